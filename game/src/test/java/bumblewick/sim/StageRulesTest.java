package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.PickupDef;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Action;
import bumblewick.def.RuleDef.Check;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleDef.Deed;
import bumblewick.def.RuleDef.Event;
import bumblewick.def.RuleDef.Fact;
import bumblewick.def.RuleDef.Trigger;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.SwarmDef;
import bumblewick.math.RandomStream;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Swarm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The rules of a flight: what they wait for, what must hold, what they do, and how much of it in a tick. */
class StageRulesTest {
    private static final Conditions ALWAYS = Conditions.NONE;
    private static final int BEES = world(7L).stage().beeCount();

    private final SimEvents events = new SimEvents();

    @Test
    void givesABeeInTheTickOfItsTime() {
        World world = world(7L, rule("r", time(0.5f), ALWAYS, bees(1)));

        tick(world, 29);
        assertEquals(BEES, world.stage().beeCount());
        tick(world, 1);
        assertEquals(BEES + 1, world.stage().beeCount());
    }

    /** While Wick is on the islet the rules stand still, but the ticks of the run go on. */
    @Test
    void makesUpOnceForATimeThatPassedWhileTheRulesStoodStill() {
        RuleDef rule = rule("r", time(0.5f), ALWAYS, bees(1));
        World world = world(7L, rule);
        Rulebook book = new TestRules().rulebook();
        Swarm swarm = new Swarm(book.only(SwarmDef.class), Swarm.Rule.CORRECTED, new RandomStream(7L, 1));
        RuleActions actions =
                new RuleActions(book, new Wick(1), swarm, world.flight().hostiles, null, null, new Blooms());
        StageRules rules = new StageRules(List.of(rule), "test", 7L, 0f, actions);

        rules.tick(29, events, 0, 0);
        assertEquals(0, swarm.bees().size());
        rules.tick(90, events, 0, 0);
        assertEquals(1, swarm.bees().size());
        rules.tick(91, events, 0, 0);
        assertEquals(1, swarm.bees().size());
    }

    @Test
    void firesWhereWickReachesThePlaceAndOnlyThere() {
        World world = world(7L, rule("r", new Trigger(Event.PLACE, 10f, 0f, ""), ALWAYS, bees(1)));

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
        World world =
                world(7L, rule("hears", signal("go"), ALWAYS, bees(1)), rule("sends", start(), ALWAYS, sends("go")));

        tick(world, 1);
        assertEquals(BEES, world.stage().beeCount());
        tick(world, 1);
        assertEquals(BEES + 1, world.stage().beeCount());
    }

    @Test
    void aRuleThatAnswersItselfFiresOnceATick() {
        World world = world(
                7L,
                rule("begins", start(), ALWAYS, sends("again")),
                rule("again", signal("again"), atMost(5), bees(1), sends("again")));

        tick(world, 20);

        assertEquals(BEES + 5, world.stage().beeCount());
    }

    @Test
    void runsSixtyFourActionsATickAndTheOthersLater() {
        Action[] many = new Action[63];
        Arrays.fill(many, sends("void"));
        World world = world(7L, rule("many", start(), ALWAYS, many), rule("two", start(), ALWAYS, bees(1), bees(1)));

        tick(world, 1);
        assertEquals(BEES + 1, world.stage().beeCount());
        tick(world, 1);
        assertEquals(BEES + 2, world.stage().beeCount());
    }

    @Test
    void composesAllAnyAndNot() {
        Check here = new Check(Fact.DIFFICULTY, 0, 0, "test");
        Check elsewhere = new Check(Fact.DIFFICULTY, 0, 0, "other");
        Check rich = new Check(Fact.BEES, BEES + 1, 1_000, "");

        assertEquals(1, given(List.of(here), List.of(), List.of(elsewhere)));
        assertEquals(0, given(List.of(here, rich), List.of(), List.of()));
        assertEquals(1, given(List.of(), List.of(rich, here), List.of()));
        assertEquals(0, given(List.of(), List.of(rich, elsewhere), List.of()));
        assertEquals(0, given(List.of(), List.of(), List.of(here)));
    }

    private int given(List<Check> all, List<Check> any, List<Check> not) {
        World world = world(7L, rule("r", start(), new Conditions(all, any, not, false, 1f), bees(1)));
        tick(world, 1);
        return world.stage().beeCount() - BEES;
    }

    @Test
    void aChanceOfHalfIsAboutHalfOverSeedsAndTheSameForOneSeed() {
        RuleDef rule = rule("r", start(), new Conditions(List.of(), List.of(), List.of(), false, 0.5f), bees(1));
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

    @Test
    void spawnsItsWaveOneAfterTheOther() {
        World world = world(
                7L,
                rule(
                        "r",
                        start(),
                        ALWAYS,
                        new Action(Deed.WAVE, new RuleDef.Wave("e", "ahead", false, 3, 0.5f), null, 0, "")));
        assertEquals(0, world.flight().enemies().size());

        tick(world, 1);
        assertEquals(1, world.flight().enemies().size());
        tick(world, 29);
        assertEquals(1, world.flight().enemies().size());
        tick(world, 1);
        assertEquals(2, world.flight().enemies().size());
        tick(world, 30);
        assertEquals(3, world.flight().enemies().size());
    }

    @Test
    void laysAPickUpAhead() {
        World world = world(
                7L,
                rule(
                        "r",
                        start(),
                        ALWAYS,
                        new Action(Deed.PICKUP, null, new RuleDef.Drop("gift", 2f, 5f, 60f), 0, "")));

        tick(world, 1);

        assertEquals(1, world.flight().pickups().size());
        assertEquals(
                world.flight().distance() + 60f, world.flight().pickups().get(0).position().z, 1e-3f);
    }

    @Test
    void randomRulesEndEveryTickAndGoOnInACopy() {
        for (long seed = 1; seed <= 8; seed++) {
            RuleDef[] rules = random(new Random(seed));
            World world = world(seed, rules);
            World same = world(seed, rules);
            for (int i = 0; i < 90; i++) {
                tick(world, 1);
                int gained = gained();
                assertTrue(gained <= RuleDef.MOST_ACTIONS, gained + " bees in a tick, seed " + seed);
            }
            tick(same, 90);
            World copy = new WorldCopier().copy(world);
            tick(world, 90);
            tick(copy, 90);
            tick(same, 90);
            assertEquals(world.stateHash(), copy.stateHash(), "copy of seed " + seed);
            assertEquals(world.stateHash(), same.stateHash(), "seed " + seed);
        }
    }

    private int gained() {
        int gained = 0;
        for (int i = 0; i < events.size(); i++) {
            gained += events.get(i).type() == SimEvent.Type.BEE_GAINED ? 1 : 0;
        }
        return gained;
    }

    private static RuleDef[] random(Random random) {
        RuleDef[] rules = new RuleDef[1 + random.nextInt(20)];
        for (int i = 0; i < rules.length; i++) {
            Event event = Event.values()[random.nextInt(Event.values().length)];
            Trigger on = new Trigger(event, random.nextInt(60), random.nextInt(3), "s" + random.nextInt(3));
            Conditions when = new Conditions(
                    List.of(), List.of(), List.of(), random.nextBoolean(), random.nextBoolean() ? 1f : 0.5f);
            List<Action> actions = new ArrayList<>();
            for (int n = 1 + random.nextInt(64); n > 0; n--) {
                actions.add(
                        switch (random.nextInt(8)) {
                            case 0 -> bees(1);
                            case 1 ->
                                new Action(Deed.WAVE, new RuleDef.Wave("e", "ahead", false, 2, 0.1f), null, 0, "");
                            case 2 -> new Action(Deed.PICKUP, null, new RuleDef.Drop("gift", 0f, 4f, 20f), 0, "");
                            default -> sends("s" + random.nextInt(3));
                        });
            }
            rules[i] = new RuleDef("r" + i, on, when, actions);
        }
        return rules;
    }

    @Test
    @Tag("allocation")
    void rulesThatAnswerEachOtherMakeNoGarbage() {
        Check none = new Check(Fact.BEES, 0, 0, "");
        Check test = new Check(Fact.DIFFICULTY, 0, 0, "test");
        Conditions mixed = new Conditions(List.of(test), List.of(test, none), List.of(none), false, 0.9f);
        Action[] many = new Action[30];
        Arrays.fill(many, sends("void"));
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            World world = world(
                    7L,
                    rule("begins", start(), ALWAYS, sends("again")),
                    rule("again", signal("again"), ALWAYS, sends("again")),
                    rule("many", signal("again"), mixed, many));
            tick(world, 300);
            meter.nextRun();
            for (int i = 0; i < 60; i++) {
                meter.begin();
                tick(world, 1);
                meter.end();
            }
        }

        assertEquals(0L, meter.bytes());
    }

    private void tick(World world, int ticks) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(PlayerIntent.NONE, events);
        }
    }

    private static Trigger time(float seconds) {
        return new Trigger(Event.TIME, 0f, seconds, "");
    }

    private static Trigger start() {
        return new Trigger(Event.START, 0f, 0f, "");
    }

    private static Trigger signal(String name) {
        return new Trigger(Event.SIGNAL, 0f, 0f, name);
    }

    private static Conditions atMost(int times) {
        return new Conditions(List.of(new Check(Fact.COUNT, 0, times, "")), List.of(), List.of(), false, 1f);
    }

    private static Action bees(int count) {
        return new Action(Deed.BEES, null, null, count, "");
    }

    private static Action sends(String name) {
        return new Action(Deed.SIGNAL, null, null, 0, name);
    }

    private static RuleDef rule(String id, Trigger on, Conditions when, Action... actions) {
        return new RuleDef(id, on, when, List.of(actions));
    }

    private static World world(long seed, RuleDef... rules) {
        Rulebook book = new TestRules()
                .enemy("e", 4, 100)
                .pickup("gift", PickupDef.Effect.SCORE, 10f)
                .rulebook();
        StageDef stage = book.get(StageDef.class, "test").withRules(List.of(rules));
        return new World(book.with(stage), new RunOptions("test", "test", seed, 0));
    }
}
