package bumblewick.sim.swarm;

import bumblewick.def.SwarmDef;
import bumblewick.math.Easing;
import bumblewick.sim.motion.NeighbourGrid;
import java.util.Arrays;

/**
 * Where a bee decides to dodge: the game's rule. A bullet counts at the point where it will cross the bee's own plane if
 * the bee flies on with Wick, and only if it will do so soon. An enemy counts where it is, an obstacle with the space that
 * it sweeps in that time. Another bee counts within elbow room, the more the closer it is.
 *
 * <pre>escape = Σ unit vectors away from each threat, normalised again after each</pre>
 *
 * <p>Threats are added in this order: bees, obstacles, enemies, bullets, each by rising id. A later one weighs more, and
 * nothing depends on how the world keeps its lists. Of bees and of bullets the ten nearest count.
 *
 * <p>Source: takujidev, <i>An algorithm that dodges bullets by itself</i> (2013), for the sum; the foresight is ours.
 */
final class PredictiveAvoidance implements Avoidance {
    /** A bullet slower than this along the rail, in u/s, crosses no plane: it counts where it is. */
    private static final float LATERAL = 1f;

    /** Share of the range within which the urgency is 1. */
    private static final float CLOSE = 0.3f;

    /** Share of a bullet's reaction delay that is the same for all bees. */
    private static final float SURPRISE = 0.9f;

    private static final int EXCEPT_NONE = Integer.MIN_VALUE;

    private final SwarmDef def;
    private final NeighbourGrid beeGrid;
    private final NeighbourGrid bulletGrid;
    private final int[] near = new int[NeighbourGrid.MOST];

    private float[] crossX = new float[0];
    private float[] crossY = new float[0];
    private float[] crossZ = new float[0];
    private int[] crossIds = new int[0];
    private int[] crossing = new int[0];
    private int crossings;

    private int[] close = new int[0];
    private int closeObstacles;
    private int closeThings;

    private SwarmSnapshot snapshot;
    private SwarmOrders orders;
    private Threats threats;
    private float range;
    private float elbow;
    private float foresight;

    private float sumX;
    private float sumY;
    private float sumZ;

    PredictiveAvoidance(SwarmDef def) {
        this.def = def;
        beeGrid = new NeighbourGrid(Math.max(def.elbowLoose(), def.elbowTight()));
        bulletGrid = new NeighbourGrid(Math.max(def.radarLoose(), def.radarTight()));
    }

    @Override
    public void decide(SwarmSnapshot snapshot, SwarmOrders orders, Threats threats) {
        this.snapshot = snapshot;
        this.orders = orders;
        this.threats = threats;
        range = orders.tight ? def.radarTight() : def.radarLoose();
        elbow = orders.tight ? def.elbowTight() : def.elbowLoose();
        foresight = orders.tight ? def.foresightTight() : def.foresightLoose();
        beeGrid.rebuild(snapshot.x, snapshot.y, snapshot.z, snapshot.ids, snapshot.size);
        foresee();
        closeThings = 0;
        gather(threats.obstacles, orders.velocity.z * foresight);
        closeObstacles = closeThings;
        gather(threats.enemies, 0f);
        for (int i = 0; i < snapshot.size; i++) {
            avoid(beeGrid.cellByCell(i));
        }
    }

    private void avoid(int bee) {
        sumX = 0f;
        sumY = 0f;
        sumZ = 0f;
        float urgency = bees(bee);
        // a crowd that is not pressing must not stand in the way of an escape
        sumX *= urgency;
        sumY *= urgency;
        sumZ *= urgency;
        float danger = Math.max(things(bee), bullets(bee));
        if (danger == 0f) {
            snapshot.flee(bee, sumX, sumY, sumZ);
            return;
        }
        urgency = Math.max(urgency, danger);
        snapshot.flee(bee, sumX * urgency, sumY * urgency, sumZ * urgency);
    }

    /** Puts every bullet that crosses the swarm soon into the grid, where it crosses the swarm's middle plane. */
    private void foresee() {
        Threats.Columns bullets = threats.bullets;
        if (crossX.length < bullets.size) {
            crossX = new float[bullets.ids.length];
            crossY = new float[bullets.ids.length];
            crossZ = new float[bullets.ids.length];
            crossIds = new int[bullets.ids.length];
            crossing = new int[bullets.ids.length];
        }
        crossings = 0;
        float middle = (snapshot.leastZ + snapshot.mostZ) / 2f;
        for (int i = 0; i < bullets.size; i++) {
            float z = bullets.z[i] - snapshot.frame;
            float speed = bullets.velocityZ[i] - orders.velocity.z;
            if (crossesSoon(z, speed)) {
                float t = Math.abs(speed) < LATERAL ? 0f : (middle - z) / speed;
                crossX[crossings] = bullets.x[i] + (bullets.velocityX[i] - orders.velocity.x) * t;
                crossY[crossings] = bullets.y[i] + (bullets.velocityY[i] - orders.velocity.y) * t;
                crossIds[crossings] = bullets.ids[i];
                crossing[crossings++] = i;
            }
        }
        bulletGrid.rebuild(crossX, crossY, crossZ, crossIds, crossings);
    }

    /** Whether a bullet is among the bees at some moment of the time foreseen. */
    private boolean crossesSoon(float z, float speed) {
        float later = z + speed * foresight;
        return Math.min(z, later) <= snapshot.mostZ + range && Math.max(z, later) >= snapshot.leastZ - range;
    }

    /** Keeps what is near the swarm at all, in the order of ids. */
    private void gather(Threats.Columns things, float reach) {
        if (close.length < closeThings + things.size) {
            close = Arrays.copyOf(close, closeThings + things.ids.length);
        }
        int first = closeThings;
        for (int i = 0; i < things.size; i++) {
            float z = things.z[i] - snapshot.frame;
            boolean beside = z - things.halfZ[i] - reach <= snapshot.mostZ + range
                    && z + things.halfZ[i] >= snapshot.leastZ - range;
            if (beside) {
                int at = closeThings++;
                while (at > first && things.ids[close[at - 1]] > things.ids[i]) {
                    close[at] = close[at - 1];
                    at--;
                }
                close[at] = i;
            }
        }
    }

    private float bees(int bee) {
        float x = snapshot.x[bee];
        float y = snapshot.y[bee];
        float z = snapshot.z[bee];
        int n = beeGrid.nearest(x, y, z, elbow, snapshot.ids[bee], near);
        float urgency = 0f;
        for (int i = 0; i < n; i++) {
            int other = near[i];
            float distance = flee(x - snapshot.x[other], y - snapshot.y[other], z - snapshot.z[other], bee);
            urgency = Math.max(urgency, 1f - distance / elbow);
        }
        return urgency;
    }

    private float things(int bee) {
        float urgency = 0f;
        float reach = orders.velocity.z * foresight;
        for (int i = 0; i < closeThings; i++) {
            boolean obstacle = i < closeObstacles;
            Threats.Columns things = obstacle ? threats.obstacles : threats.enemies;
            urgency = Math.max(urgency, thing(bee, things, close[i], obstacle ? reach : 0f));
        }
        return urgency;
    }

    /** Flees from the nearest point of a box, which reaches as far towards the swarm as it will come. */
    private float thing(int bee, Threats.Columns things, int i, float reach) {
        float z = things.z[i] - snapshot.frame;
        float x = snapshot.x[bee]
                - Easing.clamp(snapshot.x[bee], things.x[i] - things.halfX[i], things.x[i] + things.halfX[i]);
        float y = snapshot.y[bee]
                - Easing.clamp(snapshot.y[bee], things.y[i] - things.halfY[i], things.y[i] + things.halfY[i]);
        float dz = snapshot.z[bee] - Easing.clamp(snapshot.z[bee], z - things.halfZ[i] - reach, z + things.halfZ[i]);
        if (x * x + y * y + dz * dz >= range * range) {
            return 0f;
        }
        if (x == 0f && y == 0f && dz == 0f) {
            // inside: out by the side
            flee(snapshot.x[bee] - things.x[i], 0f, 0f, bee);
            return 1f;
        }
        return urgency(flee(x, y, dz, bee));
    }

    private float bullets(int bee) {
        int n = bulletGrid.nearest(snapshot.x[bee], snapshot.y[bee], 0f, range, EXCEPT_NONE, near);
        float urgency = 0f;
        for (int i = 0; i < n; i++) {
            urgency = Math.max(urgency, bullet(bee, crossing[near[i]]));
        }
        return urgency;
    }

    private float bullet(int bee, int i) {
        Threats.Columns bullets = threats.bullets;
        float ahead = snapshot.z[bee] - (bullets.z[i] - snapshot.frame);
        float speed = bullets.velocityZ[i] - orders.velocity.z;
        boolean lateral = Math.abs(speed) < LATERAL;
        float t = lateral ? 0f : ahead / speed;
        if (t < 0f || t > foresight) {
            return 0f;
        }
        float x = snapshot.x[bee] - bullets.x[i] - (bullets.velocityX[i] - orders.velocity.x) * t;
        float y = snapshot.y[bee] - bullets.y[i] - (bullets.velocityY[i] - orders.velocity.y) * t;
        float z = lateral ? ahead : 0f;
        float contact = def.beeRadius() + bullets.halfX[i];
        if (x * x + y * y + z * z < contact * contact) {
            threats.threaten(i, snapshot.ids[bee]);
        }
        if (t > foresight * alertness(snapshot.ids[bee], bullets.ids[i])) {
            return 0f;
        }
        return urgency(flee(x, y, z, bee));
    }

    /** Full up to {@link #CLOSE} of the range, then less and less. */
    private float urgency(float distance) {
        return Math.max(0f, Math.min(1f, (1f - distance / range) / (1f - CLOSE)));
    }

    /**
     * How early a bee notices a bullet, 0 to 1: some bullets surprise all bees, and no two bees react in the same tick.
     */
    private static float alertness(int bee, int bullet) {
        return SURPRISE * share(bullet) + (1f - SURPRISE) * share(bullet ^ bee * 0x9E3779B9);
    }

    /** A pseudo-random number from 0 to 1: the hash of a number. */
    private static float share(int number) {
        int h = (number ^ (number >>> 16)) * 0x85EBCA6B;
        h = (h ^ (h >>> 13)) * 0xC2B2AE35;
        return ((h ^ (h >>> 16)) >>> 8) * 0x1.0p-24f;
    }

    /** Adds the unit vector of a way out, and returns the way's length. On the very spot, bees part by their ids. */
    private float flee(float x, float y, float z, int bee) {
        float distance = (float) Math.sqrt(x * x + y * y + z * z);
        if (distance > 0f) {
            sum(x / distance, y / distance, z / distance);
        } else {
            sum((snapshot.ids[bee] & 1) == 0 ? 1f : -1f, 0f, 0f);
        }
        return distance;
    }

    private void sum(float x, float y, float z) {
        float newX = sumX + x;
        float newY = sumY + y;
        float newZ = sumZ + z;
        float length = (float) Math.sqrt(newX * newX + newY * newY + newZ * newZ);
        float scale = length > 0f ? 1f / length : 1f;
        sumX = newX * scale;
        sumY = newY * scale;
        sumZ = newZ * scale;
    }
}
