package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FixedTickLoopTest {
    private static final double ALIKE = 1e-3; // ticks

    /**
     * What is shown lies at tick + alpha: it has to go on by as much as the clock, or the picture would stutter. With a
     * saved battery every frame has two ticks, or, where frames are not quite regular, one or three.
     */
    @ParameterizedTest(name = "{0} frames per second, give or take {1} ms")
    @CsvSource({"30, 0", "30, 3", "30, 9", "60, 2", "144, 1"})
    void whatIsShownGoesOnAsEvenlyAsTheClock(double rate, double jitter) {
        World world = new World(ShippedRules.get(), new RunOptions("cloverfield", "easy", 1L, 0));
        FixedTickLoop loop = new FixedTickLoop(world, () -> PlayerIntent.NONE);
        RandomStream random = new RandomStream(3L, 1L);
        double clock = 0;
        for (int frame = 0; frame < 300; frame++) {
            double seconds = 1 / rate + (random.nextInt(2_001) - 1_000) * 1e-6 * jitter;
            clock += seconds;
            loop.advance(seconds);
            assertEquals(clock * Tick.PER_SECOND, world.ticks() + loop.alpha(), ALIKE, "frame " + frame);
        }
    }
}
