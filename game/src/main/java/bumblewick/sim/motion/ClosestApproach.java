package bumblewick.sim.motion;

import com.jme3.math.Vector3f;

/**
 * The least distance between two points in a tick, both moving straight from where they were to where they are. So a fast
 * bullet cannot jump over its target.
 *
 * <pre>d(t) = d0 + t·(d1 − d0),  0 ≤ t ≤ 1,   least at t = −d0·(d1 − d0) / |d1 − d0|²</pre>
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.5.5.
 */
public final class ClosestApproach {
    private ClosestApproach() {}

    /**
     * The square of the least distance in this tick, in u².
     *
     * @param a0 where the first point was (unaffected)
     * @param a1 where it is (unaffected)
     * @param b0 where the second point was (unaffected)
     * @param b1 where it is (unaffected)
     */
    public static float squared(Vector3f a0, Vector3f a1, Vector3f b0, Vector3f b1) {
        float x = a0.x - b0.x;
        float y = a0.y - b0.y;
        float z = a0.z - b0.z;
        float dx = a1.x - b1.x - x;
        float dy = a1.y - b1.y - y;
        float dz = a1.z - b1.z - z;
        float length = dx * dx + dy * dy + dz * dz;
        if (length > 0f) {
            float t = Math.max(0f, Math.min(1f, -(x * dx + y * dy + z * dz) / length));
            x += t * dx;
            y += t * dy;
            z += t * dz;
        }
        return x * x + y * y + z * z;
    }

    /** What {@link #entry} returns if they never came so close. */
    public static final float NEVER = Float.POSITIVE_INFINITY;

    /**
     * The fraction of this tick, 0 to 1, at which they first came as close as {@code reach}, or {@link #NEVER}.
     *
     * <pre>|d0 + t·(d1 − d0)|² = reach²,  the smaller t</pre>
     *
     * @param reach in u
     */
    public static float entry(float reach, Vector3f a0, Vector3f a1, Vector3f b0, Vector3f b1) {
        float x = a0.x - b0.x;
        float y = a0.y - b0.y;
        float z = a0.z - b0.z;
        float outside = x * x + y * y + z * z - reach * reach;
        if (outside <= 0f) {
            return 0f;
        }
        float dx = a1.x - b1.x - x;
        float dy = a1.y - b1.y - y;
        float dz = a1.z - b1.z - z;
        float along = x * dx + y * dy + z * dz;
        float length = dx * dx + dy * dy + dz * dz;
        float root = along * along - length * outside;
        if (along >= 0f || root < 0f) {
            return NEVER;
        }
        float t = (-along - (float) Math.sqrt(root)) / length;
        return t <= 1f ? t : NEVER;
    }

    /** Whether they came closer than {@code reach}, in u. */
    public static boolean within(float reach, Vector3f a0, Vector3f a1, Vector3f b0, Vector3f b1) {
        return squared(a0, a1, b0, b1) < reach * reach;
    }
}
