package bumblewick.sim.garden;

import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/**
 * The places on safe ground where Wick was, the newest last, at least {@link #APART} apart: where a mechanism stands in the last
 * of them, Wick is put back to one before. The first, where Wick began, is kept.
 */
final class SafePlaces {
    private static final int MOST = 12;
    private static final float APART = 1.5f; // u

    private final Vector3f[] places = new Vector3f[MOST];
    private int size;

    SafePlaces() {
        for (int i = 0; i < MOST; i++) {
            places[i] = new Vector3f();
        }
    }

    /** Notes where safe ground is now (copied). */
    void add(Vector3f safe) {
        if (size > 0 && places[size - 1].distanceSquared(safe) < APART * APART) {
            return;
        }
        if (size == MOST) {
            Vector3f oldest = places[1];
            System.arraycopy(places, 2, places, 1, MOST - 2);
            places[MOST - 1] = oldest;
            size--;
        }
        places[size++].set(safe);
    }

    int size() {
        return size;
    }

    /** One of them, the newest first. */
    Vector3f back(int number) {
        return places[size - 1 - number];
    }

    void addTo(StateHash hash) {
        hash.add(size);
        for (int i = 0; i < size; i++) {
            hash.add(places[i]);
        }
    }
}
