package bumblewick.sim.body;

import bumblewick.math.DeterministicMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** The rotation of balls: on the ground they roll without slipping, in the air they keep their spin. */
public final class BallRolling {
    private final Quaternion turn = new Quaternion();

    /**
     * The spin of a ball that does not slip: its lowest point moves as the ground does.
     *
     * <pre>ω = n × (v − c) / r</pre>
     *
     * @param normal of the ground (unaffected)
     * @param velocity of the ball (unaffected)
     * @param carrier velocity of the ground (unaffected)
     * @param radius in u
     * @param store receives the spin, in radians per second
     */
    public static void spin(Vector3f normal, Vector3f velocity, Vector3f carrier, float radius, Vector3f store) {
        float x = velocity.x - carrier.x;
        float y = velocity.y - carrier.y;
        float z = velocity.z - carrier.z;
        store.set(
                (normal.y * z - normal.z * y) / radius,
                (normal.z * x - normal.x * z) / radius,
                (normal.x * y - normal.y * x) / radius);
    }

    /** Turns an orientation by a spin for a time, in place; its length stays 1. */
    public void turn(Quaternion orientation, Vector3f spin, float seconds) {
        double x = spin.x;
        double y = spin.y;
        double z = spin.z;
        double rate = Math.sqrt(x * x + y * y + z * z);
        if (rate == 0) {
            return;
        }
        double half = 0.5 * rate * seconds;
        double s = DeterministicMath.sin(half) / rate;
        turn.set((float) (x * s), (float) (y * s), (float) (z * s), (float) DeterministicMath.cos(half));
        turn.mult(orientation, orientation);
        normalize(orientation);
    }

    private static void normalize(Quaternion q) {
        double x = q.getX();
        double y = q.getY();
        double z = q.getZ();
        double w = q.getW();
        double scale = 1 / Math.sqrt(x * x + y * y + z * z + w * w);
        q.set((float) (x * scale), (float) (y * scale), (float) (z * scale), (float) (w * scale));
    }
}
