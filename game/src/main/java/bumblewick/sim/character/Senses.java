package bumblewick.sim.character;

import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Vector3f;
import java.util.List;

/** What the feet stand on and the body walks against, and what that does to one. */
final class Senses {
    /** Nothing throws up. */
    static final float STAYS = -1f;

    private final List<SurfaceDef> surfaces;
    private final CharacterController controller;
    private final Ailments ailments;
    private SurfaceDef surface;
    private int surfaceIndex;
    private Solid pushed;

    Senses(List<SurfaceDef> surfaces, CharacterController controller, Ailments ailments) {
        this.surfaces = surfaces;
        this.controller = controller;
        this.ailments = ailments;
        surface = surfaces.get(0);
    }

    /** Lets go of what was pushed. */
    void clear() {
        pushed = null;
    }

    /**
     * Feels what the last move came to: the ground, and lava in walls.
     *
     * @return how fast that throws up, in u/s, or {@link #STAYS}
     */
    float feel(FootEvents events) {
        float thrown = STAYS;
        if (controller.grounded()) {
            surfaceIndex = controller.groundSurface();
            surface = surfaces.get(surfaceIndex);
            thrown = feel(surface, controller.groundSolid(), events);
        }
        if (controller.atWall()) {
            SurfaceDef wall = surfaces.get(controller.wallSurface());
            if (wall.effect() == SurfaceDef.Effect.LAVA) {
                thrown = feel(wall, controller.wallSolid(), events);
            }
        }
        return thrown;
    }

    private float feel(SurfaceDef felt, Solid solid, FootEvents events) {
        switch (felt.effect()) {
            case BOUNCE -> {
                events.bounced = true;
                events.bouncedOn = solid;
                return felt.bounce();
            }
            case LAVA -> {
                events.burned = true;
                ailments.burn();
                return felt.bounce();
            }
            default -> {
                return STAYS;
            }
        }
    }

    /** Notices what is walked against; {@code wish} is the velocity wanted (unaffected). */
    void push(Vector3f wish, FootEvents events) {
        Solid before = pushed;
        pushed = null;
        for (int i = 0; i < controller.pushes() && controller.grounded(); i++) {
            if (pushed == null && controller.pushNormal(i).dot(wish) < 0f) {
                pushed = controller.pushed(i);
            }
        }
        events.pushed = pushed;
        events.pushBegan = pushed != null && pushed != before;
    }

    /** Of the ground, or of the last one while in the air. */
    SurfaceDef surface() {
        return surface;
    }

    /** The number of that surface. */
    int surfaceIndex() {
        return surfaceIndex;
    }

    void addTo(StateHash hash) {
        hash.add(surfaceIndex).add(pushed != null);
    }
}
