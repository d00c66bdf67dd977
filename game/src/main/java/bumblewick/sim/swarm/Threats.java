package bumblewick.sim.swarm;

import com.jme3.math.Vector3f;
import java.util.Arrays;

/**
 * What the bees keep away from in a tick. One object is emptied and filled anew every tick; the order in which things
 * are added makes no difference. Has room for a busy tick, and grows if one is busier.
 */
public final class Threats {
    /** {@link #threatenedBee}: the bullet would miss every bee. */
    public static final int NOBODY = -1;

    /** Room for the bullets of a busy tick, and for the bodies near the swarm. */
    private static final int BULLETS = 512;

    private static final int BODIES = 64;

    /** Bullets, in columns. */
    final Columns bullets = new Columns(BULLETS);
    /** Enemies, in columns; half sizes are their radius. */
    final Columns enemies = new Columns(BODIES);
    /** Upright boxes, in columns. */
    final Columns obstacles = new Columns(BODIES);

    private int[] threatenedBees = new int[BULLETS];

    /** Forgets everything. */
    public void clear() {
        bullets.size = 0;
        enemies.size = 0;
        obstacles.size = 0;
    }

    /**
     * A bullet that hurts bees.
     *
     * @param id unique among bullets
     * @param position in the corridor's frame, in u (copied)
     * @param velocity in the corridor's frame, in u/s (copied)
     * @param radius of what hits, in u
     */
    public void addBullet(int id, Vector3f position, Vector3f velocity, float radius) {
        int i = bullets.add(id, position.x, position.y, position.z);
        bullets.velocity(i, velocity);
        bullets.size(i, radius, radius, radius);
        if (threatenedBees.length < bullets.size) {
            threatenedBees = Arrays.copyOf(threatenedBees, bullets.ids.length);
        }
        threatenedBees[i] = NOBODY;
    }

    /**
     * An enemy's body.
     *
     * @param id unique among enemies
     * @param position in the corridor's frame, in u (copied)
     * @param radius of what can be touched, in u
     */
    public void addEnemy(int id, Vector3f position, float radius) {
        int i = enemies.add(id, position.x, position.y, position.z);
        enemies.size(i, radius, radius, radius);
    }

    /**
     * Something that stands in the way: an upright box.
     *
     * @param id unique among obstacles
     * @param foot the middle of its foot, in the corridor's frame, in u (copied)
     * @param halfWidth half the size along x, in u
     * @param height in u
     * @param halfDepth half the size along z, in u
     */
    public void addObstacle(int id, Vector3f foot, float halfWidth, float height, float halfDepth) {
        int i = obstacles.add(id, foot.x, foot.y + height / 2f, foot.z);
        obstacles.size(i, halfWidth, height / 2f, halfDepth);
    }

    /** How many bullets there are. */
    public int bullets() {
        return bullets.size;
    }

    /**
     * The bee that a bullet would hit if no bee moved; known after the swarm's tick.
     *
     * @param bullet in the order of adding, from 0
     * @return the id of the bee, the smallest of several, or {@link #NOBODY}
     */
    public int threatenedBee(int bullet) {
        if (bullet < 0 || bullet >= bullets.size) {
            throw new IndexOutOfBoundsException("bullet " + bullet + " of " + bullets.size);
        }
        return threatenedBees[bullet];
    }

    void threaten(int bullet, int bee) {
        if (threatenedBees[bullet] == NOBODY || bee < threatenedBees[bullet]) {
            threatenedBees[bullet] = bee;
        }
    }

    /** Things side by side, one array for each property. */
    static final class Columns {
        int size;
        int[] ids = {};
        float[] x = {};
        float[] y = {};
        float[] z = {};
        float[] velocityX = {};
        float[] velocityY = {};
        float[] velocityZ = {};
        float[] halfX = {};
        float[] halfY = {};
        float[] halfZ = {};

        Columns(int room) {
            grow(room);
        }

        private int add(int id, float px, float py, float pz) {
            if (size == ids.length) {
                grow(2 * size);
            }
            ids[size] = id;
            x[size] = px;
            y[size] = py;
            z[size] = pz;
            return size++;
        }

        private void velocity(int i, Vector3f v) {
            velocityX[i] = v.x;
            velocityY[i] = v.y;
            velocityZ[i] = v.z;
        }

        private void size(int i, float hx, float hy, float hz) {
            halfX[i] = hx;
            halfY[i] = hy;
            halfZ[i] = hz;
        }

        private void grow(int room) {
            ids = Arrays.copyOf(ids, room);
            x = Arrays.copyOf(x, room);
            y = Arrays.copyOf(y, room);
            z = Arrays.copyOf(z, room);
            velocityX = Arrays.copyOf(velocityX, room);
            velocityY = Arrays.copyOf(velocityY, room);
            velocityZ = Arrays.copyOf(velocityZ, room);
            halfX = Arrays.copyOf(halfX, room);
            halfY = Arrays.copyOf(halfY, room);
            halfZ = Arrays.copyOf(halfZ, room);
        }
    }
}
