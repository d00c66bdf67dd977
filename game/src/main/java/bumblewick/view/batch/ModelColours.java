package bumblewick.view.batch;

import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Which colours a model has most of: what breaks off it has them. */
public final class ModelColours {
    /** How many colours are told apart. */
    public static final int MOST = 3;

    private static final float ALIKE = 0.25f; // distance up to which two colours count as one
    private static final Vector3f PLAIN = new Vector3f(1f, 1f, 1f);

    private ModelColours() {}

    /** A colour, and how many vertices have it or one like it. */
    private static final class Share {
        final Vector3f colour;
        int vertices;

        Share(Vector3f colour) {
            this.colour = colour;
        }
    }

    /** The most frequent colours of a mesh's vertices, in linear light, most frequent first; white if it has none. */
    public static List<Vector3f> of(Mesh mesh) {
        VertexBuffer colours = mesh.getBuffer(Type.Color);
        List<Share> shares = new ArrayList<>();
        for (int i = 0; colours != null && i < mesh.getVertexCount(); i++) {
            count(read(colours, i, new Vector3f()), shares);
        }
        shares.sort(Comparator.comparingInt((Share share) -> share.vertices).reversed());
        List<Vector3f> most = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST, shares.size()); i++) {
            most.add(shares.get(i).colour);
        }
        return most.isEmpty() ? List.of(PLAIN) : most;
    }

    private static void count(Vector3f colour, List<Share> shares) {
        Share found = null;
        for (Share share : shares) {
            found = found == null && share.colour.distance(colour) < ALIKE ? share : found;
        }
        if (found == null) {
            found = new Share(colour);
            shares.add(found);
        }
        found.vertices++;
    }

    /** A vertex' colour, in linear light. */
    static Vector3f read(VertexBuffer colours, int vertex, Vector3f store) {
        return store.set(component(colours, vertex, 0), component(colours, vertex, 1), component(colours, vertex, 2));
    }

    /** Changes a vertex' colour, in linear light; how much it glows stays. */
    static void write(VertexBuffer colours, int vertex, Vector3f colour) {
        for (int i = 0; i < 3; i++) {
            colours.setElementComponent(vertex, i, stored(colours.getFormat(), colour.get(i)));
        }
    }

    private static Number stored(VertexBuffer.Format format, float value) {
        return switch (format) {
            case UnsignedByte -> (byte) Math.round(255f * Math.min(1f, value));
            case UnsignedShort -> (short) Math.round(65535f * Math.min(1f, value));
            default -> value;
        };
    }

    private static float component(VertexBuffer colours, int vertex, int number) {
        Number value = (Number) colours.getElementComponent(vertex, number);
        return switch (colours.getFormat()) {
            case UnsignedByte -> (value.intValue() & 0xff) / 255f;
            case UnsignedShort -> (value.intValue() & 0xffff) / 65535f;
            default -> value.floatValue();
        };
    }
}
