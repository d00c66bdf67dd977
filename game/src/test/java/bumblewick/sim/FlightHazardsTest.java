package bumblewick.sim;

import static bumblewick.sim.TestHazards.apple;
import static bumblewick.sim.TestHazards.called;
import static bumblewick.sim.TestHazards.clockwork;
import static bumblewick.sim.TestHazards.hazard;
import static bumblewick.sim.TestHazards.mover;
import static bumblewick.sim.TestHazards.pendulum;
import static bumblewick.sim.TestHazards.roller;
import static bumblewick.sim.TestHazards.rotor;
import static bumblewick.sim.TestHazards.wall;
import static bumblewick.sim.TestRuleDefs.on;
import static bumblewick.sim.TestRuleDefs.rule;
import static bumblewick.sim.TestRuleDefs.signal;
import static bumblewick.sim.TestRuleDefs.start;
import static bumblewick.sim.TestRuleDefs.wave;
import static bumblewick.sim.TestRuleDefs.waves;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.Fingerprint;
import bumblewick.def.RuleDeed.HazardSwitch;
import bumblewick.def.RuleDeed.HazardSwitch.How;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleEvent;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Trigger;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.IntentTrack;
import bumblewick.replay.Replay;
import bumblewick.replay.SeekableReplay;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What hazards do in a flight whose rail runs at 20 u/s and which starts at x 0, y 4 with four bees. */
class FlightHazardsTest {
    private static final PlayerIntent RIGHT = PlayerIntent.of(1f, 0f, 0);
    private static final PlayerIntent LEFT = PlayerIntent.of(-1f, 0f, 0);
    private static final PlayerIntent TIGHT = PlayerIntent.of(0f, 0f, PlayerIntent.TIGHT);

    private final SimEvents events = new SimEvents();
    private int bees;

    private World world(List<RuleDef> rules, HazardDef... hazards) {
        Rulebook book = new TestRules().rulebook();
        StageDef stage = book.get(StageDef.class, "test");
        MechanismsDef moving = MechanismsDef.of(List.of(hazards));
        return new World(
                book.with(stage.withRules(rules).withMechanisms(moving)), new RunOptions("test", "test", 7L, 0));
    }

    private World world(HazardDef... hazards) {
        World world = world(List.of(), hazards);
        bees = world.stage().beeCount();
        return world;
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

    private static Vector3f at(float x, float y, float z) {
        return new Vector3f(x, y, z);
    }

    /** A sail that stands in the way, upright from its pivot below: Wick stumbles, loses one bee, and flies on. */
    @Test
    void aHazardCostsABeeAndAStumbleAndNeverTheRun() {
        World world = world(hazard(at(0f, 0f, 70f), rotor(Axis.ALONG, 1, 240), 0, "", true));

        int stumbles = tick(world, 400, PlayerIntent.NONE, Type.STUMBLED);

        assertTrue(stumbles >= 1);
        assertEquals(bees - 1, world.stage().beeCount());
        assertTrue(world.flight().distance() > 80f, "and flies on");
    }

    /** Ten walls across the whole corridor take all bees but the last, and hold nobody up for good. */
    @Test
    void aHazardLeavesTheLastBee() {
        HazardDef[] row = new HazardDef[10];
        for (int i = 0; i < row.length; i++) {
            row[i] = hazard(at(0f, 4f, 70f + 40f * i), wall());
        }
        World world = world(row);

        tick(world, 2_000, PlayerIntent.NONE, Type.STUMBLED);

        assertEquals(1, world.stage().beeCount());
        assertTrue(world.flight().distance() > 500f);
        assertEquals(FlightStage.Phase.FLYING, world.flight().phase());
    }

    /** Two arms that stand upright above and below Wick's line stop what is shot along it. */
    @Test
    void shotsStopAtAnArmAndUseUpItsHitPoints() {
        World world = world(hazard(at(0f, 4f, 90f), rotor(Axis.ALONG, 2, 3_600), 10, "", false));

        int stopped = tick(world, 180, TIGHT, Type.HAZARD_STOPPED);

        assertEquals(1, stopped);
        assertEquals(100, (int) world.flight().points(), "what stopping it is worth");
    }

    /** An apple of the damage 12 falls on a gnat that comes to meet Wick at the rail's own speed: the kill counts twice. */
    @Test
    void whatFallsStrikesEnemiesBeneathForTwiceTheScore() {
        TestRules rules = new TestRules().enemy("gnat", 2, 100).path("below", 22f, at(0f, 2f, 100f), at(0f, 2f, 10f));
        Rulebook book = rules.rulebook();
        HazardDef apple = hazard(at(0f, 9f, 100f), apple(8f, Trigger.SIGNAL));
        RuleDef drop = new RuleDef(
                "drop",
                on(RuleEvent.START),
                TestRuleDefs.ALWAYS,
                List.of(new RuleDef.Action(new HazardSwitch("thing", How.GO, 0f), 0.2f)));
        StageDef stage = book.get(StageDef.class, "test")
                .withRules(List.of(drop, rule(start(), waves(wave(0f, "gnat", "below", 1, 0.1f)))))
                .withMechanisms(MechanismsDef.of(List.of(apple)));
        World world = new World(book.with(stage), new RunOptions("test", "test", 7L, 0));

        int killed = 0;
        for (int i = 0; i < 150; i++) {
            killed += tick(world, 1, PlayerIntent.of(0f, 0f, PlayerIntent.HOLD_FIRE), Type.ENEMY_DESTROYED);
        }

        assertEquals(1, killed);
        assertEquals(2 * 100 + 10, (int) world.flight().points());
    }

    /** The rule hears that a rotor was stopped, and lets a mover go. */
    @Test
    void aRotorThatIsStoppedLetsAMoverGoByItsSignal() {
        World world = world(
                hazard(at(0f, 4f, 90f), rotor(Axis.ALONG, 2, 3_600), 10, "stopped", false),
                hazard(at(10f, 10f, 120f), called(mover(at(0f, -4f, 0f), Trigger.SIGNAL), "stopped")));

        assertEquals(1, tick(world, 180, TIGHT, Type.HAZARD_TELL));
    }

    @Test
    void aRuleHearsTheSignalOfAHazard() {
        World world = world(
                List.of(rule(signal("stopped"), new bumblewick.def.RuleDeed.Bees(2))),
                hazard(at(0f, 4f, 90f), rotor(Axis.ALONG, 2, 3_600), 10, "stopped", false));
        int before = world.stage().beeCount();

        tick(world, 180, TIGHT, Type.HAZARD_STOPPED);

        assertEquals(before + 2, world.stage().beeCount());
    }

    /** A rule switches it on; a stage that has only the name of another does not know it. */
    @Test
    void aRuleSwitchesAHazardOnThatWaits() {
        World world = world(
                List.of(rule(start(), new HazardSwitch("thing", How.ON, 0f))),
                hazard(at(0f, 9f, 150f), rotor(Axis.ALONG, 1, 240), 0, "", true));

        tick(world, 100, PlayerIntent.NONE, Type.HIT);

        assertTrue(only(world).isMoving());
    }

    /** Nothing solid stands within 2.5 s of the start, which is 50 u. */
    @Test
    void nothingMovesWhereItCouldNotBeSeenInTime() {
        World world = world(hazard(at(0f, 4f, 49f), rotor(Axis.ALONG, 1, 240)));

        tick(world, 10, PlayerIntent.NONE, Type.HIT);

        assertTrue(world.flight().hazards().awake().isEmpty());
    }

    @Test
    void hazardsArePartOfTheState() {
        World none = world();
        World same = world();
        World slow = world(hazard(at(0f, 9f, 150f), rotor(Axis.ALONG, 1, 240)));
        World fast = world(hazard(at(0f, 9f, 150f), rotor(Axis.ALONG, 1, 120)));
        for (World world : List.of(none, same, slow, fast)) {
            tick(world, 20, PlayerIntent.NONE, Type.HIT);
        }

        assertEquals(none.stateHash(), same.stateHash());
        assertNotEquals(none.stateHash(), slow.stateHash());
        assertNotEquals(slow.stateHash(), fast.stateHash());
    }

    @Test
    void aCopyGoesOnAmongTheSameHazards() {
        World world = world(everything());
        for (int i = 0; i < 10; i++) {
            World copy = new WorldCopier().copy(world);
            tick(copy, 400 - 40 * i, RIGHT, Type.HIT);
            World straight = world(everything());
            tick(straight, 400, RIGHT, Type.HIT);
            assertEquals(straight.stateHash(), copy.stateHash(), "copied after " + 40 * i + " ticks");
            tick(world, 40, RIGHT, Type.HIT);
        }
    }

    @Test
    void aReplayCanBeEnteredAmongHazards() {
        World world = world(everything());
        IntentTrack track = new IntentTrack();
        long[] hashes = new long[900 / Replay.HASH_EVERY];
        for (int i = 0; i < 900; i++) {
            PlayerIntent intent = i / 50 % 2 == 0 ? RIGHT : LEFT;
            track.add(intent);
            tick(world, 1, intent, Type.HIT);
            if ((i + 1) % Replay.HASH_EVERY == 0) {
                hashes[i / Replay.HASH_EVERY] = world.stateHash();
            }
        }
        Replay replay = new Replay("", Fingerprint.NONE, world.options(), track, hashes, world.stateHash());

        SeekableReplay tape = new SeekableReplay(world.rules(), replay);

        assertTrue(tape.verdict().same(), tape.verdict()::difference);
        for (int second = hashes.length; second > 0; second--) {
            assertEquals(
                    hashes[second - 1], tape.worldAt(second * Replay.HASH_EVERY).stateHash(), "second " + second);
        }
    }

    private static HazardDef[] everything() {
        return new HazardDef[] {
            hazard(at(0f, 6f, 60f), rotor(Axis.ALONG, 4, 240), 30, "", false),
            hazard(at(0f, 12f, 80f), pendulum(120f, 120)),
            hazard(at(0f, 1f, 100f), rotor(Axis.UP, 3, 200)),
            hazard(at(3f, 6f, 120f), clockwork(4, 12, 34, 22.5f)),
            hazard(at(-6f, 4f, 140f), mover(at(12f, 0f, 0f), Trigger.RHYTHM)),
            hazard(at(0f, 9f, 150f), apple(8f, Trigger.NEAR)),
            hazard(at(4f, 1f, 160f), roller(20f, at(-5f, 6f, 0f), 0.7f)),
            hazard(at(-4f, 1f, 170f), roller(20f, at(6f, 3f, 0f), 0.7f)),
        };
    }

    @Test
    @Tag("allocation")
    void hazardsMakeNoGarbage() {
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            World world = world(everything());
            tick(world, 150, RIGHT, Type.HIT); // until lists are as long as they ever are
            meter.nextRun();
            for (int i = 0; i < 240; i++) {
                events.clear();
                meter.begin();
                world.tick(i / 40 % 2 == 0 ? LEFT : RIGHT, events);
                meter.end();
            }
        }
        assertEquals(0, meter.bytes());
    }

    @Test
    void aStageWhoseHazardsAreFarAwayIsFlownAsWithoutThem() {
        World none = world();
        World far = world(hazard(at(0f, 4f, 9_000f), rotor(Axis.ALONG, 1, 240)));

        tick(none, 300, RIGHT, Type.HIT);
        tick(far, 300, RIGHT, Type.HIT);

        assertEquals(none.flight().wick().position(), far.flight().wick().position());
        assertFalse(far.flight().hazards().awake().stream().anyMatch(hazard -> true));
    }

    private static Hazard only(World world) {
        return world.flight().hazards().awake().get(0);
    }
}
