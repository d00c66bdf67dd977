package bumblewick.sim.collision;

import java.util.ArrayList;
import java.util.List;

/** A list of contacts that grows to what is needed and then stays. Reused, like what it holds. */
public final class Contacts {
    private final List<SweepHit> pool = new ArrayList<>();
    private int size;

    public int size() {
        return size;
    }

    /** One contact, 0 to {@code size() − 1}. */
    public SweepHit get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("contact " + index + " of " + size);
        }
        return pool.get(index);
    }

    void clear() {
        size = 0;
    }

    SweepHit add() {
        if (size == pool.size()) {
            pool.add(new SweepHit());
        }
        return pool.get(size++);
    }
}
