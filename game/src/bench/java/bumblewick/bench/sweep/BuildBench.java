package bumblewick.bench.sweep;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Taking up a level: copying it, building the tree, finding the inner edges. At most 80 ms for 100,000 triangles. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5)
@Measurement(iterations = 5)
@Fork(1)
public class BuildBench {
    @Param({"BUMBLEWICK", "PHYSX", "MINIE"})
    public Peer engine;

    @Param({"10000", "100000"})
    public int triangles;

    private Level level;

    @Setup(org.openjdk.jmh.annotations.Level.Trial)
    public void generate() {
        level = LevelGenerator.level(triangles, SweepBench.SEED);
    }

    @Benchmark
    public Object build() {
        SweepEngine built = engine.engine();
        built.build(level);
        return built;
    }
}
