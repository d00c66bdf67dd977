package bumblewick.sim.garden;

import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** Looks down: how high the ground is and what it is made of. Reused: answers hold until the next question. */
final class Ground {
    private final CollisionWorld world;
    private final Filter filter;
    private final SweepHit hit = new SweepHit();
    private final Vector3f start = new Vector3f();
    private final Vector3f way = new Vector3f();

    /**
     * @param layers what counts as ground
     */
    Ground(CollisionWorld world, int layers) {
        this.world = world;
        filter = new Filter(layers);
    }

    /**
     * Looks straight down from a place.
     *
     * @param depth how far, in u
     * @return whether there is ground
     */
    boolean below(float x, float y, float z, float depth) {
        return world.ray(start.set(x, y, z), way.set(0f, -depth, 0f), filter, hit);
    }

    /** Height of the ground that was found, in u. */
    float height() {
        return start.y + way.y * hit.fraction();
    }

    /** Its normal. */
    Vector3f normal() {
        return hit.normal();
    }

    /** Its surface's number. */
    int surface() {
        return hit.surface();
    }

    /** Height of the ground at most {@code depth} u below a place, or else {@code otherwise}. */
    float height(Vector3f above, float depth, float otherwise) {
        return below(above.x, above.y, above.z, depth) ? height() : otherwise;
    }
}
