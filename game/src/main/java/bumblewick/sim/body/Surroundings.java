package bumblewick.sim.body;

import bumblewick.math.Tick;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Contacts;
import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** What is around a body: what it would run into, and how fast that moves by itself. */
final class Surroundings {
    private final CollisionWorld world;
    private final Filter still;
    private final Filter all;
    private final Vector3f was = new Vector3f();

    /**
     * @param still layers of what no body moves
     * @param moving layer of the bodies that move
     */
    Surroundings(CollisionWorld world, int still, int moving) {
        this.world = world;
        this.still = new Filter(still);
        all = new Filter(still | moving);
    }

    /** Finds what a body would run into first among what no body moves, but for one solid or null. */
    boolean sweepStill(Body body, Vector3f displacement, Solid except, SweepHit store) {
        still.except(except);
        return world.sweep(body.solid().shape(), body.orientation, body.centre, displacement, still, store);
    }

    /** Finds what a body would run into first. */
    boolean sweepAll(Body body, Vector3f displacement, SweepHit store) {
        all.except(body.solid());
        return world.sweep(body.solid().shape(), body.orientation, body.centre, displacement, all, store);
    }

    /** Finds where a body that stands {@code apart} from its place would run into a solid. */
    boolean sweepAgainst(Body body, Vector3f start, Vector3f displacement, Solid against, SweepHit store) {
        return world.sweepAgainst(body.solid().shape(), body.orientation, start, displacement, against, store);
    }

    /** Finds everything that a body overlaps. */
    void overlaps(Body body, Contacts store) {
        all.except(body.solid());
        world.contacts(body.solid().shape(), body.orientation, body.centre, 0f, all, store);
    }

    /**
     * How far what is fixed to a solid has been carried in this tick.
     *
     * @param solid or null for what never moves
     * @param point where it is now, in world units (unaffected)
     * @param store receives the way, in u
     * @return {@code store}
     */
    Vector3f carried(Solid solid, Vector3f point, Vector3f store) {
        if (solid == null) {
            return store.set(0f, 0f, 0f);
        }
        solid.carryBack(point, was);
        return point.subtract(was, store);
    }

    /** How fast a place of a solid moves, in u/s; see {@link #carried}. */
    Vector3f velocity(Solid solid, Vector3f point, Vector3f store) {
        return carried(solid, point, store).multLocal(Tick.PER_SECOND);
    }
}
