package bumblewick.sim;

import static bumblewick.sim.TestRuleDefs.bees;
import static bumblewick.sim.TestRuleDefs.later;
import static bumblewick.sim.TestRuleDefs.rule;
import static bumblewick.sim.TestRuleDefs.sends;
import static bumblewick.sim.TestRuleDefs.signal;
import static bumblewick.sim.TestRuleDefs.start;
import static bumblewick.sim.TestRuleDefs.time;
import static bumblewick.sim.TestRuleDefs.wave;
import static bumblewick.sim.TestRuleDefs.waves;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.AttackDef;
import bumblewick.def.MusicGauge;
import bumblewick.def.PickupDef;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDeed.Layer;
import bumblewick.def.RuleDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.rule.Cues;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What rules do in a flight, one by one. */
class FlightRulesTest {
    private static final PlayerIntent RIGHT = PlayerIntent.of(1f, 0f, 0);

    private final SimEvents events = new SimEvents();

    @Test
    void aNarrowerCorridorHoldsWickInIt() {
        World world = world(rule(start(), new RuleDeed.Corridor(-3f, 3f, 2f, 6f, 0.5f)));

        tick(world, 120, RIGHT);

        assertEquals(3f, world.flight().wick().position().x, 1e-3f);
        assertEquals(6f, world.flight().ruled().rail().maxY());
    }

    /** Before, Wick is at the border of 12 u; the border moves in no tick further than 9 u in 0.5 s eased, which is 0.6 u. */
    @Test
    void theBordersMoveSoftlyAndTakeWickAlong() {
        World world = world(rule(time(2f), new RuleDeed.Corridor(-3f, 3f, 0.6f, 12f, 0.5f)));
        tick(world, 119, RIGHT);
        assertEquals(12f, world.flight().wick().position().x, 1e-3f);

        float before = 12f;
        for (int i = 0; i < 60; i++) {
            tick(world, 1, RIGHT);
            float x = world.flight().wick().position().x;
            assertTrue(before - x < 0.7f, "from " + before + " to " + x);
            before = x;
        }
        assertEquals(3f, before, 1e-3f);
    }

    /** The speed changes over the first second, evenly about its middle: 20 u/s at half and at full speed. */
    @Test
    void theRailGetsSlower() {
        World world = world(rule(start(), new RuleDeed.Speed(0.5f, 1f)));
        tick(world, 61, PlayerIntent.NONE);
        float from = world.flight().distance();

        tick(world, 60, PlayerIntent.NONE);

        assertEquals(TestRules.RAIL / 2f, world.flight().distance() - from, 0.05f);
    }

    @Test
    void aChangeOfSpeedIsToldOnceFasterOrSlower() {
        World world = world(
                rule(start(), new RuleDeed.Speed(0.5f, 1f), new RuleDeed.Speed(0.5f, 1f)),
                rule(time(1f), new RuleDeed.Speed(2f, 1f)));

        tick(world, 1, PlayerIntent.NONE);
        assertEquals(1, count(SimEvent.Type.RAIL_SPEED));
        assertFalse(first(SimEvent.Type.RAIL_SPEED).faster());
        tick(world, 59, PlayerIntent.NONE);
        assertTrue(first(SimEvent.Type.RAIL_SPEED).faster());
    }

    @Test
    void firesItsRoundsEachAfterItsTell() {
        AttackDef attack =
                new AttackDef("shot", "fan", TestPatterns.arguments("count 5, spread 40"), 0f, 1f, 2, 0.75f, 1f);
        World world = world(rule(start(), new RuleDeed.Fire(attack, 0f, 6f, 50f)));

        tick(world, 1, PlayerIntent.NONE);
        assertEquals(1, count(SimEvent.Type.ENEMY_TELL));
        tick(world, 44, PlayerIntent.NONE);
        assertEquals(0, world.flight().bullets().size(), "45 ticks of tell");
        tick(world, 1, PlayerIntent.NONE);
        assertEquals(5, world.flight().bullets().size());
        tick(world, 61, PlayerIntent.NONE);
        assertEquals(0, world.flight().ruled().volleys().size());
    }

    @Test
    void whileItsCameraLooksOnWickFliesStraightAndNoBeeIsHurt() {
        World world = world(rule(time(0.5f), new RuleDeed.Shot(4f, 4f, 8f, 0f, 3f)));
        tick(world, 31, PlayerIntent.NONE);
        float x = world.flight().wick().position().x;
        assertTrue(world.flight().ruled().shot().isActive());
        assertTrue(world.flight().shieldTicks() > 0);

        tick(world, 178, RIGHT);
        assertEquals(x, world.flight().wick().position().x);
        assertFalse(world.flight().ruled().shot().isActive(), "3 s after it began");
        tick(world, 10, RIGHT);
        assertTrue(world.flight().wick().position().x > x + 0.5f);
    }

    @Test
    void theCameraBlendsInAndOut() {
        World world = world(rule(start(), new RuleDeed.Shot(4f, 4f, 8f, 0f, 3f)));
        float before = 0f;
        float most = 0f;
        for (int i = 0; i < 200; i++) {
            tick(world, 1, PlayerIntent.NONE);
            float share = world.flight().ruled().shot().share(0f);
            assertTrue(Math.abs(share - before) < 0.06f, "a jump of " + (share - before) + " in tick " + i);
            before = share;
            most = Math.max(most, share);
        }
        assertEquals(1f, most);
        assertEquals(0f, before);
    }

    @Test
    void lightMusicAndTextStayInTheStateUntilTheyAreOver() {
        World world = world(
                rule(
                        start(),
                        new RuleDeed.Light("dusk", 2f),
                        new Layer(MusicGauge.DANGER, 80f),
                        new RuleDeed.Track("night"),
                        new RuleDeed.Text("hello", 2f)),
                rule(
                        time(3f),
                        new RuleDeed.Light("", 1f),
                        new Layer(MusicGauge.DANGER, Layer.FREE),
                        new RuleDeed.Track("")));
        Cues cues = world.flight().ruled().cues();

        tick(world, 61, PlayerIntent.NONE);
        assertEquals(0.5f, cues.light().share(0, 0f), 0.01f);
        assertEquals("dusk", cues.light().look(0));
        assertEquals(80f, cues.level(MusicGauge.DANGER));
        assertEquals("night", cues.track());
        assertEquals("hello", cues.text());
        tick(world, 61, PlayerIntent.NONE);
        assertEquals("", cues.text());
        tick(world, 130, PlayerIntent.NONE);
        assertEquals(0, cues.light().size(), "the stage's own light again");
        assertEquals(Layer.FREE, cues.level(MusicGauge.DANGER));
        assertEquals("", cues.track());
    }

    @Test
    void aLightThatComesDuringAnotherDoesNotJump() {
        World world =
                world(rule(start(), new RuleDeed.Light("dusk", 2f)), rule(time(1f), new RuleDeed.Light("night", 2f)));

        tick(world, 61, PlayerIntent.NONE);

        Cues cues = world.flight().ruled().cues();
        assertEquals(2, cues.light().size());
        assertEquals(0.5f, cues.light().share(0, 0f), 0.02f, "the first goes on below");
        assertTrue(cues.light().share(1, 0f) < 0.02f);
    }

    /** Two flights that differ in what a rule has begun differ in their hash, even if nothing else is different yet. */
    @Test
    void whatRulesHaveBegunIsPartOfTheState() {
        for (RuleDeed deed : List.of(
                new RuleDeed.Light("dusk", 2f),
                new Layer(MusicGauge.HUM, 3f),
                new RuleDeed.Track("night"),
                new RuleDeed.Text("hello", 2f),
                new RuleDeed.Speed(2f, 9f),
                new RuleDeed.Corridor(-3f, 3f, 2f, 6f, 9f),
                new RuleDeed.Signal("heard"))) {
            World with = world(rule(start(), deed));
            World without = world(rule(start(), new RuleDeed.Track("")));
            tick(with, 1, PlayerIntent.NONE);
            tick(without, 1, PlayerIntent.NONE);
            assertNotEquals(with.stateHash(), without.stateHash(), deed::toString);
        }
    }

    @Test
    void aCopyGoesOnWithWhatRulesHaveBegun() {
        World world = world(everything());
        for (int i = 0; i < 10; i++) {
            tick(world, 20, RIGHT);
            World copy = new WorldCopier().copy(world);
            World other = new WorldCopier().copy(world);
            tick(copy, 60, RIGHT);
            tick(other, 60, RIGHT);
            assertEquals(copy.stateHash(), other.stateHash());
        }
        World straight = world(everything());
        tick(straight, 200, RIGHT);
        assertEquals(straight.stateHash(), world.stateHash());
    }

    @Test
    @Tag("allocation")
    void whatRulesDoMakesNoGarbage() {
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            World world = world(everything());
            tick(world, 1_200, RIGHT); // until as much is in the air as there ever will be
            meter.nextRun();
            for (int i = 0; i < 120; i++) {
                meter.begin();
                tick(world, 1, RIGHT);
                meter.end();
            }
        }

        assertEquals(0L, meter.bytes());
    }

    /** Rules that do everything a flight's rules can do, again and again. */
    private static RuleDef[] everything() {
        AttackDef attack =
                new AttackDef("shot", "ring", TestPatterns.arguments("count 6, spread 40"), 0f, 1f, 2, 0.75f, 1f);
        RuleDef again = later(signal("again"), 0.5f, sends("again"));
        return new RuleDef[] {
            rule(start(), sends("again")),
            again,
            rule(
                    signal("again"),
                    bees(1),
                    waves(wave(0f, "e", "ahead", 2, 0.1f), wave(2f, "e", "ahead", 1, 0f)),
                    new RuleDeed.Drop("gift", 0f, 4f, 40f),
                    new RuleDeed.Fire(attack, 0f, 6f, 50f),
                    new RuleDeed.Corridor(-4f, 4f, 1f, 8f, 0.5f),
                    new RuleDeed.Speed(1.5f, 1f),
                    new RuleDeed.Speed(0.5f, 1f),
                    new RuleDeed.Light("dusk", 1f),
                    new RuleDeed.Light("", 1f),
                    new Layer(MusicGauge.FOES, 50f),
                    new RuleDeed.Track("night"),
                    new RuleDeed.Text("hello", 2f),
                    new RuleDeed.Shot(4f, 4f, 8f, 0f, 3f))
        };
    }

    private SimEvent first(SimEvent.Type type) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).type() == type) {
                return events.get(i);
            }
        }
        throw new AssertionError("no " + type);
    }

    private int count(SimEvent.Type type) {
        int count = 0;
        for (int i = 0; i < events.size(); i++) {
            count += events.get(i).type() == type ? 1 : 0;
        }
        return count;
    }

    private void tick(World world, int ticks, PlayerIntent intent) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(intent, events);
        }
    }

    private static World world(RuleDef... rules) {
        Rulebook book = new TestRules()
                .enemy("e", 4, 100)
                .pickup("gift", PickupDef.Effect.SCORE, 10f)
                .rulebook();
        StageDef stage = book.get(StageDef.class, "test").withRules(List.of(rules));
        return new World(book.with(stage), new RunOptions("test", "test", 7L, 0));
    }
}
