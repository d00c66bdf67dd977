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
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds of every flight behind the first one. */
class ShippedFlightsTest {
    private static final int TEN_MINUTES = 36_000;
    private static final long SEEDS = 4;

    /** The seed says which lane the pilot takes first: of two that follow each other, each segment is flown in both. */
    @Tag("long")
    @ParameterizedTest(name = "{0}, seed {1}")
    @MethodSource("runs")
    void thePilotClearsItOnEasy(String stage, long seed) {
        World world = new World(ShippedRules.get(), new RunOptions(stage, "easy", seed, 0));
        HeadlessRun.Outcome outcome = HeadlessRun.play(world, new DemoPilot(world), TEN_MINUTES);
        assertTrue(outcome.cleared(), outcome::toString);
    }

    private static Stream<Arguments> runs() {
        return Stream.of("orchard_canopy", "windmill_reach")
                .flatMap(stage -> LongStream.rangeClosed(1, SEEDS).mapToObj(seed -> Arguments.of(stage, seed)));
    }

    /** Hands off, the last bee is gone within one to two minutes. */
    @ParameterizedTest
    @ValueSource(strings = {"orchard_canopy", "windmill_reach"})
    void whoDoesNothingLosesWithinTwoMinutes(String stage) {
        World world = new World(ShippedRules.get(), new RunOptions(stage, "normal", 1L, 0));
        SimEvents events = new SimEvents();
        while (world.flight().phase() == FlightStage.Phase.FLYING && world.ticks() < TEN_MINUTES) {
            events.clear();
            world.tick(PlayerIntent.NONE, events);
        }
        float seconds = world.ticks() * Tick.SECONDS;
        assertTrue(seconds >= 60f && seconds <= 120f, seconds + " s");
    }
}
