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

    /** Removes all events; their objects are used again. */
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

    /** Appends an event about nobody in particular, without a payload; see the full form. */
    public void add(SimEvent.Type type, Vector3f where) {
        add(type, SimEvent.NOBODY, where);
    }

    /** Appends an event without a payload; see the full form. */
    public void add(SimEvent.Type type, int id, Vector3f where) {
        add(type, id, 0, where);
    }

    /** Appends an event whose payload is a flag; see the full form. */
    public void add(SimEvent.Type type, int id, boolean flag, Vector3f where) {
        add(type, id, flag ? 1 : 0, where);
    }

    /** Appends a copy of an event of another list. */
    public void add(SimEvent event) {
        add(event.type(), event.id(), event.kind(), event.amount(), event.position());
    }

    /** Appends an event whose kind rules do not ask for; see the full form. */
    public void add(SimEvent.Type type, int id, int amount, Vector3f where) {
        add(type, id, "", amount, where);
    }

    /**
     * Appends an event.
     *
     * @param type what happened
     * @param id of the entity that it is about, or {@link SimEvent#NOBODY}
     * @param kind id of the definition that the entity is of, see {@link SimEvent#kind}
     * @param amount the payload, see {@link SimEvent.Type}
     * @param where in the frame of the stage that is played: a flight's corridor or a garden's world (copied)
     * @throws IllegalArgumentException if there is an amount, but events of that type carry none
     */
    public void add(SimEvent.Type type, int id, String kind, int amount, Vector3f where) {
        if (amount != 0 && !type.hasPayload()) {
            throw new IllegalArgumentException(type + " carries " + amount + ", expected no payload");
        }
        if (size == pool.size()) {
            pool.add(new SimEvent());
        }
        pool.get(size++).set(type, id, kind, amount, where);
    }
}
