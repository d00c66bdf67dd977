package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Fork;
import bumblewick.def.CourseDef.Lane;
import bumblewick.def.CourseDef.Split;
import bumblewick.def.CourseDef.Stretch;
import bumblewick.def.DeedDef;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleEvent;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.def.mechanism.TargetDef.By;
import bumblewick.sim.TestRuleDefs;
import bumblewick.sim.TestRules;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pilot that never errs does what a flight asks for, whichever lanes its seed would take. */
class DeedWishTest {
    private final TestRules rules = new TestRules();
    private final List<TargetDef> targets = new ArrayList<>();
    private CourseDef course = CourseDef.STRAIGHT;

    private int done(RuleEvent event, String of, int count, float until, long seed) {
        Rulebook book = rules.rulebook();
        StageDef stage = book.get(StageDef.class, "test")
                .with(course)
                .withMechanisms(new MechanismsDef(List.of(), targets, List.of()))
                .with(new DeedDef("deed.test", TestRuleDefs.on(event, of), Conditions.NONE, count));
        World world = new World(book.with(stage), new RunOptions("test", "test", seed, 0));
        DemoPilot pilot = new DemoPilot(world);
        SimEvents events = new SimEvents();
        while (world.flight().distance() < until) {
            events.clear();
            world.tick(pilot.take(), events);
        }
        return world.flight().deed().count();
    }

    private void target(By by, float x, float y, float z, String lane) {
        int hp = by == By.SHOT ? 12 : 0;
        String id = "t" + targets.size();
        targets.add(
                new TargetDef(id, by, "tree", new Vector3f(x, y, z), 1.6f, hp, hp > 0, "lit", 300, "").inLane(lane));
    }

    /** Half of six bees stay at each gate in turn, and the others come back. */
    @Test
    void itParksBeesInEachGate() {
        for (int i = 0; i < 4; i++) {
            rules.prop("gate", i % 2 == 0 ? -6f : 6f, 0f, 100f + 80f * i);
        }

        assertEquals(4, done(RuleEvent.PARKED, "", 4, 360f, 1L));
    }

    /** Lamps that only tight fire wakes, on either side, and a ring. */
    @Test
    void itLightsLampsAndFliesThroughRings() {
        target(By.SHOT, -9f, 5f, 150f, "");
        target(By.SHOT, 8f, 9f, 260f, "");
        target(By.FLOWN, 5f, 3f, 350f, "");

        assertEquals(3, done(RuleEvent.SIGNAL, "lit", 3, 360f, 1L));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void itTakesTheLanesOfTheLamps(long seed) {
        course = new CourseDef(List.of(), List.of(fork(100f, 300f), fork(360f, 560f)));
        target(By.SHOT, -6f, 18f, 240f, "");
        target(By.SHOT, 6f, 4f, 500f, "below");

        assertEquals(2, done(RuleEvent.SIGNAL, "lit", 2, 570f, seed));
    }

    private static Fork fork(float at, float to) {
        List<Lane> lanes = List.of(
                new Lane("below", corridor(new StageDef.Corridor(-11f, 11f, 0.6f, 10f))),
                new Lane("above", corridor(new StageDef.Corridor(-12f, 12f, 14f, 24f))));
        return new Fork(at, to, Split.Y, 6f, 40f, lanes);
    }

    private static Stretch corridor(StageDef.Corridor corridor) {
        return new Stretch(
                Optional.of(corridor), Optional.empty(), CourseDef.UNSAID, Optional.empty(), Optional.empty());
    }
}
