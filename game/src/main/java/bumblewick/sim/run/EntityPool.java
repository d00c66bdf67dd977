package bumblewick.sim.run;

import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The live entities of one kind in the order of their ids. Those that are gone are kept for use again, so that a busy stage
 * makes no garbage.
 */
public abstract class EntityPool<T> {
    private final List<T> live;
    private final List<T> spent;
    private final List<T> view;
    private final Supplier<T> maker;
    private final Predicate<T> gone;

    /**
     * @param capacity made at once; more are made when they are needed
     * @param maker makes one more
     * @param gone whether {@link #sweep()} takes one out
     */
    protected EntityPool(int capacity, Supplier<T> maker, Predicate<T> gone) {
        this.live = new ArrayList<>(capacity);
        this.spent = new ArrayList<>(capacity);
        this.view = new ReadOnlyList<>(live);
        this.maker = maker;
        this.gone = gone;
        for (int i = 0; i < capacity; i++) {
            spent.add(maker.get());
        }
    }

    /** Adds an entity as the last one and returns it. Its fields are those of its last life: set all of them. */
    protected final T add() {
        T entity = spent.isEmpty() ? maker.get() : spent.remove(spent.size() - 1);
        live.add(entity);
        return entity;
    }

    public final int size() {
        return live.size();
    }

    public final T get(int index) {
        return live.get(index);
    }

    /** Takes out those that are gone and keeps the order of the others. */
    public final void sweep() {
        int kept = 0;
        for (int i = 0; i < live.size(); i++) {
            T entity = live.get(i);
            if (gone.test(entity)) {
                spent.add(entity);
            } else {
                live.set(kept++, entity);
            }
        }
        for (int i = live.size() - 1; i >= kept; i--) {
            live.remove(i);
        }
    }

    /** The live entities, read only; always the same object. */
    public final List<T> view() {
        return view;
    }

    /** Counts the live entities for the hash: how many there are, and each by {@code part}. */
    protected final void addTo(StateHash hash, BiConsumer<T, StateHash> part) {
        hash.add(live.size());
        for (int i = 0; i < live.size(); i++) {
            part.accept(live.get(i), hash);
        }
    }
}
