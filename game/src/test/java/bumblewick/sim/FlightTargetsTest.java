package bumblewick.sim;

import static bumblewick.sim.TestHazards.called;
import static bumblewick.sim.TestHazards.hazard;
import static bumblewick.sim.TestHazards.mover;
import static bumblewick.sim.TestHazards.rotor;
import static bumblewick.sim.TestRuleDefs.rule;
import static bumblewick.sim.TestRuleDefs.signal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.RuleDeed.Bees;
import bumblewick.def.RuleDeed.Signal;
import bumblewick.def.RuleDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Trigger;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.mechanism.SequenceDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.def.mechanism.TargetDef.By;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.hazard.SignalTarget;
import bumblewick.sim.hazard.SignalTargets;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.sim.hazard.TargetSequence;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is hit and sends signals, in a flight whose rail runs at 20 u/s and which starts at x 0, y 4. */
class FlightTargetsTest {
    private static final PlayerIntent TIGHT = PlayerIntent.of(0f, 0f, PlayerIntent.TIGHT);
    private static final PlayerIntent QUIET = PlayerIntent.of(0f, 0f, PlayerIntent.HOLD_FIRE);

    private final SimEvents events = new SimEvents();
    private final List<TargetDef> targets = new ArrayList<>();
    private final List<SequenceDef> sequences = new ArrayList<>();
    private final List<HazardDef> hazards = new ArrayList<>();
    private final List<RuleDef> rules = new ArrayList<>();

    private World world() {
        Rulebook book = new TestRules().rulebook();
        StageDef stage = book.get(StageDef.class, "test");
        MechanismsDef all = new MechanismsDef(hazards, targets, sequences);
        return new World(book.with(stage.withRules(rules).withMechanisms(all)), new RunOptions("test", "test", 7L, 0));
    }

    private void lamp(String id, float x, float y, float z, int hp, boolean tight) {
        targets.add(new TargetDef(id, By.SHOT, "tree", new Vector3f(x, y, z), 1.5f, hp, tight, "woken", 300, ""));
    }

    private void ring(String id, float x, float y, float z, String after) {
        targets.add(new TargetDef(id, By.FLOWN, "", new Vector3f(x, y, z), 2f, 0, false, "woken", 300, after));
    }

    private int tick(World world, int ticks, PlayerIntent intent, Type type) {
        int count = 0;
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(intent, events);
            for (int k = 0; k < events.size(); k++) {
                count += events.get(k).type() == type ? 1 : 0;
            }
        }
        return count;
    }

    private static SignalTarget first(World world) {
        return world.flight().mechanisms().targets.near().get(0);
    }

    @Test
    void aLampThatIsShotLightsOnceGivesItsScoreAndIsHeard() {
        lamp("a", 0f, 4f, 70f, 6, false);
        rules.add(rule(signal("woken"), new Bees(2)));
        World world = world();
        int bees = world.stage().beeCount();

        assertEquals(1, tick(world, 120, TIGHT, Type.TARGET_LIT));
        assertEquals(300, (int) world.stage().points());
        assertEquals(bees + 2, world.stage().beeCount());
    }

    /** Loose shots fly through it; a swarm that holds its fire does nothing. */
    @Test
    void onlyTightFireLightsALampThatAsksForIt() {
        lamp("a", 0f, 4f, 70f, 2, true);

        assertEquals(0, tick(world(), 150, PlayerIntent.NONE, Type.TARGET_LIT));
        assertEquals(1, tick(world(), 150, TIGHT, Type.TARGET_LIT));
    }

    /** Shots of one hit point less than it has leave it dark. */
    @Test
    void itLightsWhenItsHitPointsAreUsedUp() {
        lamp("a", 0f, 4f, 70f, 10_000, false);
        World world = world();

        assertTrue(tick(world, 120, TIGHT, Type.HIT) > 4);
        assertFalse(first(world).lit());
    }

    @Test
    void aVolleyIsPaintedOnALampAndLightsIt() {
        lamp("a", 3f, 6f, 90f, 4, true);
        World world = world();
        PlayerIntent aimed = PlayerIntent.of(0f, 0f, PlayerIntent.TIGHT | PlayerIntent.HOLD_FIRE);
        tick(world, 1, QUIET, Type.HIT);
        int locked = 0;
        int lit = 0;
        for (int i = 0; i < 260 && lit == 0; i++) {
            boolean painted = first(world).locked();
            int fired = tick(world, 1, painted ? QUIET : aimed, Type.TARGET_LIT);
            locked += painted ? 1 : 0;
            lit += fired;
        }
        assertTrue(locked > 0, "it was painted");
        assertEquals(1, lit);
        assertFalse(first(world).locked());
    }

    /** The ring stands 1.5 u beside Wick's line, and is 2 u wide; another is 3 u away. */
    @Test
    void aRingLightsWhenWickFliesThroughIt() {
        ring("a", 1.5f, 4f, 40f, "");
        ring("b", 3f, 4f, 60f, "");

        assertEquals(1, tick(world(), 240, QUIET, Type.TARGET_LIT));
    }

    @Test
    void whatSleepsIsHitFromItsSignalOn() {
        ring("a", 0f, 4f, 30f, "wake");
        ring("b", 0f, 4f, 60f, "wake");
        rules.add(rule(TestRuleDefs.time(2f), new Signal("wake")));

        World world = world();

        assertEquals(0, tick(world, 110, QUIET, Type.TARGET_LIT));
        assertEquals(1, tick(world, 130, QUIET, Type.TARGET_LIT));
    }

    /** Without any rule: the lamp's signal is the mover's. */
    @Test
    void aLampLetsAHazardGo() {
        lamp("a", 0f, 4f, 70f, 4, false);
        hazards.add(
                hazard(new Vector3f(10f, 10f, 90f), called(mover(new Vector3f(0f, -4f, 0f), Trigger.SIGNAL), "woken")));

        assertEquals(1, tick(world(), 120, TIGHT, Type.HAZARD_TELL));
    }

    /** Without any rule or signal: what turns stands, what stands turns, and neither is switched back. */
    @ParameterizedTest(name = "a hazard that waits: {0}")
    @ValueSource(booleans = {false, true})
    void aRingSwitchesAHazardOverForGood(boolean waits) {
        HazardDef sail = hazard(new Vector3f(10f, 10f, 90f), rotor(HazardDef.Axis.ALONG, 2, 240), 0, "", waits);
        hazards.add(sail);
        targets.add(new TargetDef("brake", By.FLOWN, "", new Vector3f(0f, 4f, 30f), 2f, 0, false, "", 0, "")
                .switching(sail.id()));
        World world = world();
        StageHazards moved = world.flight().mechanisms().hazards;

        tick(world, 1, QUIET, Type.TARGET_LIT);
        assertEquals(!waits, moved.named(sail.id()).isOn());
        assertEquals(1, tick(world, 240, QUIET, Type.TARGET_LIT));
        assertEquals(waits, moved.named(sail.id()).isOn());
    }

    private void bells() {
        for (int i = 0; i < 3; i++) {
            targets.add(new TargetDef(
                    "bell" + i, By.FLOWN, "", new Vector3f(0f, 4f, 200f + 10f * i), 2f, 0, false, "", 0, ""));
        }
    }

    private void sequence(String... order) {
        sequences.add(new SequenceDef("tune", List.of(order), 150.2f, 30, "played", 1_000, ""));
    }

    private static TargetSequence tune(World world) {
        return world.flight().mechanisms().targets.sequences().get(0);
    }

    /** Shown from 150 u before the nearest: at z 50, after 150 ticks; a note each 30 ticks, then it listens. */
    @Test
    void aSequenceIsShownInItsOrder() {
        bells();
        sequence("bell2", "bell0", "bell1");
        World world = world();
        List<String> shown = new ArrayList<>();
        for (int i = 1; i <= 150 + 4 * 30; i++) {
            events.clear();
            world.tick(QUIET, events);
            for (int k = 0; k < events.size(); k++) {
                if (events.get(k).type() == Type.SEQUENCE_NOTE) {
                    float z = events.get(k).position().z;
                    shown.add(events.get(k).number() + " at " + (int) z + " in " + i);
                }
            }
        }
        assertEquals(List.of("1 at 220 in 180", "2 at 200 in 210", "3 at 210 in 240"), shown);
        assertEquals(TargetSequence.Phase.LISTENS, tune(world).phase());
    }

    @Test
    void playedInItsOrderItIsDoneAndHeard() {
        bells();
        sequence("bell0", "bell1", "bell2");
        rules.add(rule(signal("played"), new Bees(1)));
        World world = world();
        int bees = world.stage().beeCount();

        assertEquals(1, tick(world, 700, QUIET, Type.SEQUENCE_DONE));
        assertEquals(TargetSequence.Phase.DONE, tune(world).phase());
        assertEquals(1_000, (int) world.stage().points());
        assertEquals(bees + 1, world.stage().beeCount());
    }

    /** The first that is flown through is the third in its order: it is shown anew, all dark. */
    @Test
    void playedOutOfItsOrderItStartsAgain() {
        bells();
        sequence("bell2", "bell0", "bell1");
        World world = world();
        int wrong = 0;
        while (wrong == 0) {
            wrong = tick(world, 1, QUIET, Type.SEQUENCE_WRONG);
        }

        assertEquals(TargetSequence.Phase.SHOWS, tune(world).phase());
        assertFalse(world.flight().mechanisms().targets.near().stream().anyMatch(SignalTarget::lit));
        assertEquals(0, (int) world.stage().points());
    }

    /** The first is right, the next wrong; then the first again: what it has paid and sent it does not pay and send again. */
    @Test
    void whatIsLitAgainAfterAMistakePaysOnlyOnce() {
        for (String id : List.of("a", "b", "c")) {
            ring(id, 0f, 4f, 200f, "");
        }
        sequence("a", "b", "c");
        rules.add(rule(signal("woken"), new Bees(1)));
        World world = world();
        int bees = world.stage().beeCount();
        SignalTargets lamps = world.flight().mechanisms().targets;

        for (String id : List.of("a", "c", "a")) {
            while (tune(world).phase() != TargetSequence.Phase.LISTENS) {
                tick(world, 1, QUIET, Type.HIT);
            }
            SignalTarget lamp = lamps.near().stream()
                    .filter(target -> target.def().id().equals(id))
                    .findFirst()
                    .orElseThrow();
            lamps.damage(lamp, 1, events);
            tick(world, 2, QUIET, Type.HIT);
        }

        assertEquals(1, tune(world).progress(), "the first is right again");
        assertEquals(300, (int) world.stage().points());
        assertEquals(bees + 1, world.stage().beeCount());
    }

    @Test
    void targetsArePartOfTheState() {
        World none = world();
        lamp("a", 0f, 4f, 100f, 4, false);
        World one = world();
        World same = world();
        for (World world : List.of(none, one, same)) {
            tick(world, 30, QUIET, Type.HIT);
        }
        assertNotEquals(none.stateHash(), one.stateHash());
        assertEquals(one.stateHash(), same.stateHash());
        tick(one, 60, QUIET, Type.HIT);
        tick(same, 60, TIGHT, Type.HIT);
        assertNotEquals(one.stateHash(), same.stateHash());
    }

    @Test
    void aCopyPlaysTheSameTune() {
        bells();
        sequence("bell0", "bell1", "bell2");
        lamp("a", 0f, 4f, 120f, 4, false);
        World world = world();
        for (int i = 0; i < 8; i++) {
            World copy = new WorldCopier().copy(world);
            tick(copy, 640 - 80 * i, TIGHT, Type.HIT);
            World straight = world();
            tick(straight, 640, TIGHT, Type.HIT);
            assertEquals(straight.stateHash(), copy.stateHash(), "copied after " + 80 * i + " ticks");
            tick(world, 80, TIGHT, Type.HIT);
        }
    }

    @Test
    @Tag("allocation")
    void targetsMakeNoGarbage() {
        bells();
        sequence("bell0", "bell1", "bell2");
        for (int i = 0; i < 8; i++) {
            lamp("l" + i, 0f, 4f, 140f + 10f * i, 30, false);
        }
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            World world = world();
            tick(world, 250, TIGHT, Type.HIT);
            meter.nextRun();
            for (int i = 0; i < 240; i++) {
                events.clear();
                meter.begin();
                world.tick(i % 60 < 40 ? TIGHT : PlayerIntent.NONE, events);
                meter.end();
            }
        }
        assertEquals(0, meter.bytes());
    }
}
