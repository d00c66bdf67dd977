package bumblewick.sim.garden.level;

import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** Casts a ray down to find the ground: its height, normal and surface. Results are valid until the next cast. */
public final class GroundProbe {
    private final CollisionWorld world;
    private final QueryFilter filter;
    private final SweepHit hit = new SweepHit();
    private final Vector3f start = new Vector3f();
    private final Vector3f way = new Vector3f();

    /**
     * @param layers what counts as ground
     */
    public GroundProbe(CollisionWorld world, int layers) {
        this.world = world;
        filter = new QueryFilter(layers);
    }

    /**
     * Casts straight down from a place.
     *
     * @param depth how far, in u
     * @return whether there is ground
     */
    public boolean below(float x, float y, float z, float depth) {
        return world.ray(start.set(x, y, z), way.set(0f, -depth, 0f), filter, hit);
    }

    /** Height of the ground that was found, in u. */
    public float height() {
        return start.y + way.y * hit.fraction();
    }

    /** Normal of that ground. */
    public Vector3f normal() {
        return hit.normal();
    }

    /** Index of its surface in the rules. */
    public int surface() {
        return hit.surface();
    }

    /** Height of the ground at most {@code depth} u below a place, or else {@code otherwise}. */
    public float height(Vector3f above, float depth, float otherwise) {
        return below(above.x, above.y, above.z, depth) ? height() : otherwise;
    }
}
