package bumblewick.sim.swarm;

import bumblewick.sim.motion.NeighbourGrid;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import java.util.List;

/**
 * Finds the bee that a moving ball hits in a tick, when both move straight from where they were to where they are. The
 * first query of a tick sorts the bees into a grid by the middles of their ways.
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.5.5 (moving spheres).
 */
final class BeeHitQuery {
    private static final int NOBODY = -1;

    /** The grid's range, in u: about what a bee and a bullet cover in a tick. Any value is right, this one is fast. */
    private static final float RANGE = 1.5f;

    private final NeighbourGrid grid = new NeighbourGrid(RANGE);
    private final float beeRadius;
    private boolean sorted;
    private float[] x = new float[0];
    private float[] y = new float[0];
    private float[] z = new float[0];
    private int[] ids = new int[0];
    private int[] candidates = new int[0];
    /** Half the longest way of a bee in this tick, in u. */
    private float halfWay;

    private float leastZ;
    private float mostZ;

    BeeHitQuery(float beeRadius) {
        this.beeRadius = beeRadius;
    }

    /** Call it when bees have moved, come or gone: the next query sorts them anew. */
    void invalidate() {
        sorted = false;
    }

    /** Index of the first bee that is hit, of several at once the one with the smallest id, or −1. */
    int first(List<Bee> bees, Vector3f from, Vector3f to, float radius) {
        if (!sorted) {
            sort(bees);
        }
        float contact = beeRadius + radius;
        float reach = contact + halfWay + from.distance(to) / 2f;
        float middleZ = (from.z + to.z) / 2f;
        if (middleZ + reach < leastZ || middleZ - reach > mostZ) {
            return NOBODY;
        }
        int n = grid.around((from.x + to.x) / 2f, (from.y + to.y) / 2f, middleZ, reach, candidates);
        int hit = NOBODY;
        float soonest = Float.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            int candidate = candidates[i];
            float when = timeOfContact(bees.get(candidate), from, to, contact);
            if (when < soonest || (when == soonest && when <= 1f && candidate < hit)) {
                soonest = when;
                hit = candidate;
            }
        }
        return hit;
    }

    private void sort(List<Bee> bees) {
        int n = bees.size();
        if (x.length < n) {
            x = Arrays.copyOf(x, n);
            y = Arrays.copyOf(y, n);
            z = Arrays.copyOf(z, n);
            ids = Arrays.copyOf(ids, n);
            candidates = Arrays.copyOf(candidates, n);
        }
        halfWay = 0f;
        leastZ = Float.MAX_VALUE;
        mostZ = -Float.MAX_VALUE;
        for (int i = 0; i < n; i++) {
            Bee bee = bees.get(i);
            x[i] = (bee.previousPosition.x + bee.position.x) / 2f;
            y[i] = (bee.previousPosition.y + bee.position.y) / 2f;
            z[i] = (bee.previousPosition.z + bee.position.z) / 2f;
            ids[i] = bee.id;
            halfWay = Math.max(halfWay, bee.previousPosition.distance(bee.position) / 2f);
            leastZ = Math.min(leastZ, z[i]);
            mostZ = Math.max(mostZ, z[i]);
        }
        grid.rebuild(x, y, z, ids, n);
        sorted = true;
    }

    /** When in the tick, 0 to 1, they touch first; {@link Float#MAX_VALUE} if they do not. */
    private static float timeOfContact(Bee bee, Vector3f from, Vector3f to, float contact) {
        float x = from.x - bee.previousPosition.x;
        float y = from.y - bee.previousPosition.y;
        float z = from.z - bee.previousPosition.z;
        float dx = to.x - bee.position.x - x;
        float dy = to.y - bee.position.y - y;
        float dz = to.z - bee.position.z - z;
        float apart = x * x + y * y + z * z - contact * contact;
        if (apart <= 0f) {
            return 0f;
        }
        float a = dx * dx + dy * dy + dz * dz;
        float b = x * dx + y * dy + z * dz;
        float root = b * b - a * apart;
        if (b >= 0f || root < 0f) {
            return Float.MAX_VALUE;
        }
        float when = (-b - (float) Math.sqrt(root)) / a;
        return when <= 1f ? when : Float.MAX_VALUE;
    }
}
