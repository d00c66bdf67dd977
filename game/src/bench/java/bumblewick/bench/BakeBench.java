package bumblewick.bench;

import bumblewick.def.PathDef;
import bumblewick.sim.motion.PathBank;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Baking 100 motions of 10 s with eight corners each: less than 50 ms, and less than 1 MB. */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
public class BakeBench {
    private static final int PATHS = 100;
    private static final int POINTS = 10;
    private static final float LEG = 20f;
    private static final float SPEED = 12.7f;
    private static final int MEGABYTE = 1_000_000;

    private final SortedMap<String, PathDef> defs = new TreeMap<>();

    /** Zigzags: 180 u of legs, of which the rounded corners leave 127 u, flown in 10 s. */
    @Setup(Level.Trial)
    public void draw() {
        for (int i = 0; i < PATHS; i++) {
            List<Vector3f> points = new ArrayList<>();
            for (int k = 0; k < POINTS; k++) {
                points.add(new Vector3f(k % 2 == 0 ? -LEG / 2 : LEG / 2, i % 10, k));
            }
            String id = "zigzag" + i;
            defs.put(id, new PathDef(id, points, SPEED, PathDef.Cut.EQUAL, PathDef.DEFAULT_CUT_RATIO, List.of()));
        }
        long bytes = new PathBank(defs).bytes();
        int ticks = new PathBank(defs).named("zigzag0").ticks();
        if (ticks < 600 || bytes > MEGABYTE) {
            throw new IllegalStateException(ticks + " ticks, " + bytes + " bytes");
        }
    }

    /** Once the JIT has seen it. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @Warmup(iterations = 3, time = 1)
    @Measurement(iterations = 3, time = 1)
    public PathBank bake() {
        return new PathBank(defs);
    }

    /** As at the start of the game: the first time in a new process. */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @Warmup(iterations = 0)
    @Measurement(iterations = 1)
    @Fork(5)
    public PathBank bakeTheFirstTime() {
        return new PathBank(defs);
    }
}
