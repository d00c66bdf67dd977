package bumblewick.sim.character;

import bumblewick.math.StateHash;

/**
 * The direction that was held when Wick was put back. It means nothing until it is let go, turned, or a second is over:
 * who ran over an edge does not run over it again before the player has seen where Wick is.
 */
final class StaleDirection {
    /** Never longer, in ticks. */
    private static final int LONGEST = 60;

    /** cos² 45°: a stick that has turned further means something new. */
    private static final float SAME_COSINE_SQUARED = 0.5f;

    private float x;
    private float z;
    private int ticks;

    /** What is held now is stale. */
    void begin() {
        ticks = LONGEST;
    }

    /** Nothing is stale. */
    void clear() {
        ticks = 0;
    }

    /** Whether the direction that is wanted in this tick is still the stale one. */
    boolean holds(FootInput input) {
        boolean same = CameraRelative.alike(x, z, input.x, input.z, SAME_COSINE_SQUARED);
        ticks = ticks > 0 && same ? ticks - 1 : 0;
        x = input.x;
        z = input.z;
        return ticks > 0;
    }

    void addTo(StateHash hash) {
        hash.add(x).add(z).add((long) ticks);
    }
}
