package bumblewick.sim.garden.camera;

import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/**
 * What the cameras look at: Wick, but at the smoothed height of the ground, so that a jump does not shake the picture.
 *
 * <pre>height = 0.95 · height + 0.05 · ground</pre>
 *
 * <p>Source: RULES 7, <i>cameras</i>.
 */
public final class CameraSubject {
    private static final float KEEP = 0.95f;

    /** How far the feet may be above the smoothed height and still be well in the picture, in u. */
    private static final float MOST_ABOVE = 1.6f;

    /** How far the feet may be below it, in u: the camera follows a fall at once. */
    private static final float MOST_BELOW = 0.6f;

    /** How far down the cameras look after Wick in a fall into the depths, in u: further, they would see only ground. */
    private static final float MOST_SUNK = 3f;

    private final Vector3f feet = new Vector3f();
    private float height;
    /** How far Wick has sunk since the cameras stay, in u. */
    private float sunk;

    private float yaw;
    private float speed;

    /** Puts the subject somewhere at once. */
    public void place(Vector3f where, float facing) {
        feet.set(where);
        height = where.y;
        sunk = 0f;
        yaw = facing;
        speed = 0f;
    }

    /**
     * Follows Wick by a tick.
     *
     * @param where the feet (copied)
     * @param facing in radians
     * @param groundSpeed horizontal, in u/s
     * @param ground height of the ground below, in u
     */
    public void follow(Vector3f where, float facing, float groundSpeed, float ground) {
        feet.set(where);
        yaw = facing;
        speed = groundSpeed;
        sunk = 0f;
        height = KEEP * height + (1f - KEEP) * ground;
        height = Easing.clamp(height, where.y - MOST_ABOVE, where.y + MOST_BELOW);
    }

    /**
     * Stays where it is for a tick, because Wick falls into the depths; the cameras only look down after Wick.
     *
     * @param where the feet are now
     */
    public void stay(Vector3f where) {
        speed = 0f;
        sunk = Easing.clamp(height - MOST_BELOW - where.y, 0f, MOST_SUNK);
    }

    /** How far below its usual place the cameras look for it, in u. */
    float sunk() {
        return sunk;
    }

    /** How far the feet are above the smoothed height, in u: from close by, a jump would leave the picture. */
    float raised() {
        return Math.max(0f, feet.y - height);
    }

    /** The point to look at, {@code above} u over the smoothed ground. */
    Vector3f point(float above, Vector3f store) {
        return store.set(feet.x, height + above, feet.z);
    }

    /** Where the feet are. */
    public Vector3f feet() {
        return feet;
    }

    /** Yaw of the subject, in radians. */
    float yaw() {
        return yaw;
    }

    /** Horizontal speed, in u/s. */
    float speed() {
        return speed;
    }

    public void addTo(StateHash hash) {
        hash.add(feet).add(height).add(sunk).add(yaw).add(speed);
    }
}
