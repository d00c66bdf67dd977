package bumblewick.view.animation;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Turns head and eyes towards a target: the head as far as the neck allows, the eyes faster, and further where the head
 * stops. A target behind the head is ignored.
 */
public final class LookAtIk {
    /** Largest turn of the head to a side, in radians. */
    public static final float MAX_YAW = 1.05f;

    /** Largest turn of the head upwards, in radians: more would hide the ears behind it. */
    public static final float MAX_UP = 0.22f;

    /** Largest turn of the head downwards, in radians. */
    public static final float MAX_DOWN = 0.4f;

    /** Largest turn of the eyes in the head, in radians. */
    public static final float MAX_EYES = 0.3f;

    private static final float BEHIND = 2.2f; // radians to the side from which a target is ignored
    private static final float HEAD = 11f; // radians per second, of the neck's spring
    private static final float EYES = 40f;

    private final int head;
    private final DampedSpring yaw = new DampedSpring(HEAD, 0.9f);
    private final DampedSpring pitch = new DampedSpring(HEAD, 0.9f);
    private final DampedSpring eyeYaw = new DampedSpring(EYES, 1f);
    private final DampedSpring eyePitch = new DampedSpring(EYES, 1f);
    private final Quaternion frame = new Quaternion();
    private final Quaternion inverse = new Quaternion();
    private final Quaternion turn = new Quaternion();
    private final Vector3f way = new Vector3f();
    private final float[] wanted = new float[2];

    /** @param head joint of the head */
    public LookAtIk(int head) {
        this.head = head;
    }

    /**
     * Turns head and eyes for a frame.
     *
     * @param modelPose of the pose; updated
     * @param target in the model's frame (unaffected)
     * @param weight 0 looks where the clip looks, 1 at the target
     * @param seconds since the last frame
     */
    public void update(LocalPose pose, ModelSpacePose modelPose, Vector3f target, float weight, float seconds) {
        modelPose.sinceRest(head, frame);
        inverse.set(frame).inverseLocal();
        way.set(target).subtractLocal(modelPose.position(head));
        inverse.multLocal(way);
        angles(way, wanted);
        float share = Math.abs(wanted[0]) < BEHIND ? weight : 0f;
        float headYaw = yaw.follow(share * limited(wanted[0], MAX_YAW), seconds);
        float headPitch = pitch.follow(share * Math.max(-MAX_DOWN, Math.min(MAX_UP, wanted[1])), seconds);
        eyeYaw.follow(limited(share * wanted[0] - headYaw, MAX_EYES), seconds);
        eyePitch.follow(limited(share * wanted[1] - headPitch, MAX_EYES), seconds);
        turn.fromAngles(-headPitch, headYaw, 0f);
        frame.mult(turn, turn).multLocal(inverse);
        modelPose.rotate(pose, head, turn);
    }

    /** The angles of a direction to the model's left and up, in radians. */
    static void angles(Vector3f way, float[] store) {
        float flat = FastMath.sqrt(way.x * way.x + way.z * way.z);
        store[0] = FastMath.atan2(way.x, way.z);
        store[1] = FastMath.atan2(way.y, flat);
    }

    private static float limited(float angle, float most) {
        return Math.max(-most, Math.min(most, angle));
    }

    /** The head's turn to the left of the clip's pose, in radians. */
    public float yaw() {
        return yaw.value();
    }

    /** The head's turn upwards, in radians. */
    public float pitch() {
        return pitch.value();
    }

    /** The eyes' turn to the left in the head, in radians. */
    public float eyeYaw() {
        return eyeYaw.value();
    }

    /** The eyes' turn upwards in the head, in radians. */
    public float eyePitch() {
        return eyePitch.value();
    }
}
