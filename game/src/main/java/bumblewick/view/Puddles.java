package bumblewick.view;

import bumblewick.def.LookDef;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** Rain that still stands on the ground; it mirrors the sky and trembles where somebody steps into it. */
final class Puddles {
    private static final float DEPTH = 2f; // u below the place that a look names in which its ground is
    private static final float LIFT = 0.02f; // u above the ground, so that it is not in it
    private static final float WATER = 0.85f; // share of its size that is water, not damp ground
    private static final float HEIGHT = 0.4f; // u above it up to which feet are in it
    private static final float CALMS = 1.6f; // seconds

    private final List<Puddle> puddles = new ArrayList<>();

    /** One puddle. */
    private static final class Puddle {
        final Vector3f place;
        final Vector3f up;
        final Vector3f colour;
        final float size;
        float stir;

        Puddle(LookDef.Puddle def, SweepHit ground) {
            up = ground.normal().clone();
            place = up.mult(LIFT).addLocal(ground.point());
            colour = Shade.of(def.colour());
            size = def.size();
        }
    }

    /** @param world to find the ground below each; what hangs in the air is left out */
    Puddles(List<LookDef.Puddle> defs, CollisionWorld world) {
        Filter filter = new Filter(Filter.ALL);
        SweepHit ground = new SweepHit();
        for (LookDef.Puddle def : defs) {
            Vector3f from = new Vector3f(def.x(), def.y() + 0.5f, def.z());
            if (world.ray(from, new Vector3f(0f, -DEPTH - 0.5f, 0f), filter, ground)) {
                puddles.add(new Puddle(def, ground));
            }
        }
    }

    /**
     * Somebody steps somewhere.
     *
     * @param feet in the scene (unaffected)
     * @param strength 0 to 1
     * @return whether it is in a puddle, which trembles now
     */
    boolean step(Vector3f feet, float strength) {
        for (int i = 0; i < puddles.size(); i++) {
            Puddle puddle = puddles.get(i);
            float reach = WATER * puddle.size;
            float x = feet.x - puddle.place.x;
            float z = feet.z - puddle.place.z;
            if (x * x + z * z < reach * reach && Math.abs(feet.y - puddle.place.y) < HEIGHT) {
                puddle.stir = Math.max(puddle.stir, strength);
                return true;
            }
        }
        return false;
    }

    /** Draws them. */
    void show(Sprites sprites, float seconds) {
        for (int i = 0; i < puddles.size(); i++) {
            Puddle puddle = puddles.get(i);
            puddle.stir = Math.max(0f, puddle.stir - seconds / CALMS);
            float phase = puddle.place.x * 1.3f + puddle.place.z * 0.7f;
            sprites.decal(
                    Sprites.Shape.PUDDLE,
                    puddle.place,
                    puddle.up,
                    puddle.size,
                    puddle.colour,
                    1f,
                    phase,
                    phase,
                    puddle.stir);
        }
    }
}
