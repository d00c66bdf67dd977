package bumblewick.sim.character;

import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/** Remembers where it was last safe to stand: flat, whole, harmless ground of the level itself, feet well on it. */
final class SafeGround {
    /** Flatter than this cosine; feet over an edge stand on a slope. */
    private static final float FLAT = 0.995f;

    /** So long it must have been stood on, in ticks. */
    private static final int LONG_ENOUGH = 8;

    /** So far around the feet there must be ground, in u: nobody is put back onto an edge. */
    private static final float AROUND = 0.6f;

    private final Vector3f feet = new Vector3f();
    private float yaw;
    private int ticks;

    void place(Vector3f where, float facing) {
        feet.set(where);
        yaw = facing;
        ticks = 0;
    }

    /** Looks where one stands now. */
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
