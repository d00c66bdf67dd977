package bumblewick.bench.sweep;

import bumblewick.def.ControllerDef;
import bumblewick.math.Tick;
import bumblewick.sim.character.CharacterController;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.TriangleMesh;
import com.jme3.math.Vector3f;
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

/** A tick of 200 characters that walk in a level of 10,000 triangles: to take less than 1 ms. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 4, time = 1)
@Fork(1)
public class ControllersBench {
    private static final int WALKERS = 200;
    private static final int TRIANGLES = 10_000;
    private static final float SPEED = 4f;
    private static final float GRAVITY = 9.81f;
    private static final double ROOM = LevelGenerator.reach(TRIANGLES) - 3;

    /** Ticks after which one takes another direction. */
    private static final int STROLL = 90;

    private static final ControllerDef DEF = new ControllerDef(0.4f, 1.8f, 1f, 0.01f, 50f, 0.4f, 0.4f, 1f);

    private final SplitMix random = new SplitMix(3);
    private final CharacterController[] walkers = new CharacterController[WALKERS];
    private final Vector3f[] headings = new Vector3f[WALKERS];
    private final Vector3f velocity = new Vector3f();
    private final float[] falls = new float[WALKERS];
    private int ticks;

    @Setup(Level.Trial)
    public void populate() {
        CollisionWorld world = new CollisionWorld();
        world.add(
                TriangleMesh.of(LevelGenerator.level(TRIANGLES, SweepBench.SEED).corners(), null), 1);
        for (int i = 0; i < WALKERS; i++) {
            walkers[i] = new CharacterController(world, DEF, new QueryFilter(QueryFilter.ALL));
            headings[i] = new Vector3f();
            drop(i);
        }
    }

    @Benchmark
    public int tick() {
        ticks++;
        for (int i = 0; i < WALKERS; i++) {
            walk(i);
        }
        return ticks;
    }

    private void walk(int i) {
        CharacterController walker = walkers[i];
        Vector3f feet = walker.feet();
        if (Math.abs(feet.x) > ROOM || Math.abs(feet.z) > ROOM) {
            drop(i);
        } else if ((ticks + i) % STROLL == 0) {
            turn(i);
        }
        falls[i] = walker.grounded() ? 0f : falls[i] - GRAVITY * Tick.SECONDS;
        velocity.set(headings[i].x * SPEED, falls[i], headings[i].z * SPEED);
        walker.move(velocity, Tick.SECONDS);
    }

    private void drop(int i) {
        double x = random.between(-ROOM, ROOM);
        double z = random.between(-ROOM, ROOM);
        walkers[i].place(new Vector3f((float) x, 6f, (float) z));
        falls[i] = 0f;
        turn(i);
    }

    private void turn(int i) {
        double angle = random.between(0, 2 * StrictMath.PI);
        headings[i].set((float) StrictMath.sin(angle), 0f, (float) StrictMath.cos(angle));
    }
}
