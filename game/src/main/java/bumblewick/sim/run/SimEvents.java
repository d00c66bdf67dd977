package bumblewick.sim.run;

import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The events of the ticks of one frame, oldest first. Grows to what a busy frame needs and then stays. */
public final class SimEvents {
    private static final int CAPACITY = 128;

    private final List<SimEvent> pool = new ArrayList<>(CAPACITY);
    private int size;

    /** Makes an empty list with room for a busy frame. */
    public SimEvents() {
        for (int i = 0; i < CAPACITY; i++) {
            pool.add(new SimEvent());
        }
    }

    /** Forgets all events; their objects are used again. */
    public void clear() {
        size = 0;
    }

    public int size() {
        return size;
    }

    /**
     * One event.
     *
     * @param index 0 to {@code size() − 1}
     * @return valid until the next {@link #clear()}
     */
    public SimEvent get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("event " + index + " of " + size);
        }
        return pool.get(index);
    }

    /**
     * Appends an event.
     *
     * @param type what happened
     * @param id who, see {@link SimEvent.Type}
     * @param amount how much, see {@link SimEvent.Type}
     * @param where in the frame of the stage that is played: a flight's corridor or a garden's world (copied)
     */
    public void add(SimEvent.Type type, int id, int amount, Vector3f where) {
        if (size == pool.size()) {
            pool.add(new SimEvent());
        }
        pool.get(size++).set(type, id, amount, where);
    }
}
