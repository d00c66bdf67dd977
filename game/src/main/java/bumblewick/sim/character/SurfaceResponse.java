package bumblewick.sim.character;

import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Vector3f;
import java.util.List;

/** Applies the effects of the surfaces that Wick touches: bouncing, burning; and notes what Wick pushes. */
final class SurfaceResponse {
    /** No surface throws Wick up. */
    static final float STAYS = -1f;

    private final List<SurfaceDef> surfaces;
    private final CharacterController controller;
    private final StatusEffects statusEffects;
    private SurfaceDef surface;
    private int surfaceIndex;
    private Solid pushed;

    SurfaceResponse(List<SurfaceDef> surfaces, CharacterController controller, StatusEffects statusEffects) {
        this.surfaces = surfaces;
        this.controller = controller;
        this.statusEffects = statusEffects;
        surface = surfaces.get(0);
    }

    /** Ends pushing. */
    void clear() {
        pushed = null;
    }

    /**
     * Applies the surfaces that the last move touched: the ground, and lava in walls.
     *
     * @return how fast a surface throws Wick up, in u/s, or {@link #STAYS}
     */
    float apply(FootEvents events) {
        float thrown = STAYS;
        if (controller.grounded()) {
            surfaceIndex = controller.groundSurface();
            surface = surfaces.get(surfaceIndex);
            thrown = apply(surface, controller.groundSolid(), events);
        }
        if (controller.contacts().wall()) {
            SurfaceDef wall = surfaces.get(controller.contacts().wallSurface());
            if (wall.effect() == SurfaceDef.Effect.LAVA) {
                thrown = apply(wall, controller.contacts().wallSolid(), events);
            }
        }
        return thrown;
    }

    private float apply(SurfaceDef felt, Solid solid, FootEvents events) {
        switch (felt.effect()) {
            case BOUNCE -> {
                events.add(FootEvent.BOUNCED);
                events.bouncedOn = solid;
                return felt.bounce();
            }
            case LAVA -> {
                events.add(FootEvent.BURNED);
                statusEffects.burn();
                return felt.bounce();
            }
            default -> {
                return STAYS;
            }
        }
    }

    /** Notes the solid that Wick walks against; {@code wish} is the velocity wanted (unaffected). */
    void push(Vector3f wish, FootEvents events) {
        Solid before = pushed;
        pushed = null;
        for (int i = 0; i < controller.contacts().pushes() && controller.grounded(); i++) {
            if (pushed == null && controller.contacts().pushNormal(i).dot(wish) < 0f) {
                pushed = controller.contacts().pushed(i);
            }
        }
        events.pushed = pushed;
        events.addIf(pushed != null && pushed != before, FootEvent.PUSH_BEGAN);
    }

    /** Surface of the ground; in the air that of the last ground. */
    SurfaceDef surface() {
        return surface;
    }

    /** Index of that surface in the rules. */
    int surfaceIndex() {
        return surfaceIndex;
    }

    void addTo(StateHash hash) {
        hash.add(surfaceIndex).add(pushed != null);
    }
}
