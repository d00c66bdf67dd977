package bumblewick.sim.collision;

import java.util.ArrayList;
import java.util.List;

/** A list of contacts that grows to what is needed and then keeps its size. The list and its contacts are reused. */
public final class ContactList {
    /** Contacts that are there from the start: more than most queries find, so that the list hardly ever grows. */
    private static final int ROOM = 32;

    private final List<SweepHit> pool = new ArrayList<>(ROOM);
    private int size;

    public ContactList() {
        for (int i = 0; i < ROOM; i++) {
            pool.add(new SweepHit());
        }
    }

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

    /** Sorts by distance, then by place, then by surface: by insertion, as there are few. */
    void sort() {
        for (int i = 1; i < size; i++) {
            SweepHit hit = pool.get(i);
            int at = i;
            while (at > 0 && before(hit, pool.get(at - 1))) {
                pool.set(at, pool.get(at - 1));
                at--;
            }
            pool.set(at, hit);
        }
    }

    private static boolean before(SweepHit a, SweepHit b) {
        int order = Float.compare(a.distance, b.distance);
        order = order != 0 ? order : Float.compare(a.point.x, b.point.x);
        order = order != 0 ? order : Float.compare(a.point.y, b.point.y);
        order = order != 0 ? order : Float.compare(a.point.z, b.point.z);
        order = order != 0 ? order : Float.compare(a.normal.y, b.normal.y);
        order = order != 0 ? order : Float.compare(a.normal.x, b.normal.x);
        order = order != 0 ? order : Float.compare(a.normal.z, b.normal.z);
        return order != 0 ? order < 0 : a.surface < b.surface;
    }

    SweepHit add() {
        if (size == pool.size()) {
            pool.add(new SweepHit());
        }
        return pool.get(size++);
    }
}
