package bumblewick.sim;

import static bumblewick.sim.RuledWorlds.BEES;
import static bumblewick.sim.RuledWorlds.tick;
import static bumblewick.sim.RuledWorlds.world;
import static bumblewick.sim.TestRuleDefs.ALWAYS;
import static bumblewick.sim.TestRuleDefs.bees;
import static bumblewick.sim.TestRuleDefs.later;
import static bumblewick.sim.TestRuleDefs.rule;
import static bumblewick.sim.TestRuleDefs.sends;
import static bumblewick.sim.TestRuleDefs.start;
import static bumblewick.sim.TestRuleDefs.wave;
import static bumblewick.sim.TestRuleDefs.waves;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.RuleDeed;
import bumblewick.def.WaveDef;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What rules of a flight do, when they do it, and how much of it in a tick. */
class StageRuleActionsTest {
    @Test
    void runsSixtyFourActionsATickAndTheOthersLater() {
        RuleDeed[] many = new RuleDeed[63];
        Arrays.fill(many, sends("void"));
        World world = world(7L, rule(start(), ALWAYS, many), rule(start(), ALWAYS, bees(1), bees(1)));

        tick(world, 1);
        assertEquals(BEES + 1, world.stage().beeCount());
        tick(world, 1);
        assertEquals(BEES + 2, world.stage().beeCount());
    }

    @Test
    void spawnsItsWaveOneAfterTheOther() {
        World world = world(7L, rule(start(), ALWAYS, waves(wave(0f, "e", "ahead", 3, 0.5f))));
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
    void beginsTheWavesOfAFormationAsFarOnAsTheySay() {
        World world = world(
                7L,
                rule(
                        start(),
                        ALWAYS,
                        waves(wave(0f, "e", "ahead", 1, 0.5f), shifted(6f, 3f), wave(1_000f, "e", "ahead", 1, 0f))));
        tick(world, 1);
        float begun = world.flight().distance();
        assertEquals(1, world.flight().enemies().size());
        float side = world.flight().enemies().get(0).position().x;

        while (world.flight().enemies().size() == 1) {
            tick(world, 1);
        }

        float passed = world.flight().distance() - begun;
        assertTrue(passed >= 6f && passed < 6f + 1f, passed + " u on");
        assertEquals(side + 3f, world.flight().enemies().get(1).position().x, 1e-3f);
        tick(world, 60);
        assertEquals(2, world.flight().enemies().size(), "the last is still to come");
    }

    private static WaveDef shifted(float at, float offset) {
        return new WaveDef(at, "e", "ahead", false, 1, 0f, 0f, 0f, "", offset, 0f);
    }

    @Test
    void wantsASoundAtWicksPlace() {
        World world = world(7L, rule(start(), ALWAYS, new RuleDeed.Sound("owl")));
        SimEvents events = new SimEvents();
        tick(world, 1, events);

        SimEvent sound = events.get(events.size() - 1);
        assertEquals(SimEvent.Type.SOUND, sound.type());
        assertEquals("owl", sound.kind());
        assertEquals(world.flight().wick().position(), sound.position());
    }

    @Test
    void laysAPickUpAhead() {
        World world = world(7L, rule(start(), ALWAYS, new RuleDeed.Drop("gift", 2f, 5f, 60f)));

        tick(world, 1);

        assertEquals(1, world.flight().pickups().size());
        assertEquals(
                world.flight().distance() + 60f, world.flight().pickups().get(0).position().z, 1e-3f);
    }

    @Test
    void doesAnActionAsLongAfterItFiredAsItSays() {
        World world = world(7L, later(start(), 0.5f, bees(1)));

        tick(world, 30);
        assertEquals(BEES, world.stage().beeCount());
        tick(world, 1);
        assertEquals(BEES + 1, world.stage().beeCount());
    }
}
