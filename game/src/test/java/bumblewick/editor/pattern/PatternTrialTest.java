package bumblewick.editor.pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BulletDef;
import bumblewick.def.Rulebook;
import bumblewick.def.pattern.PatternDef;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.TestPatterns;
import bumblewick.sim.World;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the preview of a pattern plays, and what it says of it. */
class PatternTrialTest {
    private static final PlayerIntent STRAIGHT_ON = PlayerIntent.of(0f, 0f, PlayerIntent.HOLD_FIRE);

    private static List<String> shipped() {
        return List.copyOf(ShippedRules.get().all(PatternDef.class).keySet());
    }

    private static int most(World world, int ticks) {
        PatternDensity density = new PatternDensity();
        int lights = 0;
        for (int i = 0; i < ticks; i++) {
            world.tick(STRAIGHT_ON, new SimEvents());
            density.add(world.flight().bullets(), world.flight().wick().position());
            lights = Math.max(
                    lights,
                    world.flight().beams().size() + world.flight().ringWaves().size());
        }
        return density.peak() + lights;
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void everyPatternOfTheLibraryIsPlayed(String pattern) {
        World world = PatternTrial.world(ShippedRules.get(), pattern);
        int bees = world.flight().beeCount();
        assertTrue(most(world, 400) > 0);
        assertEquals(bees, world.flight().beeCount(), "no bee is lost");
    }

    @Test
    void aPatternOfBulletsIsPlayedByABullet() {
        Rulebook rules = with(TestPatterns.whole(
                "burst",
                "\"by\": \"bullet\", \"actions\": [{\"action\": \"wait\", \"ticks\": 20}, {\"action\": \"split\","
                        + " \"count\": 5}]"));
        assertEquals(5, most(PatternTrial.world(rules, "burst"), 120));
    }

    @Test
    void anEndlessPatternIsBegunOnce() {
        Rulebook rules = with(TestPatterns.of(
                "stream",
                "{\"action\": \"repeat\", \"actions\": [{\"action\": \"fire\", \"direction\": {\"type\": \"absolute\","
                        + " \"pitch\": 60}}, {\"action\": \"wait\", \"ticks\": 10}]}"));
        World world = PatternTrial.world(rules, "stream");
        most(world, 600);
        long newest = world.flight().bullets().stream()
                .filter(bullet -> bullet.position().z > world.flight().distance() + PatternTrial.MUZZLE.z - 3f)
                .count();
        assertTrue(newest <= 2, newest + " of one stream in 10 ticks");
    }

    @Test
    void aPatternWithMistakesLeavesTheAirEmpty() {
        assertEquals(0, most(PatternTrial.world(ShippedRules.get(), "no_such_pattern"), 120));
    }

    private static Rulebook with(PatternDef pattern) {
        Rulebook rules = ShippedRules.get();
        return rules.with(rules.definitions().with(PatternDef.class, pattern.id(), pattern));
    }

    /** Two that cross 2 u apart at the same time, each 0.3 u thick from its middle; a third comes a second later. */
    @Test
    void aGapIsWhatIsFreeBetweenBulletsThatArriveTogether() {
        World world =
                PatternTrial.world(with(TestPatterns.of("pair", "{\"action\": \"wait\", \"ticks\": 600}")), "pair");
        Vector3f wick = world.flight().wick().position();
        BulletDef kind = new BulletDef("kind", "", "#ff3df0", 20f, 0.3f, 6f);
        PatternDensity density = new PatternDensity();
        density.add(List.of(bullet(kind, wick.add(-1f, 0f, 20f)), bullet(kind, wick.add(0f, 0f, 40f))), wick);
        assertTrue(Float.isInfinite(density.gap()));
        density.add(
                List.of(
                        bullet(kind, wick.add(-1f, 0f, 20f)),
                        bullet(kind, wick.add(1f, 0f, 21f)),
                        bullet(kind, wick.add(0f, 0f, 42f))),
                wick);
        assertEquals(2f - 0.6f, density.gap(), 1e-4f);
        assertEquals(3, density.alive());
        assertFalse(density.peak() < 3);
    }

    private static Bullet bullet(BulletDef kind, Vector3f at) {
        BulletField field = new BulletField(new EntityIds(), 1, false);
        return field.add(kind, at, new Vector3f(0f, 0f, -1f), 20f);
    }
}
