package bumblewick.sim.body;

import com.jme3.math.Vector3f;

/**
 * How a driven body gains speed: a power raises the speed each tick, scaled by the grip of the surface, and friction draws the
 * speed towards that of the ground.
 *
 * <pre>v' = v + power · grip,    v'' = v' + (carrier − v') · k</pre>
 *
 * <p>A constant power therefore ends at {@code carrier + power · grip · (1 − k)/k}; with k = 0 a body slides for ever.
 *
 * <p>Source: RULES 6.1 and 6.2.
 */
public final class FrictionDrive {
    /** Share of a power that has effect in the air. */
    public static final float AIR = 0.4f;

    private FrictionDrive() {}

    /** The speed after a tick's power, all in u/s. */
    public static float accelerate(float speed, float power, float grip) {
        return speed + power * grip;
    }

    /** The speed after a tick's friction, all in u/s; {@code k} from 0 to 1. */
    public static float applyFriction(float speed, float carrier, float k) {
        return speed + (carrier - speed) * k;
    }

    /** Gives a velocity a tick's power, in place. */
    static void power(Vector3f velocity, Vector3f power, float grip) {
        velocity.set(
                accelerate(velocity.x, power.x, grip),
                accelerate(velocity.y, power.y, grip),
                accelerate(velocity.z, power.z, grip));
    }

    /** Gives a velocity a tick's friction, in place. */
    static void applyFriction(Vector3f velocity, Vector3f carrier, float k) {
        velocity.set(
                applyFriction(velocity.x, carrier.x, k),
                applyFriction(velocity.y, carrier.y, k),
                applyFriction(velocity.z, carrier.z, k));
    }
}
