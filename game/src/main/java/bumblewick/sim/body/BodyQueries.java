package bumblewick.sim.body;

import bumblewick.math.Tick;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ContactList;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** Collision queries of a body: what it would run into, and how fast that moves by itself. */
final class BodyQueries {
    private final CollisionWorld world;
    private final QueryFilter still;
    private final QueryFilter all;
    private final Vector3f was = new Vector3f();

    /**
     * @param still layers of what no body moves
     * @param moving layer of the bodies that move
     */
    BodyQueries(CollisionWorld world, int still, int moving) {
        this.world = world;
        this.still = new QueryFilter(still);
        all = new QueryFilter(still | moving);
    }

    /** Finds what a body would run into first among what no body moves, except one solid, or null. */
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
    void overlaps(Body body, ContactList store) {
        all.except(body.solid());
        world.contacts(body.solid().shape(), body.orientation, body.centre, 0f, all, store);
    }

    /**
     * How far a solid has carried a point that is fixed to it in this tick.
     *
     * @param solid or null for what never moves
     * @param point where it is now, in world units (unaffected)
     * @param store receives the displacement, in u
     * @return {@code store}
     */
    Vector3f carried(Solid solid, Vector3f point, Vector3f store) {
        if (solid == null) {
            return store.set(0f, 0f, 0f);
        }
        solid.carryBack(point, was);
        return point.subtract(was, store);
    }

    /** Velocity of a point of the surface of a solid, in u/s; see {@link #carried}. */
    Vector3f velocity(Solid solid, Vector3f point, Vector3f store) {
        carried(solid, point, store).multLocal(Tick.PER_SECOND);
        return solid == null ? store : store.addLocal(solid.belt());
    }
}
