package bumblewick.sim.garden.machine;

import bumblewick.sim.body.Body;
import bumblewick.sim.body.BodyField;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Vector3f;

/** Weighs what stands on a solid: Wick, bodies, and what stands on those. */
final class Loads {
    /** Wick's weight, in kg: as much as three light crates. */
    static final float WICK = 3f;

    /** So high a stack is weighed. */
    private static final int HIGHEST = 8;

    private Loads() {}

    /** The weight on a solid, in kg. */
    static float on(Solid solid, MachineStage stage) {
        return sum(solid, stage, null, null);
    }

    /**
     * The moment on a solid, in kg u.
     *
     * @param pivot from which the arms are measured (unaffected)
     * @param axis horizontal, along which they are measured (unaffected)
     */
    static float moment(Solid solid, MachineStage stage, Vector3f pivot, Vector3f axis) {
        return sum(solid, stage, pivot, axis);
    }

    /** The sum of the weights or, if there is an axis, of their moments. */
    private static float sum(Solid solid, MachineStage stage, Vector3f pivot, Vector3f axis) {
        float sum = 0f;
        FootMotion wick = stage.wick();
        if (wick.grounded() && rests(wick.groundSolid(), solid, stage.bodies())) {
            sum += WICK * arm(wick.feet(), pivot, axis);
        }
        for (int i = 0; i < stage.bodies().bodies().size(); i++) {
            Body body = stage.bodies().bodies().get(i);
            if (body.moves() && rests(body.ground(), solid, stage.bodies())) {
                sum += body.def().mass() * arm(body.centre(), pivot, axis);
            }
        }
        return sum;
    }

    /** The sum of weight times arm squared, in kg u². */
    static float inertia(Solid solid, MachineStage stage, Vector3f pivot, Vector3f axis) {
        float sum = 0f;
        FootMotion wick = stage.wick();
        if (wick.grounded() && rests(wick.groundSolid(), solid, stage.bodies())) {
            float arm = arm(wick.feet(), pivot, axis);
            sum += WICK * arm * arm;
        }
        for (int i = 0; i < stage.bodies().bodies().size(); i++) {
            Body body = stage.bodies().bodies().get(i);
            if (body.moves() && rests(body.ground(), solid, stage.bodies())) {
                float arm = arm(body.centre(), pivot, axis);
                sum += body.def().mass() * arm * arm;
            }
        }
        return sum;
    }

    private static float arm(Vector3f point, Vector3f pivot, Vector3f axis) {
        return axis == null
                ? 1f
                : (point.x - pivot.x) * axis.x + (point.y - pivot.y) * axis.y + (point.z - pivot.z) * axis.z;
    }

    /** Whether what stands on {@code ground} weighs on a solid, directly or through bodies between. */
    private static boolean rests(Solid ground, Solid solid, BodyField bodies) {
        Solid below = ground;
        for (int i = 0; i < HIGHEST && below != null; i++) {
            if (below == solid) {
                return true;
            }
            Body body = bodies.of(below);
            below = body == null ? null : body.ground();
        }
        return false;
    }
}
