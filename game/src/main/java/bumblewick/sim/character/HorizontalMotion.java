package bumblewick.sim.character;

import bumblewick.def.FootDef;
import bumblewick.def.SurfaceDef;
import bumblewick.math.Tick;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Vector3f;

/** Wick's horizontal motion: the velocity that the stick asks for, and the acceleration to it on the ground and in the air. */
final class HorizontalMotion {
    /** The speed factor of half a stick, at which Wick jogs: 0.2 + 0.8 · ½. */
    private static final float HALF_STICK = 0.6f;

    private final FootDef def;
    private final Vector3f wish = new Vector3f();
    private final Vector3f aboard = new Vector3f();
    private float factor;

    HorizontalMotion(FootDef def) {
        this.def = def;
    }

    /**
     * Reads the stick.
     *
     * @param input what is wanted
     * @param scale factor on all speeds, of the surface and of burning
     * @param low whether Wick crouches
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

    /** Asks for no velocity. */
    void rest() {
        factor = 0f;
        wish.set(0f, 0f, 0f);
    }

    /** The speed for the stick: from 0 to a jog at half a stick, and on to a run. */
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

    /** The speed factor: 0 at rest, otherwise 0.2 + 0.8·stick. */
    float factor() {
        return factor;
    }

    /** Accelerates on the ground by a tick; the surface says how well the feet grip and how much speed is lost. */
    void walk(Vector3f velocity, SurfaceDef surface) {
        float speed = length(velocity.x, velocity.z);
        boolean brakes = brakes(velocity);
        float rate = (brakes ? def.deceleration() : def.acceleration()) * surface.power() * Tick.SECONDS;
        approach(velocity, wish.x, wish.z, brakes ? Math.max(rate, speed * surface.friction()) : rate);
    }

    /**
     * Accelerates in the air by a tick.
     *
     * @param driftX velocity of the platform just left, in u/s
     * @param driftZ likewise
     */
    void fly(Vector3f velocity, float driftX, float driftZ) {
        float rate = (brakes(velocity) ? def.deceleration() : def.acceleration()) * def.airControl() * Tick.SECONDS;
        approach(velocity, wish.x + driftX, wish.z + driftZ, rate);
    }

    /**
     * Lands: what Wick lands on carries it from now on; on that, Wick is no faster than it came.
     *
     * @param on what moves, or null
     * @param feet where they are (unaffected)
     * @param velocity of Wick (modified)
     */
    void land(Solid on, Vector3f feet, Vector3f velocity) {
        if (on == null) {
            return;
        }
        on.carryBack(feet, aboard)
                .subtractLocal(feet)
                .multLocal(Tick.PER_SECOND)
                .subtractLocal(on.belt())
                .addLocal(velocity);
        aboard.y = 0f;
        if (aboard.lengthSquared() < velocity.lengthSquared()) {
            velocity.set(aboard);
        }
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
