package bumblewick.sim.garden;

import static bumblewick.sim.TestRuleDefs.bees;
import static bumblewick.sim.TestRuleDefs.later;
import static bumblewick.sim.TestRuleDefs.on;
import static bumblewick.sim.TestRuleDefs.rule;
import static bumblewick.sim.TestRuleDefs.sends;
import static bumblewick.sim.TestRuleDefs.signal;
import static bumblewick.sim.TestRuleDefs.start;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.PickupDef;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleEvent;
import bumblewick.def.WalkerDef;
import bumblewick.math.StateHash;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What rules wait for in a garden, and what they do there. The yard is flat; Wick begins at its origin, facing z. */
class GardenRulesTest {
    private static final PlayerIntent AHEAD = PlayerIntent.of(0f, 1f, 0);

    private final SimEvents events = new SimEvents();

    @Test
    void hearsThatWickEntersAPlaceAndLeavesIt() {
        GardenStage garden = yard(
                        rule(on(RuleEvent.ENTERED, "brook"), bees(1)),
                        rule(on(RuleEvent.LEFT, "brook"), bees(2)),
                        rule(on(RuleEvent.ENTERED, "barn"), bees(5)))
                .action("brook", 0f, 1f, 4f)
                .action("barn", 9f, 1f, 4f)
                .walk()
                .stage();
        int before = garden.beeCount();

        walkTo(garden, 3.5f);
        assertEquals(before + 1, garden.beeCount());
        walkTo(garden, 6f);
        assertEquals(before + 3, garden.beeCount());
    }

    @Test
    void letsAnEnemyAppearAtEachSpawnOfAName() {
        GardenStage garden = yard(rule(start(), new RuleDeed.Walker("grump", "hole")))
                .walker("grump", WalkerDef.Mood.SLEEPER, 2, 1f, 2f)
                .spawn("hole", 5f, 0f, 9f)
                .spawn("hole", -5f, 0f, 9f)
                .walk()
                .stage();
        assertEquals(0, count(garden, "grump"));

        tick(garden, 2, PlayerIntent.NONE);

        assertEquals(2, count(garden, "grump"));
        assertEquals(2, events(SimEvent.Type.WALKER_APPEARED));
        assertRisingIds(garden);
    }

    @Test
    void neverLetsMoreEnemiesAppearThanAGardenHolds() {
        GardenStage garden = yard(
                        rule(start(), sends("more")),
                        rule(signal("more"), sends("more"), new RuleDeed.Walker("grump", "hole")))
                .walker("grump", WalkerDef.Mood.SLEEPER, 2, 1f, 2f)
                .spawn("hole", 5f, 0f, 9f)
                .walk()
                .stage();

        tick(garden, 300, PlayerIntent.NONE);

        assertEquals(200, count(garden, "grump"));
    }

    @Test
    void laysAPickUpThatWickCanTakeAndTellsItsKind() {
        GardenStage garden = yard(
                        rule(start(), new RuleDeed.Gift("honey", "stump")),
                        rule(on(RuleEvent.PICKUP, "honey"), bees(3)),
                        rule(on(RuleEvent.PICKUP, "milk"), bees(7)))
                .pickup("honey", PickupDef.Effect.SCORE, 10f, 30f, 1f, 30f)
                .spawn("stump", 0f, 0.6f, 3f)
                .walk()
                .stage();
        int before = garden.beeCount();

        walkTo(garden, 3f);

        assertEquals(before + 3, garden.beeCount());
    }

    @Test
    void letsWickStandSomewhereElse() {
        GardenStage garden = yard(later(start(), 0.5f, new RuleDeed.Stand("bow")))
                .spawn("bow", 5f, 0f, 9f)
                .walk()
                .stage();

        tick(garden, 29, PlayerIntent.NONE);
        assertEquals(0f, garden.wick().foot().feet().x, 0.1f);
        tick(garden, 2, PlayerIntent.NONE);

        assertEquals(0f, garden.wick().foot().feet().distance(new Vector3f(5f, 0f, 9f)), 0.1f);
        assertEquals(0f, garden.wick().yaw(), 1e-3f);
    }

    @Test
    void opensAFixture() {
        GardenStage garden = yard(later(start(), 0.5f, new RuleDeed.Open("gate")))
                .body("gate", 0f, 1f, "grass", 0)
                .spawn("gate", 0f, 0f, 3f)
                .walk()
                .stage();

        walk(garden, 29);
        assertTrue(garden.wick().foot().feet().z < 2f, "the gate is shut");
        walk(garden, 120);
        assertTrue(
                garden.wick().foot().feet().z > 4f,
                () -> "the gate is open, Wick is at " + garden.wick().foot().feet());
        assertEquals(1, events(SimEvent.Type.DOOR_OPENED));
    }

    @Test
    void doesWhatATriggerDoesOnceInAll() {
        GardenStage garden = yard(rule(start(), new RuleDeed.Act("hint_2")))
                .action("hint_2", 0f, 1f, 4f)
                .walk()
                .stage();

        tick(garden, 1, PlayerIntent.NONE);
        assertEquals(1, garden.hint(), "the second, from 0");
        walkTo(garden, 4f);
        assertTrue(garden.hintTicks() > 30, "it is not given again");
    }

    @Test
    void showsACameraOfTheLevelWhileWickWaits() {
        GardenStage garden = yard(later(start(), 0.5f, new RuleDeed.Scene("tower", "hole", 2f)))
                .fixedCamera("tower", new Vector3f(0f, 9f, -9f))
                .spawn("hole", 5f, 0f, 9f)
                .walk()
                .stage();
        walk(garden, 32);
        assertTrue(garden.cinematic());
        float z = garden.wick().foot().feet().z;

        walk(garden, 30);
        float stopped = garden.wick().foot().feet().z;
        assertTrue(stopped - z < 1f, "Wick comes to a halt");
        walk(garden, 85);
        assertTrue(garden.cinematic(), "2 s, and the way back");
        assertEquals(stopped, garden.wick().foot().feet().z, 1e-3f);
        walk(garden, 60);
        assertFalse(garden.cinematic());
        assertTrue(garden.wick().foot().feet().z > stopped + 0.5f);
    }

    @Test
    void whatHasHappenedGoesOnInACopy() {
        GardenStage garden = everything();
        for (int i = 0; i < 6; i++) {
            walk(garden, 25);
            GardenStage copy = new WorldCopier().copy(garden);
            GardenStage other = new WorldCopier().copy(garden);
            walk(copy, 60);
            walk(other, 60);
            assertEquals(hash(copy), hash(other));
        }
        GardenStage straight = everything();
        walk(straight, 150);
        assertEquals(hash(straight), hash(garden));
    }

    @Test
    @Tag("allocation")
    void whatRulesDoMakesNoGarbage() {
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            GardenStage garden = everything();
            walk(garden, 3_000); // until as many walkers are there as a garden holds
            meter.nextRun();
            for (int i = 0; i < 60; i++) {
                meter.begin();
                walk(garden, 1);
                meter.end();
            }
        }

        assertEquals(0L, meter.bytes());
    }

    private static GardenStage everything() {
        return yard(
                        rule(start(), sends("again")),
                        later(signal("again"), 0.2f, sends("again")),
                        rule(
                                signal("again"),
                                bees(1),
                                new RuleDeed.Walker("grump", "hole"),
                                new RuleDeed.Open("gate"),
                                new RuleDeed.Act("hint_1"),
                                new RuleDeed.Light("dusk", 1f),
                                new RuleDeed.Text("hello", 2f)),
                        later(start(), 0.7f, new RuleDeed.Scene("tower", "hole", 1f)))
                .walker("grump", WalkerDef.Mood.SLEEPER, 2, 1f, 2f)
                .body("gate", 0f, 1f, "grass", 0)
                .fixedCamera("tower", new Vector3f(0f, 9f, -9f))
                .action("hint_1", 0f, 1f, 4f)
                .spawn("gate", 8f, 0f, 3f)
                .spawn("hole", 5f, 0f, 9f)
                .spawn("hole", 7f, 0f, 9f)
                .walk()
                .stage();
    }

    private static Yard yard(RuleDef... rules) {
        return new Yard().rules(rules);
    }

    private static long hash(GardenStage garden) {
        StateHash hash = new StateHash();
        garden.addTo(hash.reset());
        return hash.value();
    }

    private static int count(GardenStage garden, String model) {
        return (int) garden.entities().stream()
                .filter(entity -> entity.model().equals(model))
                .count();
    }

    private static void assertRisingIds(GardenStage garden) {
        int before = 0;
        for (GardenEntity entity : garden.entities()) {
            assertTrue(entity.id() > before || before == 0, "ids rise");
            before = entity.id();
        }
    }

    private int events(SimEvent.Type type) {
        return (int) IntStream.range(0, events.size())
                .filter(i -> events.get(i).type() == type)
                .count();
    }

    private void walkTo(GardenStage garden, float z) {
        for (int i = 0; i < 300 && garden.wick().foot().feet().z < z; i++) {
            walk(garden, 1);
        }
    }

    private void walk(GardenStage garden, int ticks) {
        tick(garden, ticks, AHEAD);
    }

    private void tick(GardenStage garden, int ticks, PlayerIntent intent) {
        events.clear();
        for (int i = 0; i < ticks; i++) {
            garden.tick(intent, events);
        }
    }
}
