package bumblewick.view.pose;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * A head that looks at things: it turns as far as a neck can, the eyes are there first and go on where the head stops.
 * What is behind is not looked at.
 */
public final class Gaze {
    /** Most that the head turns aside, in radians. */
    public static final float MOST_YAW = 1.05f;

    /** Most that it turns up: no more, or the ears are lost behind it. */
    public static final float MOST_UP = 0.22f;

    /** Most that it turns down. */
    public static final float MOST_DOWN = 0.4f;

    /** Most that the eyes turn in the head, either way. */
    public static final float MOST_EYES = 0.3f;

    private static final float BEHIND = 2.2f; // radians aside: from here on it is lost
    private static final float HEAD = 11f; // radians per second, of the neck's spring
    private static final float EYES = 40f;

    private final int head;
    private final Spring yaw = new Spring(HEAD, 0.9f);
    private final Spring pitch = new Spring(HEAD, 0.9f);
    private final Spring eyeYaw = new Spring(EYES, 1f);
    private final Spring eyePitch = new Spring(EYES, 1f);
    private final Quaternion frame = new Quaternion();
    private final Quaternion inverse = new Quaternion();
    private final Quaternion turn = new Quaternion();
    private final Vector3f way = new Vector3f();
    private final float[] wanted = new float[2];

    /** @param head the joint that turns */
    public Gaze(int head) {
        this.head = head;
    }

    /**
     * Turns the head.
     *
     * @param stance of the pose; kept up to date
     * @param target in the model (unaffected)
     * @param weight 0 looks where the clip looks, 1 at the target
     * @param seconds since the last frame
     */
    public void look(JointPose pose, Stance stance, Vector3f target, float weight, float seconds) {
        stance.sinceRest(head, frame);
        inverse.set(frame).inverseLocal();
        way.set(target).subtractLocal(stance.place(head));
        inverse.multLocal(way);
        angles(way, wanted);
        float share = Math.abs(wanted[0]) < BEHIND ? weight : 0f;
        float headYaw = yaw.follow(share * limited(wanted[0], MOST_YAW), seconds);
        float headPitch = pitch.follow(share * Math.max(-MOST_DOWN, Math.min(MOST_UP, wanted[1])), seconds);
        eyeYaw.follow(limited(share * wanted[0] - headYaw, MOST_EYES), seconds);
        eyePitch.follow(limited(share * wanted[1] - headPitch, MOST_EYES), seconds);
        turn.fromAngles(-headPitch, headYaw, 0f);
        frame.mult(turn, turn).multLocal(inverse);
        stance.turn(pose, head, turn);
    }

    /** How far aside (to the model's left) and up a direction is, in radians. */
    static void angles(Vector3f way, float[] store) {
        float flat = FastMath.sqrt(way.x * way.x + way.z * way.z);
        store[0] = FastMath.atan2(way.x, way.z);
        store[1] = FastMath.atan2(way.y, flat);
    }

    private static float limited(float angle, float most) {
        return Math.max(-most, Math.min(most, angle));
    }

    /** How far the head is turned to the left of where the clip has it, in radians. */
    public float yaw() {
        return yaw.value();
    }

    /** How far the head is turned up. */
    public float pitch() {
        return pitch.value();
    }

    /** How far the eyes are turned to the left in the head, in radians. */
    public float eyeYaw() {
        return eyeYaw.value();
    }

    /** How far the eyes are turned up in the head. */
    public float eyePitch() {
        return eyePitch.value();
    }
}
