package bumblewick.view;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** How far one who stands turns to look at Wick: only when Wick is near, never all the way round, never all at once. */
final class Attention {
    private static final float NEAR = 7f; // u
    private static final float MOST = 0.9f; // radians
    private static final float RATE = 4f; // share of a turn in a second

    private final Vector3f ahead = new Vector3f();
    private final Quaternion aside = new Quaternion();
    private float yaw;

    /**
     * Goes on by a frame.
     *
     * @param stands whether it has nothing better to do
     * @param place where it is (unaffected)
     * @param wick where Wick is (unaffected)
     * @param turn its attitude by the rules (modified)
     */
    void follow(boolean stands, Vector3f place, Vector3f wick, Quaternion turn, float seconds) {
        float x = wick.x - place.x;
        float z = wick.z - place.z;
        turn.mult(Vector3f.UNIT_Z, ahead);
        boolean near = stands && x * x + z * z < NEAR * NEAR;
        float wanted = near ? angle(x, z) : 0f;
        yaw += (FastMath.clamp(wanted, -MOST, MOST) - yaw) * Math.min(1f, RATE * seconds);
        turn.multLocal(aside.fromAngleNormalAxis(yaw, Vector3f.UNIT_Y));
    }

    /** From its nose to a direction on the plan, in radians to its left. */
    private float angle(float x, float z) {
        return FastMath.atan2(ahead.z * x - ahead.x * z, ahead.x * x + ahead.z * z);
    }

    /** Looks straight ahead again. */
    void reset() {
        yaw = 0f;
    }
}
