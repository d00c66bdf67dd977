package bumblewick.sim.run;

import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** The live entities of one kind in the order of their ids. What they do together, each kind says itself. */
public abstract class EntityList<T> {
    private final List<T> live;
    private final List<T> view;

    protected EntityList() {
        this(0);
    }

    /** @param capacity of entities that there is room for at once; for more it makes room, which is garbage */
    EntityList(int capacity) {
        live = new ArrayList<>(capacity);
        view = new ReadOnlyList<>(live);
    }

    /** Adds an entity as the last one and returns it. */
    protected final T add(T entity) {
        live.add(entity);
        return entity;
    }

    public final int size() {
        return live.size();
    }

    public final T get(int index) {
        return live.get(index);
    }

    /** The live entities, read only; always the same object. */
    public final List<T> view() {
        return view;
    }

    protected final void remove(T entity) {
        live.remove(entity);
    }

    /** Takes out those that are gone and keeps the order of the others. */
    protected final void sweep(Predicate<T> gone) {
        int kept = 0;
        for (int i = 0; i < live.size(); i++) {
            T entity = live.get(i);
            if (gone.test(entity)) {
                retire(entity);
            } else {
                live.set(kept++, entity);
            }
        }
        for (int i = live.size() - 1; i >= kept; i--) {
            live.remove(i);
        }
    }

    /** Follows when an entity was taken out. */
    void retire(T entity) {}

    /** Counts the live entities for the hash, each by {@code part}. */
    protected final void addEach(StateHash hash, BiConsumer<T, StateHash> part) {
        for (int i = 0; i < live.size(); i++) {
            part.accept(live.get(i), hash);
        }
    }

    /** Counts how many there are, too. */
    protected final void addAll(StateHash hash, BiConsumer<T, StateHash> part) {
        hash.add(live.size());
        addEach(hash, part);
    }
}
