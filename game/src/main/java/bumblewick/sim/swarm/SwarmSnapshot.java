package bumblewick.sim.swarm;

import java.util.Arrays;

/**
 * The bees at the beginning of a tick, one array for each property, and the direction of escape that {@link Avoidance}
 * decides for each. In the frame that travels with Wick along z.
 */
final class SwarmSnapshot {
    int size;
    int[] ids = new int[0];
    float[] x = new float[0];
    float[] y = new float[0];
    float[] z = new float[0];
    /** Direction of escape; its length is the urgency, 0 to 1. */
    float[] fleeX = new float[0];

    float[] fleeY = new float[0];
    float[] fleeZ = new float[0];
    /** Where the frame is along the rail, in u. */
    float frame;

    /** How far the bees reach along z, in u. */
    float leastZ;

    float mostZ;

    void start(float frame, int bees) {
        this.frame = frame;
        size = 0;
        leastZ = Float.MAX_VALUE;
        mostZ = -Float.MAX_VALUE;
        if (ids.length < bees) {
            ids = Arrays.copyOf(ids, bees);
            x = Arrays.copyOf(x, bees);
            y = Arrays.copyOf(y, bees);
            z = Arrays.copyOf(z, bees);
            fleeX = Arrays.copyOf(fleeX, bees);
            fleeY = Arrays.copyOf(fleeY, bees);
            fleeZ = Arrays.copyOf(fleeZ, bees);
        }
    }

    void add(Bee bee) {
        ids[size] = bee.id;
        x[size] = bee.local.x;
        y[size] = bee.local.y;
        z[size] = bee.local.z;
        leastZ = Math.min(leastZ, bee.local.z);
        mostZ = Math.max(mostZ, bee.local.z);
        size++;
    }

    void flee(int bee, float toX, float toY, float toZ) {
        fleeX[bee] = toX;
        fleeY[bee] = toY;
        fleeZ[bee] = toZ;
    }
}
