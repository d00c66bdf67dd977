package bumblewick.sim.garden.camera;

import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/**
 * What the cameras look at: Wick, but at the smoothed height of the ground, so that a jump does not shake the picture; and how
 * Wick moves, which they follow softly.
 *
 * <pre>height = 0.95 · height + 0.05 · ground</pre>
 *
 * <p>Source: RULES 7, <i>cameras</i>.
 */
public final class CameraSubject {
    private static final float KEEP = 0.95f;

    /** How far the feet may be above the smoothed height and still be well in the picture, in u. */
    private static final float MOST_ABOVE = 1.6f;

    /** How far the feet may be below it, in u: the camera follows a fall soon. */
    private static final float MOST_BELOW = 0.6f;

    /** Share of what is beyond these that it makes up for in a tick: at once would be a jerk. */
    private static final float SOON = 0.3f;

    /** How far down the cameras look after Wick in a fall into the depths, in u: further, they would see only ground. */
    private static final float MOST_SUNK = 3f;

    /** Share of the way by which they are behind Wick that is left a tick later, when they do not stay any more. */
    private static final float CATCH_UP = 0.9f;

    private final Vector3f feet = new Vector3f();
    private final SubjectMotion motion = new SubjectMotion();
    private float height;
    /** How far Wick has sunk since the cameras stay, in u. */
    private float sunk;

    /** How far what is seen is behind Wick since the cameras stayed, in u. */
    private final Vector3f behind = new Vector3f();

    private boolean stays;
    private float yaw;
    private float speed;

    /** Puts the subject somewhere at once. */
    public void place(Vector3f where, float facing) {
        feet.set(where);
        height = where.y;
        sunk = 0f;
        stays = false;
        behind.set(0f, 0f, 0f);
        yaw = facing;
        speed = 0f;
        motion.reset();
    }

    /**
     * Follows Wick by a tick.
     *
     * @param where the feet (copied)
     * @param facing in radians
     * @param groundSpeed horizontal, in u/s
     * @param ground height of the ground below, in u
     * @param above how far the feet are above what they will land on, in u
     */
    public void follow(Vector3f where, float facing, float groundSpeed, float ground, float above) {
        motion.tick(where.x - feet.x, where.y - feet.y, where.z - feet.z, above);
        float seen = height - sunk;
        height = KEEP * height + (1f - KEEP) * ground;
        height += SOON * (Easing.clamp(height, where.y - MOST_ABOVE, where.y + MOST_BELOW) - height);
        if (stays) {
            behind.set(feet.x - where.x, seen - height, feet.z - where.z);
        } else {
            behind.multLocal(CATCH_UP);
        }
        stays = false;
        sunk = 0f;
        feet.set(where);
        yaw = facing;
        speed = groundSpeed;
    }

    /**
     * Stays where it is for a tick, because Wick falls into the depths; the cameras only look down after Wick.
     *
     * @param where the feet are now
     */
    public void stay(Vector3f where) {
        stays = true;
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
        return store.set(feet.x, height + above, feet.z).addLocal(behind);
    }

    /** How it moves. */
    SubjectMotion motion() {
        return motion;
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
        hash.add(feet).add(height).add(sunk).add(behind).add(stays).add(yaw).add(speed);
        motion.addTo(hash);
    }
}
