package bumblewick.sim;

import static bumblewick.sim.TestRuleDefs.place;
import static bumblewick.sim.TestRuleDefs.rule;
import static bumblewick.sim.TestRuleDefs.waves;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.RuleDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Enemies that stand in the world, in a flight whose rail runs at 20 u/s. */
class MooredWaveTest {
    private static final PlayerIntent QUIET = PlayerIntent.of(0f, 0f, PlayerIntent.HOLD_FIRE);
    private static final Vector3f FROM = new Vector3f(6f, 5f, 80f);
    private static final Vector3f TO = new Vector3f(6f, 8f, 80f);

    private final SimEvents events = new SimEvents();

    /** A path straight up beside Wick's line, at 6 u/s: half a second. */
    private static World world(boolean moored, List<RuleDef> rules, float... at) {
        Rulebook book =
                new TestRules().enemy("gnat", 2, 100).path("rise", 6f, FROM, TO).rulebook();
        StageDef stage = book.get(StageDef.class, "test").withRules(rules);
        List<WaveDef> all = new ArrayList<>();
        for (float where : at) {
            WaveDef wave = new WaveDef(where, "gnat", "rise", false, 2, 0.5f, 1f, 0f, "");
            all.add(moored ? wave.withMooring() : wave);
        }
        return new World(book.with(stage.with(all)), new RunOptions("test", "test", 7L, 0));
    }

    private void tick(World world, int ticks, PlayerIntent intent) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(intent, events);
        }
    }

    /** The wave begins at 20 u: its path's z of 80 u is 100 u along the rail, for good; the next one stands 1 u beside it. */
    @Test
    void itStandsWhereItsPathIsFromWhereTheWaveBegan() {
        World world = world(true, List.of(), 20f);
        tick(world, 61 + 31, QUIET);
        for (int i = 0; i < 100; i++) {
            tick(world, 1, QUIET);
            assertEquals(2, world.flight().enemies().size());
            assertEquals(0f, first(world).position().distance(new Vector3f(6f, 8f, 100f)), 0.01f, "after " + i);
        }
        Enemy second = world.flight().enemies().get(1);
        assertEquals(0f, second.position().distance(new Vector3f(7f, 8f, 100f)), 0.01f);
        assertEquals(100f - world.flight().distance(), first(world).ahead(), 0.01f);
    }

    /** The same wave that flies along stays 80 u ahead of Wick, and leaves at the end of its path. */
    @Test
    void anotherFliesAlong() {
        World world = world(false, List.of(), 20f);
        tick(world, 70, QUIET);

        assertEquals(80f, first(world).ahead(), 0.01f);
        tick(world, 80, QUIET);
        assertTrue(world.flight().enemies().isEmpty());
    }

    /** 14 u behind Wick, at 114 u: after 5.7 s. */
    @Test
    void itLeavesWhenWickHasPassed() {
        World world = world(true, List.of(), 20f);

        tick(world, 60 * 113 / 20, QUIET);
        assertEquals(2, world.flight().enemies().size());
        tick(world, 10, QUIET);
        assertEquals(0, world.flight().enemies().size());
    }

    /** A rule at 40 u begins a wave 10 u on: it stands at 40 + 10 + 80 u. */
    @Test
    void aRulesWaveStandsFromWhereItBegan() {
        WaveDef later = new WaveDef(10f, "gnat", "rise", false, 1, 0f, 0f, 0f, "").withMooring();
        World world = world(true, List.of(rule(place(40f), waves(later))));

        tick(world, 60 * 3, QUIET);

        assertEquals(130f, first(world).position().z, 0.5f);
        float there = first(world).position().z;
        tick(world, 60, QUIET);
        assertEquals(there, first(world).position().z, 0.001f);
    }

    /** Boosting or not, it stands in the same place. */
    @ParameterizedTest(name = "with {0}")
    @ValueSource(ints = {0, PlayerIntent.BOOST, PlayerIntent.BRAKE})
    void howFastWickComesMakesNoDifference(int held) {
        World world = world(true, List.of(), 20f);

        tick(world, 150, PlayerIntent.of(0f, 0f, PlayerIntent.HOLD_FIRE | held));

        assertEquals(100f, first(world).position().z, 0.01f);
    }

    @Test
    void itCanBeShot() {
        WaveDef inTheWay = new WaveDef(0f, "gnat", "rise", false, 1, 0f, 0f, 0f, "", -6f, -4f).withMooring();
        World world = world(true, List.of(rule(place(1f), waves(inTheWay))));

        tick(world, 60 * 4, PlayerIntent.of(0f, 0f, PlayerIntent.TIGHT));

        assertTrue(world.stage().points() > 0);
    }

    @Test
    void aCopyStandsInTheSamePlaceAndItCountsForTheState() {
        World world = world(true, List.of(), 20f, 30f);
        tick(world, 100, QUIET);
        World copy = new WorldCopier().copy(world);
        tick(world, 60, QUIET);
        tick(copy, 60, QUIET);

        assertEquals(world.stateHash(), copy.stateHash());
        World flying = world(false, List.of(), 20f, 30f);
        tick(flying, 160, QUIET);
        assertNotEquals(world.stateHash(), flying.stateHash());
    }

    private static Enemy first(World world) {
        return world.flight().enemies().get(0);
    }
}
