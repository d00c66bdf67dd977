package bumblewick.sim.run;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Entities that come and go. Those that are gone are kept for use again, so that a busy stage makes no garbage. */
public abstract class EntityPool<T> extends EntityList<T> {
    private final List<T> spent;
    private final Supplier<T> maker;
    private final Predicate<T> gone;

    /**
     * @param capacity made at once; more are made when they are needed
     * @param maker makes one more
     * @param gone whether {@link #sweep()} takes one out
     */
    protected EntityPool(int capacity, Supplier<T> maker, Predicate<T> gone) {
        super(capacity);
        this.spent = new ArrayList<>(capacity);
        this.maker = maker;
        this.gone = gone;
        for (int i = 0; i < capacity; i++) {
            spent.add(maker.get());
        }
    }

    /** Adds an entity as the last one and returns it. Its fields are those of its last life: set all of them. */
    protected final T add() {
        return add(spent.isEmpty() ? maker.get() : spent.remove(spent.size() - 1));
    }

    /** Takes out those that are gone and keeps the order of the others. */
    public final void sweep() {
        sweep(gone);
    }

    @Override
    void retire(T entity) {
        spent.add(entity);
    }
}
