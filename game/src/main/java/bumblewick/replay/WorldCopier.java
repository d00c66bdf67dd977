package bumblewick.replay;

import bumblewick.math.ReadOnlyList;
import bumblewick.sim.collision.TriangleMesh;
import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.objenesis.strategy.StdInstantiatorStrategy;

/**
 * Copies a world between two ticks. Original and copy share what never changes (definitions, meshes, records) and nothing
 * else, so each can be played on by itself and both come to the same states.
 *
 * <p>A lambda that captures a variable cannot be copied, so the simulation must keep none in its fields; if it does, an
 * exception names the field. Not thread-safe.
 *
 * <p>Source: the copying of object graphs is Kryo's (N. Sweet and others, <i>Kryo 5</i>).
 */
public final class WorldCopier {
    private static final String DEFINITIONS = "bumblewick.def.";

    /** What {@code List.of} and its like make on a PC, and on Android. */
    private static final List<String> FIXED_LISTS =
            List.of("java.util.ImmutableCollections", "java.util.Collections$Unmodifiable");

    private final Kryo kryo = new Kryo() {
        @Override
        @SuppressWarnings("rawtypes") // as Kryo declares it
        public Serializer getDefaultSerializer(Class type) {
            Serializer own = own(type);
            return own == null ? wholly(super.getDefaultSerializer(type)) : own;
        }
    };

    public WorldCopier() {
        kryo.setRegistrationRequired(false);
        kryo.setReferences(true);
        kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
    }

    /** A world that goes on from where this one stands (unaffected), or a world with those who play in it. */
    public <T> T copy(T original) {
        return kryo.copy(original);
    }

    private static Serializer<?> own(Class<?> type) {
        if (type == ReadOnlyList.class) {
            return new Views();
        }
        if (List.class.isAssignableFrom(type) && FIXED_LISTS.stream().anyMatch(type.getName()::startsWith)) {
            return new FixedLists();
        }
        return neverChanges(type) ? new Shared() : null;
    }

    /** A lambda without fields is a synthetic class, on a PC made at run time, for Android by the build. */
    private static boolean neverChanges(Class<?> type) {
        return type == TriangleMesh.class
                || type.getName().startsWith(DEFINITIONS)
                || (type.isSynthetic() && type.getDeclaredFields().length == 0);
    }

    /** Of an inner class, the object around it is copied too. */
    private static Serializer<?> wholly(Serializer<?> serializer) {
        if (serializer instanceof FieldSerializer<?> fields) {
            fields.getFieldSerializerConfig().setIgnoreSyntheticFields(false);
            fields.updateFields();
        }
        return serializer;
    }

    /**
     * Copies. Kryo asks every serializer to write and read too; it never calls either here, because snapshots live in memory
     * only.
     */
    private abstract static class Copying<T> extends Serializer<T> {
        @Override
        public abstract T copy(Kryo kryo, T original);

        @Override
        public void write(Kryo kryo, Output output, T object) {
            throw new UnsupportedOperationException("worlds are copied, not written");
        }

        @Override
        public T read(Kryo kryo, Input input, Class<? extends T> type) {
            throw new UnsupportedOperationException("worlds are copied, not read");
        }
    }

    private static final class Shared extends Copying<Object> {
        @Override
        public Object copy(Kryo kryo, Object original) {
            return original;
        }
    }

    private static final class Views extends Copying<ReadOnlyList<Object>> {
        @Override
        public ReadOnlyList<Object> copy(Kryo kryo, ReadOnlyList<Object> original) {
            return original.over(kryo::copy);
        }
    }

    /** The list cannot change, what is in it can. */
    private static final class FixedLists extends Copying<List<Object>> {
        @Override
        public List<Object> copy(Kryo kryo, List<Object> original) {
            return Collections.unmodifiableList(
                    original.stream().map(kryo::copy).collect(Collectors.toList()));
        }
    }
}
