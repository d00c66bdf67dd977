package bumblewick.bench;

import bumblewick.sim.BusyFlight;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A tick of {@link BusyFlight#BUSIEST}: 60 enemies that shoot and two chains of 16, 300 bullets with patterns, 20 bees that shoot
 * back, 10 hazards that move, 100 obstacles. To take less than 250 µs in the middle. A sample is the mean of {@value #TICKS} ticks.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(1)
public class BusiestTickBench {
    static final int TICKS = 60;

    @Param({"false", "true"})
    public boolean tight;

    private final SimEvents events = new SimEvents();
    private PlayerIntent intent;
    private World world;

    @Setup(Level.Invocation)
    public void fly() {
        intent = tight ? PlayerIntent.of(0f, 0f, PlayerIntent.TIGHT) : PlayerIntent.NONE;
        world = BusyFlight.BUSIEST.world(intent);
        BusyFlight.BUSIEST.check(world);
    }

    @TearDown(Level.Invocation)
    public void land() {
        BusyFlight.BUSIEST.check(world);
    }

    @Benchmark
    @OperationsPerInvocation(TICKS)
    public World tick() {
        for (int i = 0; i < TICKS; i++) {
            events.clear();
            world.tick(intent, events);
        }
        return world;
    }
}
