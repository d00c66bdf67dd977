package bumblewick.sim.swarm;

import bumblewick.def.SwarmDef;
import bumblewick.math.Easing;
import bumblewick.sim.motion.NeighbourGrid;
import java.util.Arrays;

/**
 * The game's radar. Bullets count where they will cross the bee's own plane, as seen by one who flies on with Wick,
 * if they do so soon; enemies and obstacles
 * count where they are, obstacles as far as they come in that time; other bees count within elbow room, the more the
 * closer they are.
 *
 * <pre>avoid = Σ unit vectors away from each, made a unit vector again after each</pre>
 *
 * <p>First bees, then obstacles, enemies and bullets, each in the order of their ids: what comes later weighs more,
 * and nothing depends on how the world keeps its lists. Of bees and of bullets the ten nearest count.
 *
 * <p>Source: takujidev, <i>An algorithm that dodges bullets by itself</i> (2013), for the sum; the foresight is ours.
 */
final class ForesightRadar implements Radar {
    /** A bullet slower than this along the rail, in u/s, crosses no plane: it counts where it is. */
    private static final float LATERAL = 1f;

    /** Share of the range within which a bee flees as hard as it can. */
    private static final float CLOSE = 0.3f;

    /** Share of a bullet's stealth that is the same for all bees. */
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

    private Flock flock;
    private Orders orders;
    private Threats threats;
    private float range;
    private float elbow;
    private float foresight;

    private float sumX;
    private float sumY;
    private float sumZ;

    ForesightRadar(SwarmDef def) {
        this.def = def;
        beeGrid = new NeighbourGrid(Math.max(def.elbowLoose(), def.elbowTight()));
        bulletGrid = new NeighbourGrid(Math.max(def.radarLoose(), def.radarTight()));
    }

    @Override
    public void look(Flock flock, Orders orders, Threats threats) {
        this.flock = flock;
        this.orders = orders;
        this.threats = threats;
        range = orders.tight ? def.radarTight() : def.radarLoose();
        elbow = orders.tight ? def.elbowTight() : def.elbowLoose();
        foresight = orders.tight ? def.foresightTight() : def.foresightLoose();
        beeGrid.rebuild(flock.x, flock.y, flock.z, flock.ids, flock.size);
        foresee();
        closeThings = 0;
        gather(threats.obstacles, orders.velocity.z * foresight);
        closeObstacles = closeThings;
        gather(threats.enemies, 0f);
        for (int i = 0; i < flock.size; i++) {
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
            flock.flee(bee, sumX, sumY, sumZ);
            return;
        }
        urgency = Math.max(urgency, danger);
        flock.flee(bee, sumX * urgency, sumY * urgency, sumZ * urgency);
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
        float middle = (flock.leastZ + flock.mostZ) / 2f;
        for (int i = 0; i < bullets.size; i++) {
            float z = bullets.z[i] - flock.frame;
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
        return Math.min(z, later) <= flock.mostZ + range && Math.max(z, later) >= flock.leastZ - range;
    }

    /** Keeps what is near the swarm at all, in the order of ids. */
    private void gather(Threats.Columns things, float reach) {
        if (close.length < closeThings + things.size) {
            close = Arrays.copyOf(close, closeThings + things.ids.length);
        }
        int first = closeThings;
        for (int i = 0; i < things.size; i++) {
            float z = things.z[i] - flock.frame;
            boolean beside =
                    z - things.halfZ[i] - reach <= flock.mostZ + range && z + things.halfZ[i] >= flock.leastZ - range;
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
        float x = flock.x[bee];
        float y = flock.y[bee];
        float z = flock.z[bee];
        int n = beeGrid.nearest(x, y, z, elbow, flock.ids[bee], near);
        float urgency = 0f;
        for (int i = 0; i < n; i++) {
            int other = near[i];
            float distance = flee(x - flock.x[other], y - flock.y[other], z - flock.z[other], bee);
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
        float z = things.z[i] - flock.frame;
        float x =
                flock.x[bee] - Easing.clamp(flock.x[bee], things.x[i] - things.halfX[i], things.x[i] + things.halfX[i]);
        float y =
                flock.y[bee] - Easing.clamp(flock.y[bee], things.y[i] - things.halfY[i], things.y[i] + things.halfY[i]);
        float dz = flock.z[bee] - Easing.clamp(flock.z[bee], z - things.halfZ[i] - reach, z + things.halfZ[i]);
        if (x * x + y * y + dz * dz >= range * range) {
            return 0f;
        }
        if (x == 0f && y == 0f && dz == 0f) {
            // inside: out by the side
            flee(flock.x[bee] - things.x[i], 0f, 0f, bee);
            return 1f;
        }
        return urgency(flee(x, y, dz, bee));
    }

    private float bullets(int bee) {
        int n = bulletGrid.nearest(flock.x[bee], flock.y[bee], 0f, range, EXCEPT_NONE, near);
        float urgency = 0f;
        for (int i = 0; i < n; i++) {
            urgency = Math.max(urgency, bullet(bee, crossing[near[i]]));
        }
        return urgency;
    }

    private float bullet(int bee, int i) {
        Threats.Columns bullets = threats.bullets;
        float ahead = flock.z[bee] - (bullets.z[i] - flock.frame);
        float speed = bullets.velocityZ[i] - orders.velocity.z;
        boolean lateral = Math.abs(speed) < LATERAL;
        float t = lateral ? 0f : ahead / speed;
        if (t < 0f || t > foresight) {
            return 0f;
        }
        float x = flock.x[bee] - bullets.x[i] - (bullets.velocityX[i] - orders.velocity.x) * t;
        float y = flock.y[bee] - bullets.y[i] - (bullets.velocityY[i] - orders.velocity.y) * t;
        float z = lateral ? ahead : 0f;
        float contact = def.beeRadius() + bullets.halfX[i];
        if (x * x + y * y + z * z < contact * contact) {
            threats.menace(i, flock.ids[bee]);
        }
        if (t > foresight * alertness(flock.ids[bee], bullets.ids[i])) {
            return 0f;
        }
        return urgency(flee(x, y, z, bee));
    }

    /** Full up to {@link #CLOSE} of the range, then less and less. */
    private float urgency(float distance) {
        return Math.max(0f, Math.min(1f, (1f - distance / range) / (1f - CLOSE)));
    }

    /**
     * How early a bee notices a bullet, 0 to 1: some bullets come as a surprise to all, and no two bees start together.
     */
    private static float alertness(int bee, int bullet) {
        return SURPRISE * share(bullet) + (1f - SURPRISE) * share(bullet ^ bee * 0x9E3779B9);
    }

    /** A number from 0 to 1 that looks as if drawn by lot. */
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
            sum((flock.ids[bee] & 1) == 0 ? 1f : -1f, 0f, 0f);
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
