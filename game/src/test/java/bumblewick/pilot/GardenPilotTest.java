package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.measure.AllocationMeter;
import bumblewick.replay.HeadlessRun;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
@Tag("allocation")
class GardenPilotTest {
    private static final int SIX_MINUTES = 21_600;
    private static final int EIGHT_MINUTES = 28_800;
    private static final int WARM_UP = 600;
    private static final int MEASURED = 1_800;
    private static final int RUNS = 3;

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"easy, 1", "normal, 2", "hard, 3"})
    void finishesMillYard(String difficulty, long seed) {
        HeadlessRun.Outcome outcome = play("mill_yard", difficulty, seed);
        assertTrue(outcome.cleared(), outcome::toString);
    }

    /** Three sails, the gem, the key and the door; it whirls at the levers where it waits. */
    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"easy, 1", "normal, 2", "hard, 3"})
    void finishesSailLoft(String difficulty, long seed) {
        HeadlessRun.Outcome outcome = play("sail_loft", difficulty, seed);
        assertTrue(outcome.cleared(), outcome::toString);
    }

    /** These come to the mast with two bees, and a glide takes three: bees that rest there join them. Who falls often needs longer. */
    @ParameterizedTest(name = "seed {0}")
    @CsvSource({"1", "2"})
    void whoHasTooFewBeesToGlideGetsUpTheMast(long seed) {
        World world = world("sail_loft", "normal", seed);
        HeadlessRun.Outcome outcome = HeadlessRun.play(world, new DemoPilot(world, Skill.AVERAGE), EIGHT_MINUTES);
        assertTrue(outcome.cleared(), outcome::toString);
    }

    /** Who missed the ferry wades ashore and waits for it again. */
    @ParameterizedTest(name = "from x {0}, z {1}")
    @CsvSource({"30, 43", "25, 40", "42, 45", "32, 37.5"})
    void getsOutOfThePond(float x, float z) {
        World world = world("mill_yard", "normal", 1L);
        DemoPilot pilot = new DemoPilot(world);
        SimEvents events = new SimEvents();
        while (!onTheFerry(world) && world.ticks() < SIX_MINUTES) {
            world.tick(pilot.take(), events);
        }
        world.garden().wick().foot().place(new Vector3f(x, 1.45f, z), 0f);
        HeadlessRun.Outcome outcome = HeadlessRun.play(world, pilot, world.ticks() + SIX_MINUTES);
        assertTrue(outcome.cleared(), outcome::toString);
    }

    private static boolean onTheFerry(World world) {
        return world.garden().wick().foot().feet().z > 37f;
    }

    /** The stage itself gives 45 seconds. */
    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({"easy, 1", "normal, 2", "hard, 3", "normal, 4", "normal, 5"})
    void gathersTheBeesOfTheIsletInTime(String difficulty, long seed) {
        HeadlessRun.Outcome outcome = play("clover_islet", difficulty, seed);
        assertTrue(outcome.cleared(), outcome::toString);
    }

    @Test
    void theSameSeedIsWalkedTheSameWay() {
        assertEquals(play("clover_islet", "normal", 3L), play("clover_islet", "normal", 3L));
    }

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource({"mill_yard, FLAWLESS", "mill_yard, NOVICE", "cloverfield, NOVICE"})
    void decidingMakesNoGarbage(String stage, Skill skill) {
        AllocationMeter meter = new AllocationMeter();
        for (int i = 0; i < RUNS; i++) {
            meter.nextRun();
            decide(meter, stage, skill);
        }
        assertEquals(0L, meter.bytes(), "bytes made");
    }

    private static void decide(AllocationMeter meter, String stage, Skill skill) {
        World world = world(stage, "normal", 1L);
        DemoPilot pilot = new DemoPilot(world, skill);
        SimEvents events = new SimEvents();
        for (int tick = 0; tick < WARM_UP + MEASURED; tick++) {
            meter.begin();
            PlayerIntent intent = pilot.take();
            if (tick >= WARM_UP) {
                meter.end();
            }
            events.clear();
            world.tick(intent, events);
        }
    }

    private static HeadlessRun.Outcome play(String stage, String difficulty, long seed) {
        World world = world(stage, difficulty, seed);
        return HeadlessRun.play(world, new DemoPilot(world), SIX_MINUTES);
    }

    private static World world(String stage, String difficulty, long seed) {
        return new World(ShippedRules.get(), new RunOptions(stage, difficulty, seed, 0));
    }
}
