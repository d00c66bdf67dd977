package bumblewick.sim.garden;

import com.jme3.math.Vector3f;

/** What ground enemies know of Wick in this tick. */
final class Prey {
    /** Faster than this on the ground, in u/s, steps can be heard. */
    private static final float LOUD = 2.8f;

    /** Higher above or below than this, in u, nobody looks. */
    private static final float SAME_FLOOR = 2.5f;

    final Vector3f feet = new Vector3f();
    final Vector3f velocity = new Vector3f();
    /** From feet to ears, in u. */
    float height;

    boolean grounded;

    /** On the plan, in u. */
    float distance(Vector3f from) {
        float x = feet.x - from.x;
        float z = feet.z - from.z;
        return (float) Math.sqrt(x * x + z * z);
    }

    /** Whether Wick is on about the same floor within a distance on the plan. */
    boolean within(float range, Vector3f from) {
        return Math.abs(feet.y - from.y) < SAME_FLOOR && distance(from) < range;
    }

    /** Whether its steps can be heard. */
    boolean loud() {
        return grounded && velocity.x * velocity.x + velocity.z * velocity.z > LOUD * LOUD;
    }
}
