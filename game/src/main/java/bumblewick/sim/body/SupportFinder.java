package bumblewick.sim.body;

import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** Finds the ground of each body: what it would hit just below. */
final class SupportFinder {
    /** How far below a body its ground may be, in u. */
    static final float PROBE = 0.01f;

    /** What is steeper than this is a wall: the least upward part of a ground's normal. */
    static final float STEEP = 0.3f;

    /** A body that leaves the ground faster than this does not stand on it, in u/s. */
    private static final float LEAVES = 0.2f;

    private final BodyQueries queries;
    private final BodyField field;
    private final Vector3f down = new Vector3f(0f, -PROBE, 0f);
    private final Vector3f carrier = new Vector3f();
    private final SweepHit hit = new SweepHit();

    SupportFinder(BodyQueries queries, BodyField field) {
        this.queries = queries;
        this.field = field;
    }

    /** Finds the ground of one body. */
    void find(Body body) {
        body.bodySupport.lift();
        if (!queries.sweepAll(body, down, hit) || hit.normal().y < STEEP) {
            return;
        }
        body.bodySupport.set(hit);
        velocity(body.bodySupport, carrier);
        if (body.velocity.dot(hit.normal()) - carrier.dot(hit.normal()) > LEAVES) {
            body.bodySupport.lift();
        }
    }

    /** How fast the ground moves sideways, in u/s; its ups and downs have already been followed. */
    void velocity(BodySupport bodySupport, Vector3f store) {
        Body ground = bodySupport.solid() == null ? null : field.of(bodySupport.solid());
        if (ground != null && ground.moves()) {
            store.set(ground.before);
        } else {
            queries.velocity(bodySupport.solid(), bodySupport.point(), store);
        }
        store.y = 0f;
    }
}
