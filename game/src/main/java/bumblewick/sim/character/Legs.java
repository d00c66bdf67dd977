package bumblewick.sim.character;

import bumblewick.def.FootDef;
import bumblewick.def.SurfaceDef;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;

/** How fast one wants to go, and how a speed becomes that: on what the feet stand on, or in the air. */
final class Legs {
    /** The speed factor of half a stick, at which one jogs: 0.2 + 0.8 · ½. */
    private static final float HALF_STICK = 0.6f;

    private final FootDef def;
    private final Vector3f wish = new Vector3f();
    private float factor;

    Legs(FootDef def) {
        this.def = def;
    }

    /**
     * Reads the stick.
     *
     * @param input what is wanted
     * @param scale on all speeds, of the surface and of burning
     * @param low whether it crouches
     */
    void want(FootInput input, float scale, boolean low) {
        float length = (float) Math.sqrt(input.x * input.x + input.z * input.z);
        factor = CameraRelative.speedFactor(length);
        if (length == 0f) {
            wish.set(0f, 0f, 0f);
            return;
        }
        float speed = scale * (low ? def.crouchSpeed() * factor : speed(input.walk)) / length;
        wish.set(input.x * speed, 0f, input.z * speed);
    }

    /** Wants nothing. */
    void rest() {
        factor = 0f;
        wish.set(0f, 0f, 0f);
    }

    /** From nothing to a jog at half a stick, and on to a run. */
    private float speed(boolean walk) {
        float speed = factor <= HALF_STICK
                ? def.jog() * factor / HALF_STICK
                : def.jog() + (def.run() - def.jog()) * (factor - HALF_STICK) / (1f - HALF_STICK);
        return walk ? Math.min(def.walk(), speed) : speed;
    }

    /** The velocity wanted, in u/s; y is 0. */
    Vector3f wish() {
        return wish;
    }

    /** 0 at rest, otherwise 0.2 + 0.8·stick. */
    float factor() {
        return factor;
    }

    /** On the ground the surface says how well feet grip, and how much is lost by itself. */
    void walk(Vector3f velocity, SurfaceDef surface) {
        float speed = length(velocity.x, velocity.z);
        boolean brakes = brakes(velocity);
        float rate = (brakes ? def.deceleration() : def.acceleration()) * surface.power() * Tick.SECONDS;
        approach(velocity, wish.x, wish.z, brakes ? Math.max(rate, speed * surface.friction()) : rate);
    }

    /**
     * In the air one steers less.
     *
     * @param driftX velocity of the air, so to speak: that of the platform just left, in u/s
     * @param driftZ likewise
     */
    void fly(Vector3f velocity, float driftX, float driftZ) {
        float rate = (brakes(velocity) ? def.deceleration() : def.acceleration()) * def.airControl() * Tick.SECONDS;
        approach(velocity, wish.x + driftX, wish.z + driftZ, rate);
    }

    private boolean brakes(Vector3f velocity) {
        return wish.x * velocity.x + wish.z * velocity.z <= 0f && (wish.lengthSquared() == 0f || moves(velocity));
    }

    private static boolean moves(Vector3f velocity) {
        return velocity.x != 0f || velocity.z != 0f;
    }

    private static void approach(Vector3f velocity, float x, float z, float most) {
        float byX = x - velocity.x;
        float byZ = z - velocity.z;
        float by = length(byX, byZ);
        if (by <= most) {
            velocity.x = x;
            velocity.z = z;
        } else {
            velocity.x += byX / by * most;
            velocity.z += byZ / by * most;
        }
    }

    static float length(float x, float z) {
        return (float) Math.sqrt(x * x + z * z);
    }
}
