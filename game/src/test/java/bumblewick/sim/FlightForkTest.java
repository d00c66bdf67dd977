package bumblewick.sim;

import static bumblewick.sim.TestRuleDefs.bees;
import static bumblewick.sim.TestRuleDefs.rule;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Fork;
import bumblewick.def.CourseDef.Lane;
import bumblewick.def.CourseDef.Split;
import bumblewick.def.CourseDef.Stretch;
import bumblewick.def.PickupDef;
import bumblewick.def.PickupSpawnDef;
import bumblewick.def.PropDef;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Trigger;
import bumblewick.def.RuleEvent;
import bumblewick.def.RuleFact;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.StageDef.Corridor;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.ByDifficulty;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.mechanism.SequenceDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A fork from 60 to 160 u: below up to 6 u of height, above from 15 u on; and another from 240 to 300 u. */
class FlightForkTest {
    private static final PlayerIntent UP = PlayerIntent.of(0f, 1f, 0);
    private static final PlayerIntent DOWN = PlayerIntent.of(0f, -1f, 0);
    private static final Corridor BELOW = new Corridor(-11f, 11f, 0.6f, 6f);
    private static final Corridor ABOVE = new Corridor(-5f, 9f, 15f, 25f);

    private final SimEvents events = new SimEvents();

    private static Stretch says(Corridor corridor, float speed) {
        return new Stretch(Optional.of(corridor), Optional.empty(), speed, Optional.empty(), Optional.empty());
    }

    private static Fork fork(float at, float to) {
        return new Fork(
                at,
                to,
                Split.Y,
                8f,
                40f,
                List.of(new Lane("below", says(BELOW, CourseDef.UNSAID)), new Lane("above", says(ABOVE, 26f))));
    }

    private static WaveDef wave(float at, String lane, int count) {
        return new WaveDef(at, "e", "ahead", false, count, 0.1f, 0f, 0f, "", 0f, 0f, ByDifficulty.NONE, lane, 0);
    }

    /** The enemies fly straight at Wick from far ahead, 5 u high in the middle of the usual corridor, for a long time. */
    private static TestRules rules() {
        return new TestRules()
                .path("ahead", 2f, new Vector3f(0f, 6.3f, 100f), new Vector3f(0f, 6.3f, 40f))
                .enemy("e", 4, 100)
                .pickup("gift", PickupDef.Effect.SCORE, 10f);
    }

    private static World world(List<WaveDef> waves, RuleDef... rules) {
        Rulebook book = rules().rulebook();
        StageDef stage = book.get(StageDef.class, "test")
                .with(new CourseDef(List.of(), List.of(fork(60f, 160f), fork(240f, 300f))))
                .with(waves)
                .withRules(List.of(rules));
        return new World(book.with(stage), new RunOptions("test", "test", 7L, 0));
    }

    private void flyTo(World world, float distance, PlayerIntent intent) {
        while (world.flight().distance() < distance) {
            events.clear();
            world.tick(intent, events);
        }
    }

    private int count(SimEvent.Type type) {
        int count = 0;
        for (int i = 0; i < events.size(); i++) {
            count += events.get(i).type() == type ? 1 : 0;
        }
        return count;
    }

    @Test
    void whereWickIsAtTheMarkDecides() {
        World high = world(List.of());
        World low = world(List.of());
        flyTo(high, 60f, UP);
        assertEquals(1, count(SimEvent.Type.LANE));
        assertEquals("above", events.get(events.size() - 1).kind());
        flyTo(low, 60f, DOWN);

        assertEquals("above", high.flight().ruled().rail().forks().name());
        assertEquals("below", low.flight().ruled().rail().forks().name());
        flyTo(high, 110f, DOWN);
        flyTo(low, 110f, UP);
        assertEquals(15f, high.flight().wick().position().y, 1e-2f, "nobody changes in a fork");
        assertEquals(6f, low.flight().wick().position().y, 1e-2f);
        assertEquals(26f, high.flight().ruled().rail().speed());
        assertEquals(20f, low.flight().ruled().rail().speed());
    }

    /** A quarter of the 40 u that the change takes are 5/32 of it, from 12 u up to 25 u. */
    @Test
    void theLaneOpensAndClosesSmoothly() {
        World world = world(List.of());
        flyTo(world, 60f, UP);
        world.flight().ruled().rail().moveTo(70f);
        assertEquals(12f + 13f * 5f / 32f, world.flight().ruled().rail().maxY(), 1e-3f);
        float before = world.flight().wick().position().y;
        while (world.flight().distance() < 230f) {
            flyTo(world, world.flight().distance() + 0.01f, UP);
            float step = Math.abs(world.flight().wick().position().y - before);
            assertTrue(step < 0.4f, step + " u in a tick at " + world.flight().distance());
            before = world.flight().wick().position().y;
        }
        assertEquals(12f, world.flight().wick().position().y, 1e-2f);
    }

    /** The middle of the usual corridor is (0, 6.3), that of the lane above (2, 20). */
    @Test
    void wavesOfTheOtherLaneDoNotComeAndThoseOfTheOwnFlyAboutItsMiddle() {
        List<WaveDef> waves = List.of(wave(70f, "below", 3), wave(70f, "above", 1), wave(70f, "", 1));
        World world = world(waves);
        flyTo(world, 72f, UP);

        assertEquals(2, world.flight().enemies().size());
        assertEquals(2f, world.flight().enemies().get(0).position().x, 1e-3f);
        assertEquals(20f, world.flight().enemies().get(0).position().y, 1e-3f);
        assertEquals(6.3f, world.flight().enemies().get(1).position().y, 1e-3f);
    }

    @Test
    void whoIsAliveOfTheOtherLaneAtTheMarkLeavesWithinASecond() {
        World low = world(List.of(wave(150f, "above", 30), wave(150f, "", 1)));
        flyTo(low, 200f, UP);
        flyTo(low, 240f, DOWN);
        assertEquals("below", low.flight().ruled().rail().forks().name());
        int there = low.flight().enemies().size();
        assertTrue(there > 10, there + " at the mark");
        for (int i = 0; i < 60; i++) {
            events.clear();
            low.tick(DOWN, events);
        }

        assertEquals(1, low.flight().enemies().size(), "only who belongs to both lanes");
        assertEquals(0, count(SimEvent.Type.ENEMY_DESTROYED));
    }

    @Test
    void pickUpsOfTheOtherLaneAreGoneAndPropsOfItStandAside() {
        Rulebook book = rules().prop("pillar", 0f, 0f, 120f).rulebook();
        StageDef plain = book.get(StageDef.class, "test");
        StageDef stage = new StageDef(
                        plain.id(),
                        plain.look(),
                        plain.music(),
                        plain.speed(),
                        plain.bossAt(),
                        plain.boss(),
                        plain.corridor(),
                        plain.checkpoints(),
                        List.of(),
                        List.of(
                                new PropDef("pillar", 0f, 0f, 120f, 0f, 1f, "below"),
                                new PropDef("pillar", 3f, 0f, 120f, 0f, 1f, "above")),
                        List.of(
                                new PickupSpawnDef("gift", 9f, 1f, 130f, "below"),
                                new PickupSpawnDef("gift", 9f, 20f, 131f, "above"),
                                new PickupSpawnDef("gift", 9f, 20f, 132f)),
                        plain.bends(),
                        plain.exits(),
                        plain.islet(),
                        plain.medals())
                .with(new CourseDef(List.of(), List.of(fork(60f, 160f))));
        World world = new World(book.with(stage), new RunOptions("test", "test", 7L, 0));
        flyTo(world, 59f, DOWN);
        assertEquals(3, world.flight().pickups().size());

        flyTo(world, 61f, DOWN);

        assertEquals(2, world.flight().pickups().size());
        assertEquals(130f, world.flight().pickups().get(0).position().z);
        assertEquals(2, world.flight().scenery().size(), "both are seen");
        assertEquals(
                1L, world.flight().scenery().stream().filter(s -> s.stops()).count());
    }

    private static World mechanisms(HazardDef hazard, TargetDef... targets) {
        List<SequenceDef> sequences = targets.length < 2
                ? List.of()
                : List.of(new SequenceDef("tune", List.of("a", "b"), 150f, 20, "", 100, ""));
        MechanismsDef all = new MechanismsDef(List.of(hazard), List.of(targets), sequences);
        Rulebook book = rules().rulebook();
        StageDef stage = book.get(StageDef.class, "test")
                .with(new CourseDef(List.of(), List.of(fork(60f, 160f), fork(240f, 300f))))
                .withMechanisms(all);
        return new World(book.with(stage), new RunOptions("test", "test", 7L, 0));
    }

    private static TargetDef lamp(String id, float y, float z, String lane) {
        Vector3f place = new Vector3f(0f, y, z);
        return new TargetDef(id, TargetDef.By.SHOT, "tree", place, 1.5f, 4, false, "", 300, "").inLane(lane);
    }

    /** A wall of 60 u across everything stands 120 u along the rail in the lane below, before a lamp that both would see. */
    @Test
    void whoTakesTheOtherLaneMeetsNoHazardAndNoTargetOfIt() {
        HazardDef wall = TestHazards.hazard(new Vector3f(0f, 4f, 120f), TestHazards.wall())
                .inLane("below");
        World high = mechanisms(wall, lamp("a", 20f, 130f, "below"));
        World low = mechanisms(wall, lamp("a", 4f, 110f, "below"));
        flyTo(high, 59f, UP);
        assertEquals(1, high.flight().hazards().awake().size(), "until the mark it can still be met");
        flyTo(high, 61f, UP);
        flyTo(low, 61f, DOWN);

        assertEquals(0, high.flight().hazards().awake().size());
        assertEquals(0, high.flight().mechanisms().targets.near().size());
        assertEquals(1, low.flight().hazards().awake().size());
        assertEquals(1, low.flight().mechanisms().targets.near().size());
        int bees = high.stage().beeCount();
        flyTo(high, 170f, UP);
        flyTo(low, 170f, DOWN);
        assertEquals(bees, high.stage().beeCount());
        assertEquals(bees - 1, low.stage().beeCount(), "the wall costs one");
        assertEquals(0, high.flight().points(), "its lamp was not there to be hit");
    }

    /** The names of the lanes are the same in both forks: the first one closes nothing of the second. */
    @Test
    void aLaneOfALaterForkIsChosenThere() {
        HazardDef wall = TestHazards.hazard(new Vector3f(0f, 4f, 260f), TestHazards.wall())
                .inLane("below");
        World world = mechanisms(wall, lamp("a", 4f, 270f, "below"));
        flyTo(world, 100f, UP);
        assertEquals(1, world.flight().hazards().awake().size());
        flyTo(world, 241f, DOWN);

        assertEquals("below", world.flight().ruled().rail().forks().name());
        assertEquals(1, world.flight().hazards().awake().size());
        assertEquals(1, world.flight().mechanisms().targets.near().size());
    }

    @Test
    void aSequenceOfTheOtherLaneIsOver() {
        HazardDef far = TestHazards.hazard(new Vector3f(0f, 4f, 900f), TestHazards.wall());
        World high = mechanisms(far, lamp("a", 4f, 130f, "below"), lamp("b", 4f, 140f, "below"));
        flyTo(high, 61f, UP);
        assertEquals(0, high.flight().mechanisms().targets.sequences().size());

        events.clear();
        for (int i = 0; i < 200; i++) {
            high.tick(UP, events);
        }
        assertEquals(0, count(SimEvent.Type.SEQUENCE_NOTE), "nobody hears it");
    }

    @Test
    void theLaneOfAHazardCountsForTheHash() {
        HazardDef wall = TestHazards.hazard(
                new Vector3f(9f, 4f, 120f), TestHazards.mover(new Vector3f(0f, 2f, 0f), HazardDef.Trigger.NEAR));
        World both = mechanisms(wall, lamp("a", 4f, 130f, ""));
        World below = mechanisms(wall.inLane("below"), lamp("a", 4f, 130f, "below"));
        flyTo(both, 59f, UP);
        flyTo(below, 59f, UP);
        assertEquals(both.stateHash(), below.stateHash());
        flyTo(both, 61f, UP);
        flyTo(below, 61f, UP);
        assertNotEquals(both.stateHash(), below.stateHash());
        World copy = new WorldCopier().copy(below);
        flyTo(below, 300f, UP);
        flyTo(copy, 300f, UP);

        assertEquals(below.stateHash(), copy.stateHash());
    }

    @Test
    void rulesHearOfTheLaneAndLookAtIt() {
        RuleDef above = rule(new Trigger(RuleEvent.LANE, 0f, 0f, 2, "above"), bees(1));
        World world = world(List.of(), above);
        int before = world.flight().bees().size();
        flyTo(world, 170f, UP);
        assertEquals(0, world.flight().ruled().number(RuleFact.LANE), "outside of forks");
        assertEquals(before, world.flight().bees().size(), "that was the first fork");
        flyTo(world, 250f, UP);

        assertEquals(2, world.flight().ruled().number(RuleFact.LANE));
        assertEquals(before + 1, world.flight().bees().size());
    }

    @Test
    void aWaveHasItsOwnCountAtADifficulty() {
        ByDifficulty counts = new ByDifficulty(2, 0, 7);
        WaveDef wave = new WaveDef(9f, "e", "ahead", false, 4, 0.1f, 0f, 0f, "", 0f, 0f, counts, "", 0);

        assertEquals(2, wave.count("easy"));
        assertEquals(4, wave.count("normal"));
        assertEquals(7, wave.count("hard"));
        assertEquals(4, wave.count("test"));
    }

    @Test
    void theLaneCountsForTheHashAndACopyFliesOnAlike() {
        List<WaveDef> waves = List.of(wave(70f, "above", 5), wave(80f, "below", 3), wave(150f, "above", 20));
        World world = world(waves);
        flyTo(world, 100f, UP);
        World copy = new WorldCopier().copy(world);
        World other = new WorldCopier().copy(world);
        flyTo(world, 270f, DOWN);
        flyTo(copy, 270f, DOWN);
        flyTo(other, 270f, UP);

        assertEquals(world.stateHash(), copy.stateHash());
        assertNotEquals(world.stateHash(), other.stateHash());
    }
}
