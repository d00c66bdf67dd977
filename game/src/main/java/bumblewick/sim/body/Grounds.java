package bumblewick.sim.body;

import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** Finds what each body stands on: what it would meet a hair's breadth below. */
final class Grounds {
    /** How far below a body its ground may be, in u. */
    static final float PROBE = 0.01f;

    /** What is steeper than this is a wall: the least upward part of a ground's normal. */
    static final float STEEP = 0.3f;

    /** What leaves the ground faster than this does not stand on it, in u/s. */
    private static final float LEAVES = 0.2f;

    private final Surroundings surroundings;
    private final BodyField field;
    private final Vector3f down = new Vector3f(0f, -PROBE, 0f);
    private final Vector3f carrier = new Vector3f();
    private final SweepHit hit = new SweepHit();

    Grounds(Surroundings surroundings, BodyField field) {
        this.surroundings = surroundings;
        this.field = field;
    }

    /** Finds the ground of one body. */
    void find(Body body) {
        body.footing.lift();
        if (!surroundings.sweepAll(body, down, hit) || hit.normal().y < STEEP) {
            return;
        }
        body.footing.set(hit);
        velocity(body.footing, carrier);
        if (body.velocity.dot(hit.normal()) - carrier.dot(hit.normal()) > LEAVES) {
            body.footing.lift();
        }
    }

    /** How fast the ground moves sideways, in u/s; its ups and downs have already been followed. */
    void velocity(Footing footing, Vector3f store) {
        Body ground = footing.solid() == null ? null : field.of(footing.solid());
        if (ground != null && ground.moves()) {
            store.set(ground.before);
        } else {
            surroundings.velocity(footing.solid(), footing.point(), store);
        }
        store.y = 0f;
    }
}
