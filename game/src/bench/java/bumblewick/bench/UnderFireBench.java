package bumblewick.bench;

import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import bumblewick.sim.swarm.Swarm;
import bumblewick.sim.swarm.SwarmOrders;
import bumblewick.sim.swarm.Targets;
import bumblewick.sim.swarm.Threats;
import com.jme3.math.Vector3f;
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
import org.openjdk.jmh.annotations.Warmup;

/**
 * 1,000 bees and 2,000 bullets: telling the swarm of the bullets, its tick, and asking for every bullet whom it hits.
 * To take less than 2 ms.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 3)
@Fork(1)
public class UnderFireBench {
    private static final int BEES = 1000;
    private static final int BULLETS = 2000;
    private static final float RADIUS = 0.25f;
    private static final float AHEAD = 60f;
    private static final float BEHIND = -8f;

    @Param({"false", "true"})
    public boolean tight;

    private final RandomStream random = new RandomStream(2, 2);
    private final SwarmOrders orders = new SwarmOrders();
    private final Threats threats = new Threats();
    private final Vector3f point = new Vector3f(0f, 6f, 0f);
    private final Vector3f velocity = new Vector3f(0f, 0f, 20f);
    private final Vector3f from = new Vector3f();
    private final Vector3f[] bullets = new Vector3f[BULLETS];
    private final Vector3f[] speeds = new Vector3f[BULLETS];
    private Swarm swarm;
    private int hits;

    @Setup(Level.Trial)
    public void gather() {
        swarm = new Swarm(Shipped.swarm(BEES), Swarm.Rule.CORRECTED, new RandomStream(1, 1));
        swarm.assemble(BEES, point);
        orders.tight(tight);
        for (int i = 0; i < BULLETS; i++) {
            bullets[i] = new Vector3f();
            speeds[i] = new Vector3f();
            launch(i, random.between(0f, AHEAD));
        }
    }

    @Benchmark
    public int tick() {
        point.z += velocity.z * Tick.SECONDS;
        threats.clear();
        for (int i = 0; i < BULLETS; i++) {
            threats.addBullet(i, bullets[i], speeds[i], RADIUS);
        }
        swarm.tick(orders.at(point, velocity).aim(point), threats, Targets.none());
        for (int i = 0; i < BULLETS; i++) {
            fly(i);
        }
        return hits;
    }

    private void fly(int i) {
        from.set(bullets[i]);
        Vector3f v = speeds[i];
        bullets[i].addLocal(v.x * Tick.SECONDS, v.y * Tick.SECONDS, v.z * Tick.SECONDS);
        boolean hit = swarm.beeHitBy(from, bullets[i], RADIUS) != null;
        hits += hit ? 1 : 0;
        if (hit || bullets[i].z < point.z + BEHIND) {
            launch(i, AHEAD);
        }
    }

    private void launch(int i, float ahead) {
        bullets[i].set(random.between(-12f, 12f), random.between(1f, 12f), point.z + ahead);
        speeds[i].set(random.between(-3f, 3f), random.between(-2f, 2f), velocity.z - random.between(26f, 40f));
    }
}
