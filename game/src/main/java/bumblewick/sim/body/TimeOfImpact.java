package bumblewick.sim.body;

import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** When, in this tick, a body will run into another one or into what no body moves, if nothing else comes between. */
final class TimeOfImpact {
    /** The gap that is kept, in u: what touches by a hair would be rounding's plaything. */
    static final float GAP = 1e-3f;

    /** {@link #time} of what will not be. */
    static final float NEVER = 2f;

    final Vector3f normal = new Vector3f();
    final Vector3f point = new Vector3f();
    /** Share of the tick after which they meet. */
    float time;
    /** The solid that A meets, or null for a mesh. */
    Solid met;

    Body a;
    /** The other body, or null. */
    Body b;

    private final SweepHit hit = new SweepHit();
    private final Vector3f way = new Vector3f();

    void between(Body first, Body second) {
        a = first;
        b = second;
    }

    boolean has(Body body) {
        return a == body || b == body;
    }

    /** Looks again, from a time on. */
    void find(BodyQueries queries, float now) {
        time = NEVER;
        way.set(a.step);
        if (b != null) {
            way.subtractLocal(b.step);
        }
        way.multLocal(1f - now);
        float length = way.length();
        if (length == 0f) {
            return;
        }
        float longer = 1f + 2f * GAP / length; // what ends just before a wall also keeps the gap
        way.multLocal(longer);
        boolean meets = b == null
                ? queries.sweepStill(a, way, null, hit)
                : queries.sweepAgainst(a, a.centre, way, b.solid(), hit);
        if (meets) {
            take(now, longer);
        }
    }

    private void take(float now, float longer) {
        normal.set(hit.normal());
        point.set(hit.point());
        met = hit.met();
        float closing = -way.dot(normal);
        float share = Math.max(0f, hit.fraction() - GAP / closing) * longer;
        time = now + share * (1f - now);
    }

    /** Whether this comes before another one; of two at once, the one whose place is lower, then more to one side. */
    boolean before(TimeOfImpact other) {
        if (time != other.time) {
            return time < other.time;
        }
        int order = Float.compare(point.y, other.point.y);
        order = order != 0 ? order : Float.compare(point.x, other.point.x);
        order = order != 0 ? order : Float.compare(point.z, other.point.z);
        order = order != 0 ? order : Float.compare(normal.x, other.normal.x);
        return order != 0 ? order < 0 : normal.z < other.normal.z;
    }
}
