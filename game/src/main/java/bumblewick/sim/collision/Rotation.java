package bumblewick.sim.collision;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Turns vectors by quaternions of length 1, in doubles, with nothing but sums and products.
 *
 * <pre>v' = v + 2w(q × v) + 2 q × (q × v)</pre>
 */
public final class Rotation {
    private Rotation() {}

    /** Turns {@code v} in place. */
    public static void rotate(Quaternion q, Vector3f v) {
        apply(q.getX(), q.getY(), q.getZ(), q.getW(), v);
    }

    /** Turns {@code v} back in place. */
    public static void unrotate(Quaternion q, Vector3f v) {
        apply(-q.getX(), -q.getY(), -q.getZ(), q.getW(), v);
    }

    private static void apply(double x, double y, double z, double w, Vector3f v) {
        double tx = 2 * (y * v.z - z * v.y);
        double ty = 2 * (z * v.x - x * v.z);
        double tz = 2 * (x * v.y - y * v.x);
        v.set((float) (v.x + w * tx + y * tz - z * ty), (float) (v.y + w * ty + z * tx - x * tz), (float)
                (v.z + w * tz + x * ty - y * tx));
    }
}
