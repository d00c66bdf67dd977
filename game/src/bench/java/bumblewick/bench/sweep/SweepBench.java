package bumblewick.bench.sweep;

import java.util.concurrent.TimeUnit;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One sweep against a level. At every size and for every kind ours is to be at least 3 times as fast as PhysX over 0.1 u
 * and 1.8 times over 10 u, and 15 and 50 times as fast as Bullet through Minie; {@link SweepTable} shows it.
 *
 * <p>One fork measures one second. {@link SweepRounds} runs the engines' forks in turn, so that what else the machine does
 * falls on all of them alike.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 1, time = 1)
@Fork(1)
public class SweepBench {
    /** Enough that no branch predictor learns them by heart. */
    static final int TASKS = 4096;

    static final long SEED = 20240611L;

    @Param({"BUMBLEWICK", "PHYSX", "PHYSX_FRONT", "MINIE", "JBULLET"})
    public Peer engine;

    @Param({"1000", "10000", "100000", "1000000"})
    public int triangles;

    @Param({"SPHERE", "CAPSULE", "BOX", "MIXED"})
    public SweepTask.Shapes shapes;

    @Param({"WALK", "ANYHOW"})
    public SweepTask.Motion motion;

    @Param({"0.1", "10"})
    public float length;

    private SweepEngine tested;
    private int task;

    @Setup(Level.Trial)
    public void prepare() {
        bumblewick.bench.sweep.Level level = LevelGenerator.level(triangles, SEED);
        SweepEngine ours = Peer.BUMBLEWICK.engine();
        ours.build(level);
        SweepTask[] tasks =
                new SweepTasks(LevelGenerator.reach(triangles), ours, SEED).make(motion, shapes, length, TASKS);
        tested = engine == Peer.BUMBLEWICK ? ours : engine.engine();
        if (tested != ours) {
            tested.build(level);
        }
        tested.prepare(tasks);
    }

    @Benchmark
    public float sweep() {
        task = (task + 1) % TASKS;
        return tested.sweep(task);
    }

    @TearDown(Level.Trial)
    public void close() {
        tested.close();
    }
}
