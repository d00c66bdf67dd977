package bumblewick.sim.character;

import bumblewick.math.StateHash;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/**
 * Moves the character out of what it overlaps, because a solid moved into it or because it was put there. It runs before and
 * apart from walking, changes no velocity, and moves straight up where it can, so that a character does not creep down slopes.
 */
final class PenetrationRecovery {
    private static final int ITERATIONS = 8;

    /** Where nothing moves and no sweep came too close, it checks only every so many moves. */
    private static final int SELDOM = 8;

    /** An overlap of more than this has no way out, in u; a hard push may leave a centimetre for a move. */
    private static final float CRUSHED_DEPTH = 0.03f;

    /** Moves in a row after which an overlap counts as crushing: what squeezes may pass by. */
    private static final int CRUSHED_MOVES = 3;

    /** Two surfaces that face each other leave a way out if the squared sine of their angle is at least this: 13°. */
    private static final float VICE = 0.05f;

    /** The share of its length by which a way along something leads off it. */
    private static final float OFF = 1e-3f;

    /** It has not moved since it was put somewhere. */
    private static final int PUT = -1;

    private final CharacterCapsule body;
    private final WalkableGround walkable;
    private final ContactBuffer contacts;
    private final SweepHit hit = new SweepHit();
    private final SweepHit way = new SweepHit();
    private final Vector3f out = new Vector3f();
    private final Vector3f from = new Vector3f();
    private final Vector3f here = new Vector3f();
    private float overlap;
    private int quiet;
    /** For how many moves in a row, or {@link #PUT}. */
    private int squeezed;

    PenetrationRecovery(CharacterCapsule body, WalkableGround walkable, ContactBuffer contacts) {
        this.body = body;
        this.walkable = walkable;
        this.contacts = contacts;
    }

    /**
     * Call it when the character was put somewhere. If that is inside something, whose sides hold it, the next move goes the
     * shortest way out, through them; a character that was pushed there never does.
     */
    void put() {
        expect();
        squeezed = PUT;
    }

    /** Makes the next move check in any case, and resets the count of crushing moves. */
    void expect() {
        quiet = SELDOM;
        squeezed = 0;
    }

    /** Whether a moving solid crushes it against something, deeper than it can get out of. */
    boolean crushed() {
        return squeezed >= CRUSHED_MOVES;
    }

    /** How deep in something it was when the last run ended, in u. Not part of the state: each run finds it anew. */
    float overlap() {
        return overlap;
    }

    void run() {
        overlap = 0f;
        float range = SkinSweep.TOO_NEAR * body.def.skin();
        boolean crowded = body.crowded(range);
        if (!crowded && ++quiet < SELDOM) {
            return;
        }
        quiet = 0;
        if (squeezed == PUT && body.wayOut(false, out)) {
            body.advance(out, 1f);
        }
        from.set(body.feet);
        boolean near = body.closest(range, hit);
        for (int i = 0; i < ITERATIONS && near; i++) {
            leave(body.def.skin() - hit.distance());
            near = body.closest(range, hit);
        }
        if (near && squeezed == PUT && wayOutOfTwo()) {
            near = body.closest(range, hit);
        }
        overlap = near ? Math.max(0f, -hit.distance()) : 0f;
        squeezed = overlap > CRUSHED_DEPTH ? Math.max(0, squeezed) + 1 : 0;
    }

    /** Goes back to where it was put, and from there the way out of two things at once; if there is none, it stays here. */
    private boolean wayOutOfTwo() {
        here.set(body.feet);
        body.feet.set(from);
        boolean free = body.wayOut(true, out);
        if (free) {
            body.advance(out, 1f);
        } else {
            body.feet.set(here);
        }
        return free;
    }

    /** Moves out of what was found last by a distance; slides along what is in the way. */
    private void leave(float distance) {
        Vector3f normal = hit.normal();
        if (walkable.flat(normal)) {
            out.set(0f, distance / normal.y, 0f);
        } else {
            normal.mult(distance, out);
        }
        contacts.add(hit);
        contacts.sweep();
        float free = body.free(out, way);
        body.advance(out, free);
        if (free == 1f) {
            return;
        }
        if (turn(normal, way.normal(), (1f - free) * distance)) {
            contacts.sweep();
            body.advance(out, body.free(out, way));
        }
    }

    /**
     * Turns the way out along what is in the way, so that it leads just as far out: it is perpendicular to w, except for a
     * little that outweighs rounding.
     *
     * <pre>out = (n − (n·w) w) distance / (1 − (n·w)²)</pre>
     *
     * @param n normal of what it moves out of (unaffected)
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
