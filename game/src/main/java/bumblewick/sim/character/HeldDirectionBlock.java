package bumblewick.sim.character;

import bumblewick.math.StateHash;

/**
 * Ignores the direction that the player held when Wick was restored to safe ground, until the stick is released or turned, or a second is
 * over. So Wick does not run over the same edge again before the player sees where it is.
 */
final class HeldDirectionBlock {
    /** The longest block, in ticks. */
    private static final int LONGEST = 60;

    /** cos² 45°: a stick that has turned further means something new. */
    private static final float SAME_COSINE_SQUARED = 0.5f;

    private float x;
    private float z;
    private int ticks;

    /** Blocks the direction that is held now. */
    void begin() {
        ticks = LONGEST;
    }

    /** Ends the block. */
    void clear() {
        ticks = 0;
    }

    /** Whether the direction of this tick is blocked. */
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
