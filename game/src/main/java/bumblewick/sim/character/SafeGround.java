package bumblewick.sim.character;

import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/** Keeps the last safe place to stand: flat, harmless ground of the level itself, not close to an edge. */
final class SafeGround {
    /** Safe ground is flatter than this cosine; feet over an edge stand on a slope. */
    private static final float FLAT = 0.995f;

    /** The character must have stood on it for so long, in ticks. */
    private static final int LONG_ENOUGH = 8;

    /** There must be ground so far around the feet, in u: Wick must not be restored to an edge. */
    private static final float AROUND = 0.6f;

    private final Vector3f feet = new Vector3f();
    private float yaw;
    private int ticks;

    void place(Vector3f where, float facing) {
        feet.set(where);
        yaw = facing;
        ticks = 0;
    }

    /** Updates the place, if the character stands safely now. */
    void tick(CharacterController controller, SurfaceDef surface, float facing) {
        ticks = isSafe(controller, surface.effect()) ? ticks + 1 : 0;
        if (ticks >= LONG_ENOUGH && controller.hasGroundAround(AROUND)) {
            feet.set(controller.feet());
            yaw = facing;
        }
    }

    private static boolean isSafe(CharacterController controller, SurfaceDef.Effect effect) {
        return controller.grounded()
                && controller.groundSolid() == null
                && controller.groundNormal().y >= FLAT
                && (effect == SurfaceDef.Effect.NONE || effect == SurfaceDef.Effect.STICKY);
    }

    Vector3f feet() {
        return feet;
    }

    float yaw() {
        return yaw;
    }

    void addTo(StateHash hash) {
        hash.add(feet).add(yaw).add((long) ticks);
    }
}
