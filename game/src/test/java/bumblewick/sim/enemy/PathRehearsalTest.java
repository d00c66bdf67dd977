package bumblewick.sim.enemy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ShippedScene;
import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.sim.motion.BakedPath;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is rehearsed is what is flown. */
class PathRehearsalTest {
    private static Rulebook rules;

    @BeforeAll
    static void load() throws Exception {
        rules = ShippedScene.read().rules();
    }

    @Test
    void whoFollowsIsOnThePathAtEveryTick() {
        PathDef path = rules.all(PathDef.class).get("corkscrew");
        PathRehearsal flown = new PathRehearsal(rules, rules.all(EnemyDef.class).get("gnat"), path, false);
        BakedPath baked = new BakedPath(path);
        assertEquals(baked.ticks(), flown.ticks());
        for (int tick = 0; tick <= flown.ticks(); tick += 7) {
            Vector3f at = flown.position(tick, new Vector3f());
            assertTrue(at.isSimilar(baked.position(tick, new Vector3f()), 1e-4f), "tick " + tick);
        }
    }

    @Test
    void mirroredIsTheSameOnTheOtherSide() {
        EnemyDef hornet = rules.all(EnemyDef.class).get("dive_hornet");
        PathDef path = rules.all(PathDef.class).get("dive_bomb");
        PathRehearsal right = new PathRehearsal(rules, hornet, path, false);
        PathRehearsal left = new PathRehearsal(rules, hornet, path, true);
        assertEquals(right.ticks(), left.ticks());
        Vector3f a = right.position(right.ticks() / 2f, new Vector3f());
        Vector3f b = left.position(left.ticks() / 2f, new Vector3f());
        assertTrue(a.isSimilar(new Vector3f(-b.x, b.y, b.z), 1e-3f));
    }

    /** Half way between two ticks it is half way between their places. */
    @Test
    void isBlendedBetweenTicks() {
        PathRehearsal flown = new PathRehearsal(
                rules,
                rules.all(EnemyDef.class).get("gnat"),
                rules.all(PathDef.class).get("weaver"),
                false);
        Vector3f middle = flown.position(40f, new Vector3f())
                .addLocal(flown.position(41f, new Vector3f()))
                .multLocal(0.5f);
        assertTrue(middle.isSimilar(flown.position(40.5f, new Vector3f()), 1e-4f));
        Vector3f end = flown.position(flown.ticks() + 99f, new Vector3f());
        assertTrue(end.isSimilar(flown.position(flown.ticks(), new Vector3f()), 1e-4f), "it stays where it left");
    }
}
