package bumblewick.bench;

import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.sim.swarm.Swarm;
import bumblewick.sim.swarm.SwarmOrders;
import bumblewick.sim.swarm.Targets;
import bumblewick.sim.swarm.Threats;
import com.jme3.math.Vector3f;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What a bee costs in a small and in a large swarm: the game's rule, the rule as first published that asks everybody,
 * and the steering of gdx-ai with as much to do. {@code agentSteps} is bees moved in a second; it is to stay the same.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class SwarmBench {
    @Param({"100", "1000", "10000"})
    public int bees;

    private final SwarmOrders orders = new SwarmOrders();
    private final Threats threats = new Threats();
    private final Vector3f point = new Vector3f(0f, 40f, 0f);
    private final Vector3f velocity = new Vector3f(0f, 0f, 20f);
    private Swarm swarm;
    private Swarm source;
    private GdxFlock gdx;

    /** Counts bees moved. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counter {
        public long agentSteps;
    }

    @Setup(Level.Trial)
    public void gather() {
        swarm = gathered(Swarm.Rule.CORRECTED);
        source = gathered(Swarm.Rule.SOURCE);
        gdx = new GdxFlock(bees, Shipped.swarm(bees));
    }

    @Benchmark
    public void game(Counter counter) {
        tick(swarm);
        counter.agentSteps += bees;
    }

    @Benchmark
    public void allPairs(Counter counter) {
        tick(source);
        counter.agentSteps += bees;
    }

    @Benchmark
    public void gdxAi(Counter counter) {
        gdx.tick();
        counter.agentSteps += bees;
    }

    private Swarm gathered(Swarm.Rule rule) {
        Swarm made = new Swarm(Shipped.swarm(bees), rule, new RandomStream(1, 1));
        made.assemble(bees, point);
        return made;
    }

    private void tick(Swarm flying) {
        point.z += velocity.z * Tick.SECONDS;
        flying.tick(orders.at(point, velocity).aim(point), threats, Targets.none());
    }
}
