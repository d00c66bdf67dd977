package bumblewick.sim.garden.enemy;

import com.jme3.math.Vector3f;

/** What walkers know of Wick in this tick. One object is filled anew every tick. */
public final class WickPerception {
    /** Faster than this on the ground, in u/s, steps can be heard. */
    private static final float LOUD = 2.8f;

    /** Wick is not noticed higher above or below than this, in u. */
    private static final float SAME_FLOOR = 2.5f;

    final Vector3f feet = new Vector3f();
    private final Vector3f velocity = new Vector3f();
    /** From feet to ears, in u. */
    float height;

    private boolean grounded;

    /**
     * Sees Wick.
     *
     * @param where the middle of the feet, in u (copied)
     * @param speed in u/s (copied)
     * @param tall from feet to ears, in u
     * @param onGround whether the feet are on the ground
     */
    public void see(Vector3f where, Vector3f speed, float tall, boolean onGround) {
        feet.set(where);
        velocity.set(speed);
        height = tall;
        grounded = onGround;
    }

    /** Horizontal distance, in u. */
    float distance(Vector3f from) {
        float x = feet.x - from.x;
        float z = feet.z - from.z;
        return (float) Math.sqrt(x * x + z * z);
    }

    /** Whether Wick is on about the same floor and within a horizontal distance. */
    boolean within(float range, Vector3f from) {
        return Math.abs(feet.y - from.y) < SAME_FLOOR && distance(from) < range;
    }

    /** Whether Wick's steps can be heard. */
    boolean loud() {
        return grounded && velocity.x * velocity.x + velocity.z * velocity.z > LOUD * LOUD;
    }
}
