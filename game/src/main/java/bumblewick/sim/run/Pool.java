package bumblewick.sim.run;

import bumblewick.math.ReadOnlyList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The living entities of one kind in the order of their ids, and the spent ones kept for use again: a busy stage makes
 * no garbage.
 */
public final class Pool<T> {
    private final List<T> live;
    private final List<T> spent;
    private final List<T> view;
    private final Supplier<T> maker;
    private final Predicate<T> gone;

    /**
     * @param capacity made at once; more are made when they are needed
     * @param maker of one more
     * @param gone whether one is to be taken out by {@link #sweep()}
     */
    public Pool(int capacity, Supplier<T> maker, Predicate<T> gone) {
        this.live = new ArrayList<>(capacity);
        this.spent = new ArrayList<>(capacity);
        this.view = new ReadOnlyList<>(live);
        this.maker = maker;
        this.gone = gone;
        for (int i = 0; i < capacity; i++) {
            spent.add(maker.get());
        }
    }

    /** One that is alive from now on, last in order. Its fields are those of its last life: set all of them. */
    public T add() {
        T entity = spent.isEmpty() ? maker.get() : spent.remove(spent.size() - 1);
        live.add(entity);
        return entity;
    }

    public int size() {
        return live.size();
    }

    public T get(int index) {
        return live.get(index);
    }

    /** Takes the gone ones out and keeps the order of the others. */
    public void sweep() {
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

    /** The living, read only; always the same object. */
    public List<T> view() {
        return view;
    }
}
