package bumblewick.sim.body;

import com.jme3.math.Vector3f;

/**
 * How a wish becomes speed. The wish is a power, by which the speed rises each tick; what is touched scales it, and
 * friction draws the speed towards that of what is stood on.
 *
 * <pre>v' = v + power · grip,    v'' = v' + (carrier − v') · k</pre>
 *
 * <p>A constant power therefore ends at {@code carrier + power · grip · (1 − k)/k}; with k = 0 a body slides for ever.
 *
 * <p>Source: RULES 6.1 and 6.2.
 */
public final class Drive {
    /** Share of a power that is had in the air. */
    public static final float AIR = 0.4f;

    private Drive() {}

    /** The speed after a tick's power, all in u/s. */
    public static float powered(float speed, float power, float grip) {
        return speed + power * grip;
    }

    /** The speed after a tick's friction, all in u/s; {@code k} from 0 to 1. */
    public static float rubbed(float speed, float carrier, float k) {
        return speed + (carrier - speed) * k;
    }

    /** Gives a velocity a tick's power, in place. */
    static void power(Vector3f velocity, Vector3f power, float grip) {
        velocity.set(
                powered(velocity.x, power.x, grip),
                powered(velocity.y, power.y, grip),
                powered(velocity.z, power.z, grip));
    }

    /** Gives a velocity a tick's friction, in place. */
    static void rub(Vector3f velocity, Vector3f carrier, float k) {
        velocity.set(
                rubbed(velocity.x, carrier.x, k), rubbed(velocity.y, carrier.y, k), rubbed(velocity.z, carrier.z, k));
    }
}
