package bumblewick.sim;

import static bumblewick.sim.TestRuleDefs.on;
import static bumblewick.sim.TestRuleDefs.place;
import static bumblewick.sim.TestRuleDefs.rule;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BossDef;
import bumblewick.def.DeedDef;
import bumblewick.def.RuleDeed.Signal;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleEvent;
import bumblewick.def.RuleFact;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.mechanism.MechanismsDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.StageResult;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What opens the high exit, in a flight whose rail runs at 20 u/s. */
class FlightDeedTest {
    private static final PlayerIntent TIGHT = PlayerIntent.of(0f, 0f, PlayerIntent.TIGHT | PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent LOOSE = PlayerIntent.of(0f, 0f, PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent UP = PlayerIntent.of(0f, 1f, PlayerIntent.TIGHT);

    private final SimEvents events = new SimEvents();
    private final TestRules rules = new TestRules().bees(16);

    private World world(DeedDef deed, int done, int checkpoint, RuleDef... all) {
        Rulebook book = rules.rulebook();
        StageDef stage =
                book.get(StageDef.class, "test").withRules(List.of(all)).with(deed);
        return new World(book.with(stage), new RunOptions("test", "test", 7L, checkpoint).withDeed(done));
    }

    private static DeedDef deed(RuleEvent event, String of, int count) {
        return new DeedDef("deed.test", on(event, of), Conditions.NONE, count);
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

    /** Bees come back at each gate, and tight through it half of all stay there in turn: each of four gates counts. */
    @Test
    void beesCanBeParkedInEachOfFourGates() {
        for (int i = 0; i < 4; i++) {
            rules.prop("gate", 0f, 0f, 60f + 40f * i);
        }
        World world = world(deed(RuleEvent.PARKED, "", 4), 0, 0);

        int done = tick(world, 600, TIGHT, Type.DEED_DONE);

        assertEquals(1, done);
        assertEquals(4, world.flight().deed().count());
        assertEquals(16, world.stage().beeCount());
        assertEquals(8, world.flight().seededBees());
    }

    /** Loose at the third gate, the bees of the second come back and none stay: three of four. */
    @Test
    void aGateThatIsFlownThroughLooseOnlyGivesBack() {
        for (int i = 0; i < 4; i++) {
            rules.prop("gate", 0f, 0f, 60f + 40f * i);
        }
        World world = world(deed(RuleEvent.PARKED, "", 4), 0, 0);

        tick(world, 330, TIGHT, Type.DEED_DONE); // the first two, at 60 and 100 u
        assertEquals(2, world.flight().deed().count());
        tick(world, 100, LOOSE, Type.DEED_DONE);
        assertEquals(0, world.flight().seededBees());
        assertEquals(0, tick(world, 170, TIGHT, Type.DEED_DONE));
        assertEquals(3, world.flight().deed().count());
    }

    @Test
    void itCountsTheSignalsThatRulesSendAndNoMoreThanItAsksFor() {
        World world = world(
                deed(RuleEvent.SIGNAL, "bell", 2),
                0,
                0,
                rule(place(5f), new Signal("bell")),
                rule(place(10f), new Signal("bell")),
                rule(place(15f), new Signal("bell")));

        assertEquals(2, tick(world, 60, LOOSE, Type.DEED_STEP));
        assertTrue(world.flight().deed().isDone());
    }

    /** The same events while a condition does not hold are no deed. */
    @Test
    void whatHappensWithoutItsConditionDoesNotCount() {
        Conditions manyBees = new Conditions(
                List.of(TestRuleDefs.number(RuleFact.BEES, 17, 100)), List.of(), List.of(), 0f, false, 1f);
        DeedDef deed = new DeedDef("deed.test", on(RuleEvent.SIGNAL, "bell"), manyBees, 1);
        World world = world(deed, 0, 0, rule(place(5f), new Signal("bell")));

        assertEquals(0, tick(world, 60, LOOSE, Type.DEED_STEP));
    }

    /** Two were done before the lantern at 20 u, one after it: who starts again there has two. */
    @Test
    void aRunThatStartsAtACheckpointHasDoneWhatWasDoneThere() {
        rules.checkpoint(20f);
        RuleDef[] bells = {
            rule(place(5f), new Signal("bell")),
            rule(place(10f), new Signal("bell")),
            rule(place(30f), new Signal("bell")),
            rule(place(40f), new Signal("bell"))
        };
        World world = world(deed(RuleEvent.SIGNAL, "bell", 4), 0, 0, bells);
        tick(world, 100, LOOSE, Type.DEED_STEP);
        assertEquals(3, world.flight().deed().count());
        assertEquals(2, world.flight().deed().atCheckpoint());

        World again =
                world(deed(RuleEvent.SIGNAL, "bell", 4), world.flight().deed().atCheckpoint(), 1, bells);
        assertEquals(2, again.flight().deed().count());
        assertEquals(1, tick(again, 90, LOOSE, Type.DEED_DONE));
    }

    /** A lamp at 90 u is lit from before the lantern at 40 u. Who starts there finds it dark: it must not count twice. */
    @Test
    void aLampBehindACheckpointThatWasLitBeforeItCountsOnce() {
        rules.checkpoint(40f);
        Vector3f ahead = new Vector3f(0f, 4f, 90f);
        TargetDef lamp = new TargetDef("lamp", TargetDef.By.SHOT, "tree", ahead, 1.5f, 4, false, "lit", 300, "");
        StageDef stage = rules.rulebook()
                .get(StageDef.class, "test")
                .withMechanisms(new MechanismsDef(List.of(), List.of(lamp), List.of()))
                .with(deed(RuleEvent.SIGNAL, "lit", 2));
        World world = new World(rules.rulebook().with(stage), new RunOptions("test", "test", 7L, 0));

        assertEquals(1, tick(world, 130, TIGHT_FIRE, Type.DEED_STEP));
        assertEquals(1, world.flight().checkpoint());
        assertEquals(1, world.flight().deed().count());
        assertEquals(0, world.flight().deed().atCheckpoint());
    }

    /** Flown high both times: without the deed Wick comes out by the low exit all the same. */
    @Test
    void theHighExitIsClosedUntilItIsDone() {
        assertEquals("low", result(deed(RuleEvent.PARKED, "", 4), 0).exit());
        assertFalse(result(deed(RuleEvent.PARKED, "", 4), 3).deed());
        assertEquals("high", result(deed(RuleEvent.PARKED, "", 4), 4).exit());
        assertTrue(result(deed(RuleEvent.PARKED, "", 4), 4).deed());
    }

    @Test
    void withoutADeedTheHighExitIsOpen() {
        assertEquals("high", result(DeedDef.NONE, 0).exit());
        assertFalse(result(DeedDef.NONE, 0).deed());
    }

    private StageResult result(DeedDef deed, int done) {
        TestRules easy = new TestRules()
                .bees(16)
                .boss(
                        40f,
                        1,
                        0f,
                        List.of(TestPhase.first(TestRules.step(BossDef.Action.RETURN, 2f))
                                .def()));
        Rulebook book = easy.rulebook();
        StageDef stage = book.get(StageDef.class, "test").with(deed);
        World world = new World(book.with(stage), new RunOptions("test", "test", 7L, 0).withDeed(done));
        for (int i = 0; i < 6_000 && !world.over(); i++) {
            events.clear();
            boolean exits = world.flight().phase() == FlightStage.Phase.EXITS;
            world.tick(exits && world.flight().wick().position().y < 8.5f ? UP : TIGHT_FIRE, events);
        }
        return world.stage().result().orElseThrow();
    }

    private static final PlayerIntent TIGHT_FIRE = PlayerIntent.of(0f, 0f, PlayerIntent.TIGHT);

    @Test
    void itCountsForTheStateAndACopyGoesOnWithIt() {
        RuleDef bell = rule(place(5f), new Signal("bell"));
        World one = world(deed(RuleEvent.SIGNAL, "bell", 2), 0, 0, bell);
        World other = world(deed(RuleEvent.SIGNAL, "bell", 2), 1, 0, bell);
        tick(one, 5, LOOSE, Type.HIT);
        tick(other, 5, LOOSE, Type.HIT);
        assertNotEquals(one.stateHash(), other.stateHash());

        World copy = new WorldCopier().copy(one);
        tick(one, 60, LOOSE, Type.HIT);
        tick(copy, 60, LOOSE, Type.HIT);
        assertEquals(one.stateHash(), copy.stateHash());
        assertEquals(1, copy.flight().deed().count());
    }
}
