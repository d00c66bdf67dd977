package bumblewick.view.character;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Turns something that stands towards Wick: only when Wick is near, by a limited angle, smoothly. */
public final class TurnToWick {
    private static final float NEAR = 7f; // u from which it turns
    private static final float MAX_YAW = 0.9f; // radians
    private static final float RATE = 4f; // share of the missing angle per second

    private final Vector3f ahead = new Vector3f();
    private final Quaternion aside = new Quaternion();
    private float yaw;

    /**
     * Turns by a frame.
     *
     * @param stands whether it has nothing else to do
     * @param place its position (unaffected)
     * @param wick Wick's position (unaffected)
     * @param turn its simulated orientation (modified)
     */
    public void update(boolean stands, Vector3f place, Vector3f wick, Quaternion turn, float seconds) {
        float x = wick.x - place.x;
        float z = wick.z - place.z;
        turn.mult(Vector3f.UNIT_Z, ahead);
        boolean near = stands && x * x + z * z < NEAR * NEAR;
        float wanted = near ? angle(x, z) : 0f;
        yaw += (FastMath.clamp(wanted, -MAX_YAW, MAX_YAW) - yaw) * Math.min(1f, RATE * seconds);
        turn.multLocal(aside.fromAngleNormalAxis(yaw, Vector3f.UNIT_Y));
    }

    /** The angle from its nose to a horizontal direction, in radians to its left. */
    private float angle(float x, float z) {
        return FastMath.atan2(ahead.z * x - ahead.x * z, ahead.x * x + ahead.z * z);
    }

    /** Looks straight ahead again. */
    public void reset() {
        yaw = 0f;
    }
}
