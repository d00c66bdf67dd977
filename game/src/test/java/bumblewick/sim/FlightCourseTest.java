package bumblewick.sim;

import static bumblewick.sim.TestRuleDefs.rule;
import static bumblewick.sim.TestRuleDefs.start;
import static bumblewick.sim.TestRuleDefs.time;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Key;
import bumblewick.def.CourseDef.Stretch;
import bumblewick.def.CourseDef.Tube;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.StageDef.Corridor;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the keys of a course do to a flight. Without them the rail of the tests has 20 u/s and borders at ±12 and 0.6 to 12 u. */
class FlightCourseTest {
    private static final PlayerIntent RIGHT = PlayerIntent.of(1f, 0f, 0);
    private static final PlayerIntent UP_RIGHT = PlayerIntent.of(0.7f, 0.7f, 0);
    private static final Corridor USUAL = new Corridor(-12f, 12f, 0.6f, 12f);
    private static final Corridor NARROW = new Corridor(-4f, 4f, 2f, 6f);

    private final SimEvents events = new SimEvents();

    private static Key box(float at, Corridor corridor) {
        return new Key(
                at,
                new Stretch(
                        Optional.of(corridor), Optional.empty(), CourseDef.UNSAID, Optional.empty(), Optional.empty()));
    }

    private static Key tube(float at, float x, float y, float radius) {
        return new Key(
                at,
                new Stretch(
                        Optional.empty(),
                        Optional.of(new Tube(x, y, radius)),
                        CourseDef.UNSAID,
                        Optional.empty(),
                        Optional.empty()));
    }

    private static Key speed(float at, float speed) {
        return new Key(at, new Stretch(Optional.empty(), Optional.empty(), speed, Optional.empty(), Optional.empty()));
    }

    private static World world(List<Key> keys, RuleDef... rules) {
        Rulebook book = new TestRules().rulebook();
        StageDef stage =
                book.get(StageDef.class, "test").with(new CourseDef(keys)).withRules(List.of(rules));
        return new World(book.with(stage), new RunOptions("test", "test", 7L, 0));
    }

    private void tick(World world, int count, PlayerIntent intent) {
        for (int i = 0; i < count; i++) {
            events.clear();
            world.tick(intent, events);
        }
    }

    private void flyTo(World world, float distance, PlayerIntent intent) {
        while (world.flight().distance() < distance) {
            tick(world, 1, intent);
        }
    }

    private static Vector3f wick(World world) {
        return world.flight().wick().position();
    }

    private static Rail rail(World world) {
        return world.flight().ruled().rail();
    }

    /** At a quarter of the way 5/32 of the change are done: from 12 to 4 u that leaves 10.75 u. */
    @Test
    void theBordersNarrowSmoothlyAndTakeWickAlong() {
        World world = world(List.of(box(50f, USUAL), box(90f, NARROW)));
        flyTo(world, 50f, RIGHT);
        assertEquals(12f, wick(world).x, 1e-2f);

        float before = wick(world).x;
        while (world.flight().distance() < 95f) {
            tick(world, 1, RIGHT);
            float step = before - wick(world).x;
            assertTrue(step >= 0f && step <= 1.5f * 8f / 40f / 3f + 1e-3f, step + " u in a tick");
            before = wick(world).x;
        }

        rail(world).moveTo(60f);
        assertEquals(10.75f, rail(world).maxX(), 1e-4f);
        assertEquals(12f - 6f * 5f / 32f, rail(world).maxY(), 1e-4f);
        assertEquals(0.6f + 1.4f * 5f / 32f, rail(world).minY(), 1e-4f);
        assertEquals(4f, wick(world).x, 1e-3f);
    }

    /** 20 u/s up to the first key that names a speed would be a jump: it counts from the start on. */
    @Test
    void theRailHasTheSpeedOfItsPlaceAndFactorsOfRulesActOnIt() {
        World world = world(List.of(speed(40f, 12f), speed(80f, 28f)), rule(time(8f), new RuleDeed.Speed(0.5f, 0.5f)));
        tick(world, 1, PlayerIntent.NONE);
        assertEquals(12f, rail(world).speed());

        flyTo(world, 60f, PlayerIntent.NONE);
        assertEquals(20f, rail(world).speed(), 0.3f);
        flyTo(world, 85f, PlayerIntent.NONE);
        assertEquals(28f, rail(world).speed());

        while (world.ticks() < 8 * 60 + 40) {
            tick(world, 1, PlayerIntent.NONE);
        }
        assertEquals(14f, rail(world).speed());
    }

    @Test
    void aRuleCorridorStandsInsteadOfTheCourseUntilItIsGivenBack() {
        RuleDeed own = new RuleDeed.Corridor(-2f, 2f, 3f, 5f, 0.5f);
        RuleDeed back =
                new RuleDeed.Corridor(CourseDef.UNSAID, CourseDef.UNSAID, CourseDef.UNSAID, CourseDef.UNSAID, 0.5f);
        World world = world(List.of(box(20f, USUAL), box(60f, NARROW)), rule(start(), own), rule(time(5f), back));

        tick(world, 60, RIGHT);
        assertEquals(2f, rail(world).maxX());
        tick(world, 210, RIGHT);
        assertEquals(2f, rail(world).maxX(), "still the rule's, at " + wick(world).z + " u");

        tick(world, 70, RIGHT);
        assertEquals(4f, rail(world).maxX());
        assertEquals(4f, wick(world).x, 1e-2f);
    }

    /** Full right and full up presses Wick against the circle at 45°. */
    @Test
    void aTubeKeepsWickInItsCircle() {
        World world = world(List.of(box(20f, USUAL), tube(60f, 1f, 7f, 4f)));
        flyTo(world, 140f, UP_RIGHT);

        float side = 4f / (float) Math.sqrt(2);
        assertEquals(1f + side, wick(world).x, 0.1f);
        assertEquals(7f + side, wick(world).y, 0.1f);
    }

    /** Between a corridor and a tube the circle shrinks from the corners of the one; nowhere is Wick moved by a jump. */
    @Test
    void aTubeClosesSoftlyRoundWickInACorner() {
        World world = world(List.of(box(20f, USUAL), tube(60f, 0f, 6.3f, 4f), box(100f, USUAL)));
        Vector3f before = new Vector3f();
        flyTo(world, 20f, UP_RIGHT);
        while (world.flight().distance() < 110f) {
            before.set(wick(world));
            tick(world, 1, UP_RIGHT);
            float across = before.subtract(wick(world)).setZ(0f).length();
            assertTrue(across < 0.5f, across + " u at " + wick(world).z);
        }
    }

    @Test
    void aRunBeginsInTheCorridorOfItsPlace() {
        World world = world(List.of(box(0f, new Corridor(3f, 9f, 8f, 14f))));

        assertEquals(3f, wick(world).x);
        assertEquals(8f, wick(world).y);
    }

    @Test
    void keysCountForTheHashAndACopyFliesOnAlike() {
        List<Key> keys = List.of(box(20f, USUAL), tube(60f, 1f, 7f, 4f), speed(70f, 15f), box(90f, NARROW));
        World world = world(keys);
        World other = world(List.of(box(20f, USUAL), tube(60f, 1f, 7f, 4.5f), speed(70f, 15f), box(90f, NARROW)));
        tick(world, 150, PlayerIntent.NONE);
        tick(other, 150, PlayerIntent.NONE);
        assertNotEquals(other.stateHash(), world.stateHash());

        World copy = new WorldCopier().copy(world);
        tick(world, 200, UP_RIGHT);
        tick(copy, 200, UP_RIGHT);
        assertEquals(world.stateHash(), copy.stateHash());
    }

    @Test
    @Tag("allocation")
    void keysMakeNoGarbage() {
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            World world = world(List.of(box(20f, USUAL), tube(60f, 1f, 7f, 4f), speed(70f, 15f), box(200f, NARROW)));
            tick(world, 200, UP_RIGHT);
            meter.nextRun();
            for (int i = 0; i < 300; i++) {
                meter.begin();
                tick(world, 1, RIGHT);
                meter.end();
            }
        }

        assertEquals(0L, meter.bytes());
    }
}
