package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.Tick;
import bumblewick.replay.HeadlessRun;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WindmillReachFlightTest {
    private static final int TEN_MINUTES = 36_000;

    @Tag("long")
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void thePilotClearsItOnEasy(long seed) {
        World world = new World(ShippedRules.get(), new RunOptions("windmill_reach", "easy", seed, 0));
        HeadlessRun.Outcome outcome = HeadlessRun.play(world, new DemoPilot(world), TEN_MINUTES);
        assertTrue(outcome.cleared(), outcome::toString);
    }

    /** Hands off, the last bee is gone within one to two minutes. */
    @Test
    void whoDoesNothingLosesWithinTwoMinutes() {
        World world = new World(ShippedRules.get(), new RunOptions("windmill_reach", "normal", 1L, 0));
        SimEvents events = new SimEvents();
        while (world.flight().phase() == FlightStage.Phase.FLYING && world.ticks() < TEN_MINUTES) {
            events.clear();
            world.tick(PlayerIntent.NONE, events);
        }
        float seconds = world.ticks() * Tick.SECONDS;
        assertTrue(seconds >= 60f && seconds <= 120f, seconds + " s");
    }
}
