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

    /** Who overlaps by more than this has no way out, in u; a hard push may leave one a centimetre inside for a move. */
    private static final float CRUSHED_DEPTH = 0.03f;

    /** For so many moves in a row, before it counts: what squeezes may pass by. */
    private static final int CRUSHED_MOVES = 3;

    /** Two that face each other leave a way out if the sine of their angle, squared, is at least this: 13°. */
    private static final float VICE = 0.05f;

    /** The share of its length by which a way along something leads off it. */
    private static final float OFF = 1e-3f;

    /** It has not moved since it was put somewhere. */
    private static final int PUT = -1;

    private final Body body;
    private final Footing footing;
    private final Touches touches;
    private final SweepHit hit = new SweepHit();
    private final SweepHit way = new SweepHit();
    private final Vector3f out = new Vector3f();
    private int quiet;
    /** For how many moves in a row, or {@link #PUT}. */
    private int squeezed;

    Recovery(Body body, Footing footing, Touches touches) {
        this.body = body;
        this.footing = footing;
        this.touches = touches;
    }

    /**
     * It has been put somewhere. If that is inside a thin wall, whose sides hold it from both sides, the next move goes
     * through one of them; never one that was pushed there.
     */
    void put() {
        expect();
        squeezed = PUT;
    }

    /** Looks in the next move for certain, and forgets what squeezed. */
    void expect() {
        quiet = SELDOM;
        squeezed = 0;
    }

    /** Whether what moves holds it between itself and something else, deeper than it can get out of. */
    boolean crushed() {
        return squeezed >= CRUSHED_MOVES;
    }

    void run() {
        float range = SkinSweep.TOO_NEAR * body.def.skin();
        boolean crowded = body.crowded(range);
        if (!crowded && ++quiet < SELDOM) {
            return;
        }
        quiet = 0;
        boolean near = body.closest(range, hit);
        for (int i = 0; i < ITERATIONS && near; i++) {
            leave(body.def.skin() - hit.distance());
            near = body.closest(range, hit);
        }
        squeezed = near && hit.distance() < -CRUSHED_DEPTH ? Math.max(0, squeezed) + 1 : 0;
    }

    /** Gets out of what was found last, by so much, but into nothing else: what is in the way is followed. */
    private void leave(float distance) {
        Vector3f normal = hit.normal();
        if (footing.flat(normal)) {
            out.set(0f, distance / normal.y, 0f);
        } else {
            normal.mult(distance, out);
        }
        touches.add(hit);
        touches.sweep();
        float free = body.free(out, way);
        body.advance(out, free);
        if (free == 1f) {
            return;
        }
        if (turn(normal, way.normal(), (1f - free) * distance)) {
            touches.sweep();
            body.advance(out, body.free(out, way));
        } else if (squeezed == PUT && !footing.flat(normal) && normal.y > Touches.CEILING) {
            cross(normal, 2f * (body.def.radius() + body.def.skin()) - distance);
        }
    }

    /** Goes the other way, through the side of a wall that is nearest, if there is room behind it. */
    private void cross(Vector3f normal, float distance) {
        normal.mult(-distance, out);
        body.advance(out, 1f);
        if (!body.fits()) {
            body.advance(out, -1f);
        }
    }

    /**
     * Turns the way out along what is in it, until it leads as far from what is left: it is square to w, but for a
     * little that outweighs rounding.
     *
     * <pre>out = (n − (n·w) w) distance / (1 − (n·w)²)</pre>
     *
     * @param n normal of what is left (unaffected)
     * @param w normal of what is in the way (unaffected)
     * @return whether there is a way between the two
     */
    private boolean turn(Vector3f n, Vector3f w, float distance) {
        float along = n.dot(w);
        float open = 1f - along * along;
        if (open < VICE) {
            return false;
        }
        w.mult(OFF - along, out).addLocal(n).multLocal(distance / open);
        return true;
    }

    void addTo(StateHash hash) {
        hash.add((long) quiet).add((long) squeezed);
    }
}
