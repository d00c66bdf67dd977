package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.DeterministicMath;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.sim.TestRules;
import com.jme3.math.Vector3f;

/** Wick under wild orders: runs, jumps, dives, is hit; and at every tick the tests' own measure is put to the world. */
final class Soak {
    private static final double DEEPEST = -0.005;

    /** In half a minute of wild orders one gets about by so much, or is stuck. */
    private static final int STALL_TICKS = 30 * 60;

    private static final double STALL_WAY = 3;

    private final Playground playground;
    private final Hare hare;
    private final float floor;
    private final RandomStream random = new RandomStream(Long.getLong("bumblewick.soak.seed", 99), 5);
    private final StateHash hash = new StateHash();
    private final Vector3f away = new Vector3f();
    private final Vector3f middle = new Vector3f();
    private final Vector3f before = new Vector3f();

    private double leastSeparation = 1;
    private double way;
    private int falls;

    Soak(Playground playground, Hare hare, float floor) {
        this.playground = playground;
        this.hare = hare;
        this.floor = floor;
    }

    /** Runs, and gives the hash of all states. */
    long run(int ticks) {
        middle(before);
        for (int i = 0; i < ticks; i++) {
            order();
            hare.tick();
            look(i);
            if (hare.motion.feet().y < floor) {
                falls++;
                hare.motion.respawn();
            }
            middle(before);
            hare.motion.addTo(hash);
            if (i % STALL_TICKS == STALL_TICKS - 1) {
                double gone = way;
                assertTrue(gone > STALL_WAY, () -> "stuck at " + hare.feet());
                way = 0;
            }
        }
        return hash.value();
    }

    private void order() {
        if (random.nextInt(25) == 0) {
            float length = Math.min(1f, random.between(0f, 1.5f));
            float angle = random.between(-3.15f, 3.15f);
            hare.go(length * DeterministicMath.sin(angle), length * DeterministicMath.cos(angle));
        }
        hare.input.jump(
                random.nextInt(20) == 0
                        ? random.nextInt(2) == 0
                        : random.nextInt(4) != 0 && hare.motion.velocity().y > 0);
        hare.input.spin(random.nextInt(200) == 0);
        hare.input.crouch(random.nextInt(60) < (hare.motion.controller().crouching() ? 58 : 1));
        hare.input.walk(random.nextInt(4) == 0);
        hare.input.bees(random.nextInt(6));
        if (random.nextInt(600) == 0) {
            hare.motion.hurtFrom(away.set(random.between(-1f, 1f), 0f, random.between(-1f, 1f)));
        }
    }

    private void look(int tick) {
        Vector3f feet = hare.feet();
        assertTrue(
                Vector3f.isValidVector(feet) && Vector3f.isValidVector(hare.motion.velocity()),
                () -> "tick " + tick + ": " + feet + " at " + hare.motion.velocity());
        double separation = playground.separation(
                feet, hare.motion.controller().height(), TestRules.FOOT.body().radius());
        leastSeparation = Math.min(leastSeparation, separation);
        assertTrue(separation >= DEEPEST, () -> "tick " + tick + ": in by " + -separation + " at " + feet);
        middle(middle);
        assertTrue(!playground.pierced(before, middle), () -> "tick " + tick + ": through the world at " + feet);
        way += middle.distance(before);
    }

    /** A point well inside, whether it crouches or not. */
    private void middle(Vector3f store) {
        store.set(hare.feet()).addLocal(0f, TestRules.FOOT.body().radius(), 0f);
    }

    double leastSeparation() {
        return leastSeparation;
    }

    int falls() {
        return falls;
    }
}
