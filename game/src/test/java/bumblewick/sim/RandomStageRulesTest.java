package bumblewick.sim;

import static bumblewick.sim.RuledWorlds.tick;
import static bumblewick.sim.RuledWorlds.world;
import static bumblewick.sim.TestRuleDefs.ALWAYS;
import static bumblewick.sim.TestRuleDefs.bees;
import static bumblewick.sim.TestRuleDefs.difficulty;
import static bumblewick.sim.TestRuleDefs.number;
import static bumblewick.sim.TestRuleDefs.on;
import static bumblewick.sim.TestRuleDefs.rule;
import static bumblewick.sim.TestRuleDefs.sends;
import static bumblewick.sim.TestRuleDefs.signal;
import static bumblewick.sim.TestRuleDefs.start;
import static bumblewick.sim.TestRuleDefs.wave;
import static bumblewick.sim.TestRuleDefs.waves;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDef;
import bumblewick.def.RuleDef.Action;
import bumblewick.def.RuleDef.Check;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleDef.Trigger;
import bumblewick.def.RuleEvent;
import bumblewick.def.RuleFact;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rules drawn at random: every tick ends, copies go on alike, and nothing is allocated. */
class RandomStageRulesTest {
    private final SimEvents events = new SimEvents();

    @Test
    void randomRulesEndEveryTickAndGoOnInACopy() {
        for (long seed = 1; seed <= 8; seed++) {
            RuleDef[] rules = random(new Random(seed));
            World world = world(seed, rules);
            World same = world(seed, rules);
            for (int i = 0; i < 90; i++) {
                tick(world, 1, events);
                int gained = gained();
                assertTrue(gained <= RuleDef.MOST_ACTIONS, gained + " bees in a tick, seed " + seed);
            }
            tick(same, 90, events);
            World copy = new WorldCopier().copy(world);
            tick(world, 90, events);
            tick(copy, 90, events);
            tick(same, 90, events);
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
            RuleEvent event = RuleEvent.values()[random.nextInt(RuleEvent.values().length)];
            String of = event == RuleEvent.SIGNAL ? "s" + random.nextInt(3) : "";
            Trigger on = new Trigger(event, random.nextInt(60), random.nextInt(3), 0, of);
            Conditions when = new Conditions(
                    List.of(),
                    List.of(),
                    List.of(),
                    random.nextInt(3) * 0.1f,
                    random.nextBoolean(),
                    random.nextBoolean() ? 1f : 0.5f);
            List<Action> actions = new ArrayList<>();
            for (int n = 1 + random.nextInt(64); n > 0; n--) {
                RuleDeed deed =
                        switch (random.nextInt(12)) {
                            case 0 -> bees(1);
                            case 1 -> waves(wave(0f, "e", "ahead", 2, 0.1f));
                            case 2 -> new RuleDeed.Drop("gift", 0f, 4f, 20f);
                            case 3 -> new RuleDeed.Speed(0.5f + random.nextFloat(), 1f);
                            case 4 -> new RuleDeed.Corridor(-6f, 6f, 1f, 2f + 8f * random.nextFloat(), 0.5f);
                            case 5 -> new RuleDeed.Shot(4f, 4f, 8f, 0f, 2f);
                            case 6 -> new RuleDeed.Light(random.nextBoolean() ? "dusk" : "", random.nextFloat());
                            case 7 -> new RuleDeed.Text("text", 1f);
                            default -> sends("s" + random.nextInt(3));
                        };
                actions.add(new Action(deed, random.nextInt(3) * 0.2f));
            }
            rules[i] = new RuleDef("r" + i, on, when, actions);
        }
        return rules;
    }

    @Test
    @Tag("allocation")
    void rulesThatAnswerEachOtherMakeNoGarbage() {
        Check none = number(RuleFact.BEES, 0, 0);
        Check test = difficulty("test");
        Conditions mixed = new Conditions(List.of(test), List.of(test, none), List.of(none), 0f, false, 0.9f);
        RuleDeed[] many = new RuleDeed[30];
        Arrays.fill(many, sends("void"));
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            World world = world(
                    7L,
                    rule(start(), ALWAYS, sends("again")),
                    rule(signal("again"), ALWAYS, sends("again")),
                    rule(signal("again"), mixed, many));
            tick(world, 300, events);
            meter.nextRun();
            for (int i = 0; i < 60; i++) {
                meter.begin();
                tick(world, 1, events);
                meter.end();
            }
        }

        assertEquals(0L, meter.bytes());
    }
}
