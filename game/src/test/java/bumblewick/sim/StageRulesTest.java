package bumblewick.sim;

import static bumblewick.sim.RuledWorlds.BEES;
import static bumblewick.sim.RuledWorlds.tick;
import static bumblewick.sim.RuledWorlds.world;
import static bumblewick.sim.TestRuleDefs.ALWAYS;
import static bumblewick.sim.TestRuleDefs.bees;
import static bumblewick.sim.TestRuleDefs.chance;
import static bumblewick.sim.TestRuleDefs.difficulty;
import static bumblewick.sim.TestRuleDefs.given;
import static bumblewick.sim.TestRuleDefs.held;
import static bumblewick.sim.TestRuleDefs.number;
import static bumblewick.sim.TestRuleDefs.on;
import static bumblewick.sim.TestRuleDefs.place;
import static bumblewick.sim.TestRuleDefs.rule;
import static bumblewick.sim.TestRuleDefs.sends;
import static bumblewick.sim.TestRuleDefs.signal;
import static bumblewick.sim.TestRuleDefs.signals;
import static bumblewick.sim.TestRuleDefs.start;
import static bumblewick.sim.TestRuleDefs.time;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Check;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleDef.Trigger;
import bumblewick.def.RuleEvent;
import bumblewick.def.RuleFact;
import bumblewick.def.Rulebook;
import bumblewick.def.SwarmDef;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.player.Wick;
import bumblewick.sim.rule.Cues;
import bumblewick.sim.rule.RuleStage;
import bumblewick.sim.rule.StageRules;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of a flight: what they wait for, and what must hold. */
class StageRulesTest {
    private final SimEvents events = new SimEvents();

    @Test
    void givesABeeInTheTickOfItsTime() {
        World world = world(7L, rule(time(0.5f), ALWAYS, bees(1)));

        tick(world, 29);
        assertEquals(BEES, world.stage().beeCount());
        tick(world, 1);
        assertEquals(BEES + 1, world.stage().beeCount());
    }

    /** While Wick is on the islet the rules stand still, but the ticks of the run go on. */
    @Test
    void makesUpOnceForATimeThatPassedWhileTheRulesStoodStill() {
        RuleDef rule = rule(time(0.5f), ALWAYS, bees(1));
        World world = world(7L, rule);
        Rulebook book = new TestRules().rulebook();
        Swarm swarm = new Swarm(book.only(SwarmDef.class), Swarm.Rule.CORRECTED, new RandomStream(7L, 1));
        FlightRuleStage stage = new FlightRuleStage(
                book,
                "test",
                world.flight().ruled().rail(),
                new Wick(1),
                swarm,
                world.flight().hostiles,
                null,
                null,
                new Blooms(),
                null,
                StageFields.alongRail(List.of()),
                null);
        StageRules rules = new StageRules(List.of(rule), "test", 7L, 0f, stage);

        rules.tick(29, events, 0);
        assertEquals(0, swarm.bees().size());
        rules.tick(90, events, 0);
        assertEquals(1, swarm.bees().size());
        rules.tick(91, events, 0);
        assertEquals(1, swarm.bees().size());
    }

    @Test
    void firesWhereWickReachesThePlaceAndOnlyThere() {
        World world = world(7L, rule(place(10f), ALWAYS, bees(1)));

        while (world.flight().distance() < 10f) {
            assertEquals(BEES, world.stage().beeCount());
            tick(world, 1);
        }
        assertEquals(BEES + 1, world.stage().beeCount());
        tick(world, 60);
        assertEquals(BEES + 1, world.stage().beeCount());
    }

    @Test
    void hearsASignalInTheNextTick() {
        World world = world(7L, rule(signal("go"), ALWAYS, bees(1)), rule(start(), ALWAYS, sends("go")));

        tick(world, 1);
        assertEquals(BEES, world.stage().beeCount());
        tick(world, 1);
        assertEquals(BEES + 1, world.stage().beeCount());
    }

    @Test
    void aRuleThatAnswersItselfFiresOnceATick() {
        World world = world(
                7L,
                rule(start(), ALWAYS, sends("again")),
                rule(signal("again"), given(number(RuleFact.COUNT, 0, 5)), bees(1), sends("again")));

        tick(world, 20);

        assertEquals(BEES + 5, world.stage().beeCount());
    }

    @Test
    void composesAllAnyAndNot() {
        Check here = difficulty("test");
        Check elsewhere = difficulty("other");
        Check rich = number(RuleFact.BEES, BEES + 1, 1_000);

        assertEquals(1, beesGiven(List.of(here), List.of(), List.of(elsewhere)));
        assertEquals(0, beesGiven(List.of(here, rich), List.of(), List.of()));
        assertEquals(1, beesGiven(List.of(), List.of(rich, here), List.of()));
        assertEquals(0, beesGiven(List.of(), List.of(rich, elsewhere), List.of()));
        assertEquals(0, beesGiven(List.of(), List.of(), List.of(here)));
    }

    private int beesGiven(List<Check> all, List<Check> any, List<Check> not) {
        World world = world(7L, rule(start(), new Conditions(all, any, not, 0f, false, 1f), bees(1)));
        tick(world, 1);
        return world.stage().beeCount() - BEES;
    }

    @Test
    void aChanceOfHalfIsAboutHalfOverSeedsAndTheSameForOneSeed() {
        RuleDef rule = rule(start(), chance(0.5f), bees(1));
        int fired = 0;
        for (long seed = 0; seed < 100; seed++) {
            World world = world(seed, rule);
            World again = world(seed, rule);
            tick(world, 1);
            tick(again, 1);
            assertEquals(world.stateHash(), again.stateHash());
            fired += world.stage().beeCount() - BEES;
        }
        assertTrue(fired > 30 && fired < 70, "fired " + fired + " times of 100, 4 standard deviations are 20");
    }

    /** The event comes in tick 1, and 30 ticks follow in which it holds: the tick of the event is the first of them. */
    @Test
    void waitsUntilTheConditionsHaveHeldLongEnough() {
        World world = world(7L, rule(start(), held(0.5f, number(RuleFact.BEES, 0, 1_000)), bees(1)));

        tick(world, 29);
        assertEquals(BEES, world.stage().beeCount());
        tick(world, 1);
        assertEquals(BEES + 1, world.stage().beeCount());
        tick(world, 60);
        assertEquals(BEES + 1, world.stage().beeCount(), "the event came once");
    }

    @Test
    void firesNotIfTheConditionsBreakBeforeTheyHaveHeldLongEnough() {
        World world = world(
                7L,
                rule(start(), held(0.5f, number(RuleFact.BEES, BEES, BEES)), sends("calm")),
                rule(time(0.25f), bees(1)),
                rule(signal("calm"), bees(5)));

        tick(world, 60);

        assertEquals(BEES + 1, world.stage().beeCount());
    }

    @Test
    void firesWhenItsConditionsBeginToHoldAndAgainWhenTheyHaveBrokenInBetween() {
        World world = world(
                7L,
                rule(on(RuleEvent.CONDITION), given(number(RuleFact.SECONDS, 1, 1)), sends("beat")),
                rule(on(RuleEvent.CONDITION), given(signals("beat", 1)), bees(1)));

        tick(world, 59);
        assertEquals(BEES, world.stage().beeCount());
        tick(world, 2);
        assertEquals(BEES + 1, world.stage().beeCount());
        tick(world, 120);
        assertEquals(BEES + 1, world.stage().beeCount(), "it goes on holding");
    }

    @Test
    void countsHowOftenASignalWasSent() {
        World world = world(
                7L,
                rule(time(0.1f), sends("lamp")),
                rule(time(0.2f), sends("lamp")),
                rule(time(0.3f), sends("lamp")),
                rule(signal("lamp"), given(signals("lamp", 3)), bees(1)));

        tick(world, 17);
        assertEquals(BEES, world.stage().beeCount());
        tick(world, 3);
        assertEquals(BEES + 1, world.stage().beeCount());
    }

    @Test
    void tellsKindsApart() {
        SimEvents happened = new SimEvents();
        happened.add(SimEvent.Type.ENEMY_DESTROYED, 3, "gnat", 100, Vector3f.ZERO);
        RecordingStage stage = new RecordingStage();
        StageRules rules = new StageRules(
                List.of(
                        rule(on(RuleEvent.KILL, "gnat"), bees(1)),
                        rule(on(RuleEvent.KILL, "wasp"), bees(2)),
                        rule(on(RuleEvent.KILL), bees(3)),
                        rule(on(RuleEvent.HIT), bees(4))),
                "test",
                7L,
                0f,
                stage);

        rules.tick(1, happened, 0);

        assertEquals(List.of(bees(1), bees(3)), stage.done);
    }

    @Test
    void tellsCheckpointsAndPhasesApart() {
        SimEvents happened = new SimEvents();
        happened.add(SimEvent.Type.CHECKPOINT, SimEvent.NOBODY, 2, Vector3f.ZERO);
        happened.add(SimEvent.Type.BOSS_PHASE, 5, 1, Vector3f.ZERO); // counted from 0
        RecordingStage stage = new RecordingStage();
        StageRules rules = new StageRules(
                List.of(
                        rule(new Trigger(RuleEvent.CHECKPOINT, 0f, 0f, 1, ""), bees(1)),
                        rule(new Trigger(RuleEvent.CHECKPOINT, 0f, 0f, 2, ""), bees(2)),
                        rule(new Trigger(RuleEvent.BOSS_PHASE, 0f, 0f, 2, ""), bees(3))),
                "test",
                7L,
                0f,
                stage);

        rules.tick(1, happened, 0);

        assertEquals(List.of(bees(2), bees(3)), stage.done);
    }

    /** Writes down what rules do. */
    private static final class RecordingStage implements RuleStage {
        private final List<RuleDeed> done = new ArrayList<>();
        private final Cues cues = new Cues();

        @Override
        public float distance() {
            return 0f;
        }

        @Override
        public Vector3f place() {
            return Vector3f.ZERO;
        }

        @Override
        public Cues cues() {
            return cues;
        }

        @Override
        public int number(RuleFact fact) {
            return 0;
        }

        @Override
        public void run(RuleDeed deed, SimEvents events) {
            done.add(deed);
        }

        @Override
        public void tick(SimEvents events) {}

        @Override
        public void addTo(StateHash hash) {}
    }
}
