package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.pilot.DemoPilot;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for recordings and frame rates of flights holds on foot, too. */
@Tag("golden")
class GardenReplayTest {
    private static final int TICKS = 1_200;

    @Test
    void aWalkThatWasWrittenDownIsTheSameWalk() throws IOException {
        World world = world("clover_islet", 1L);
        IntentRecorder recording = new IntentRecorder(new DemoPilot(world), world);
        HeadlessRun.Outcome walked = HeadlessRun.play(world, recording, TICKS);

        Replay read = ReplayReader.decode(ReplayWriter.encode(recording.replay()), "walk.bwrp");
        ReplayCheck.Verdict verdict = ReplayCheck.check(ShippedRules.get(), read);

        assertTrue(verdict.same(), verdict::difference);
        assertEquals(walked, verdict.outcome());
    }

    @ParameterizedTest(name = "{0} frames per second")
    @ValueSource(ints = {24, 30, 60, 144, 1000})
    void theFrameRateDoesNotChangeTheGarden(int framesPerSecond) {
        World world = world("mill_yard", 1L);
        IntentSource pilot = new DemoPilot(world);
        long[] hash = {0L};
        FixedTickLoop loop = new FixedTickLoop(world, () -> {
            if (world.ticks() == TICKS) {
                hash[0] = world.stateHash(); // the garden as it is before the next tick
            }
            return pilot.take();
        });
        while (world.ticks() <= TICKS) {
            loop.advance(1.0 / framesPerSecond);
        }
        assertEquals(hashAfter(1L), hash[0]);
    }

    @Test
    void anotherSeedIsAnotherWalk() {
        assertNotEquals(hashAfter(1L), hashAfter(2L));
    }

    private static long hashAfter(long seed) {
        World world = world("mill_yard", seed);
        HeadlessRun.play(world, new DemoPilot(world), TICKS);
        return world.stateHash();
    }

    private static World world(String stage, long seed) {
        return new World(ShippedRules.get(), new RunOptions(stage, "normal", seed, 0));
    }
}
