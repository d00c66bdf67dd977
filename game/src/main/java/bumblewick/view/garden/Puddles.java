package bumblewick.view.garden;

import bumblewick.def.presentation.LookDef;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import bumblewick.view.LinearColour;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The puddles of a look: they mirror the sky and ripple where somebody steps. */
final class Puddles {
    private static final float DEPTH = 2f; // u below a puddle's place at which the search for the ground ends
    private static final float LIFT = 0.02f; // u above the ground, against z-fighting
    private static final float WATER = 0.85f; // share of its size that is water; the rest is damp ground
    private static final float HEIGHT = 0.4f; // u above the water up to which feet are in it
    private static final float CALM_SECONDS = 1.6f; // seconds

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
            colour = LinearColour.parse(def.colour());
            size = def.size();
        }
    }

    /** @param world to find the ground below each; a puddle without ground is left out */
    Puddles(List<LookDef.Puddle> defs, CollisionWorld world) {
        QueryFilter filter = new QueryFilter(QueryFilter.ALL);
        SweepHit ground = new SweepHit();
        for (LookDef.Puddle def : defs) {
            Vector3f from = new Vector3f(def.x(), def.y() + 0.5f, def.z());
            if (world.ray(from, new Vector3f(0f, -DEPTH - 0.5f, 0f), filter, ground)) {
                puddles.add(new Puddle(def, ground));
            }
        }
    }

    /**
     * Disturbs the puddle at somebody's feet.
     *
     * @param feet in the scene's frame (unaffected)
     * @param strength 0 to 1
     * @return whether there is a puddle
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

    /** Draws all. */
    void show(SpriteBatch sprites, float seconds) {
        for (int i = 0; i < puddles.size(); i++) {
            Puddle puddle = puddles.get(i);
            puddle.stir = Math.max(0f, puddle.stir - seconds / CALM_SECONDS);
            float phase = puddle.place.x * 1.3f + puddle.place.z * 0.7f;
            sprites.decal(
                    SpriteBatch.Shape.PUDDLE,
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
