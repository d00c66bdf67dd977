package bumblewick.view.garden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.SurfaceDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.sim.World;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.run.RunOptions;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What rain and feet leave on the ground of Mill Yard. */
class PuddlesTest {
    private static final float STEEPEST = 0.02f; // u by which the ground under a puddle may differ from its middle

    private final Scene scene = read();
    private final LookDef look = scene.all(LookDef.class).get("mill_yard");
    private final CollisionWorld ground = new World(scene.rules(), new RunOptions("mill_yard", "easy", 1L, 0))
            .garden()
            .collision();

    private static Scene read() {
        try {
            return ShippedScene.read();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private float height(float x, float y, float z) {
        SweepHit hit = new SweepHit();
        QueryFilter filter = new QueryFilter(QueryFilter.ALL);
        assertTrue(ground.ray(new Vector3f(x, y + 0.5f, z), new Vector3f(0f, -2.5f, 0f), filter, hit));
        return hit.point().y;
    }

    /** Water that stands on a slope, over an edge or in a wall is no puddle. */
    @Test
    void everyPuddleLiesOnLevelGround() {
        assertFalse(look.puddles().isEmpty());
        for (LookDef.Puddle puddle : look.puddles()) {
            float middle = height(puddle.x(), puddle.y(), puddle.z());
            for (int i = 0; i < 12; i++) {
                float angle = i * FastMath.TWO_PI / 12f;
                float x = puddle.x() + puddle.size() * FastMath.cos(angle);
                float z = puddle.z() + puddle.size() * FastMath.sin(angle);
                assertEquals(middle, height(x, puddle.y(), z), STEEPEST, puddle::toString);
            }
        }
    }

    @Test
    void aPuddleFeelsFeetInItAndNoOthers() {
        LookDef.Puddle first = look.puddles().get(0);
        Puddles puddles = new Puddles(List.of(first), ground);
        float y = height(first.x(), first.y(), first.z());

        assertTrue(puddles.step(new Vector3f(first.x(), y, first.z()), 1f));
        assertTrue(puddles.step(new Vector3f(first.x() + 0.8f * first.size(), y, first.z()), 1f));
        assertFalse(puddles.step(new Vector3f(first.x() + 1.1f * first.size(), y, first.z()), 1f));
        assertFalse(puddles.step(new Vector3f(first.x(), y + 1f, first.z()), 1f), "jumps over it");
    }

    /** A print that belongs to no surface would never be seen, and nobody would know why. */
    @Test
    void everyPrintBelongsToASurfaceOrToWetFeet() {
        for (LookDef one : scene.all(LookDef.class).values()) {
            Set<String> unknown = new TreeSet<>(one.prints().keySet());
            unknown.removeAll(scene.rules().all(SurfaceDef.class).keySet());
            unknown.remove(LookDef.WET);
            assertEquals(Set.of(), unknown, one.id());
        }
    }
}
