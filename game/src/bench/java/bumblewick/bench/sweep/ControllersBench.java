package bumblewick.bench.sweep;

import bumblewick.math.Tick;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
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
import org.openjdk.jmh.annotations.Warmup;

/**
 * A tick of 200 characters that walk in a level of 10,000 triangles, with and without solids, beside PhysX's controllers: ours
 * are to take at most 1.4 µs each.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ControllersBench {
    private static final int WALKERS = 200;
    private static final int TRIANGLES = 10_000;
    private static final float SPEED = 4f;
    private static final float GRAVITY = 9.81f;
    private static final double ROOM = LevelGenerator.reach(TRIANGLES) - 3;

    /** Ticks after which one takes another direction. */
    private static final int STROLL = 90;

    /** Half the size of a solid, in u. */
    private static final float HALF = 0.5f;

    /** How high above the level's lowest ground solids stand at most, in u. */
    private static final double HIGHEST = 2;

    /** Whose characters walk. */
    public enum Side {
        BUMBLEWICK,
        PHYSX
    }

    @Param({"BUMBLEWICK", "PHYSX"})
    public Side engine;

    @Param({"0", "100"})
    public int solids;

    private final SplitMix random = new SplitMix(3);
    private final Vector3f[] headings = new Vector3f[WALKERS];
    private final Vector3f velocity = new Vector3f();
    private final Vector3f feet = new Vector3f();
    private final float[] falls = new float[WALKERS];
    private Walkers walkers;
    private int ticks;

    @Setup(Level.Trial)
    public void populate() {
        List<Vector3f> places = new ArrayList<>();
        for (int i = 0; i < solids; i++) {
            places.add(new Vector3f((float) random.between(-ROOM, ROOM), (float) random.between(0, HIGHEST), (float)
                    random.between(-ROOM, ROOM)));
        }
        bumblewick.bench.sweep.Level level = LevelGenerator.level(TRIANGLES, SweepBench.SEED);
        walkers = engine == Side.BUMBLEWICK
                ? new BumblewickWalkers(level, places, HALF, WALKERS)
                : new PhysxWalkers(level, places, HALF, WALKERS);
        for (int i = 0; i < WALKERS; i++) {
            headings[i] = new Vector3f();
            drop(i);
        }
    }

    @Benchmark
    @OperationsPerInvocation(WALKERS)
    public int tick() {
        ticks++;
        for (int i = 0; i < WALKERS; i++) {
            walk(i);
        }
        return ticks;
    }

    private void walk(int i) {
        walkers.feet(i, feet);
        if (Math.abs(feet.x) > ROOM || Math.abs(feet.z) > ROOM) {
            drop(i);
        } else if ((ticks + i) % STROLL == 0) {
            turn(i);
        }
        falls[i] = walkers.grounded(i) ? 0f : falls[i] - GRAVITY * Tick.SECONDS;
        velocity.set(headings[i].x * SPEED, falls[i], headings[i].z * SPEED);
        walkers.move(i, velocity);
    }

    private void drop(int i) {
        double x = random.between(-ROOM, ROOM);
        double z = random.between(-ROOM, ROOM);
        walkers.place(i, feet.set((float) x, 6f, (float) z));
        falls[i] = 0f;
        turn(i);
    }

    private void turn(int i) {
        double angle = random.between(0, 2 * StrictMath.PI);
        headings[i].set((float) StrictMath.sin(angle), 0f, (float) StrictMath.cos(angle));
    }
}
