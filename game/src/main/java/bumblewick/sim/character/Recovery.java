package bumblewick.sim.character;

import bumblewick.math.StateHash;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/**
 * Gets out of what overlaps: something moved here, or one was put into it. Runs before and apart from walking, changes
 * no velocity, and goes straight up where it can, so that nobody creeps down a slope by it.
 */
final class Recovery {
    private static final int ITERATIONS = 8;

    /** Where nothing moves and no sweep came too near, one looks only every so many moves. */
    private static final int SELDOM = 8;

    private final Body body;
    private final Footing footing;
    private final Touches touches;
    private final SweepHit hit = new SweepHit();
    private final SweepHit way = new SweepHit();
    private final Vector3f out = new Vector3f();
    private int quiet;

    Recovery(Body body, Footing footing, Touches touches) {
        this.body = body;
        this.footing = footing;
        this.touches = touches;
    }

    /** Looks in the next move for certain. */
    void expect() {
        quiet = SELDOM;
    }

    void run() {
        float range = SkinSweep.TOO_NEAR * body.def.skin();
        boolean crowded = body.crowded(range);
        if (!crowded && ++quiet < SELDOM) {
            return;
        }
        quiet = 0;
        for (int i = 0; i < ITERATIONS && body.closest(range, hit); i++) {
            leave(body.def.skin() - hit.distance());
        }
    }

    private void leave(float distance) {
        Vector3f normal = hit.normal();
        if (footing.flat(normal)) {
            out.set(0f, distance / normal.y, 0f);
        } else {
            normal.mult(distance, out);
        }
        touches.add(hit);
        touches.sweep();
        boolean far = distance > 2f * body.def.skin();
        body.advance(out, far ? body.free(out, way) : 1f);
    }

    void addTo(StateHash hash) {
        hash.add((long) quiet);
    }
}
