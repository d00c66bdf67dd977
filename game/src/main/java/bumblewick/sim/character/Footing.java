package bumblewick.sim.character;

import bumblewick.math.Trig;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * Tells what can be stood on.
 *
 * <p>Ground that is flat enough can. So can the edge of a stair, however steep a round foot meets it: where the tread
 * behind the edge is flat, and flat ground lies no deeper below the feet than a step. A high ledge's edge cannot: one
 * rolls off it and falls.
 */
final class Footing {
    /** How far behind an edge its tread is looked for, in u. */
    private static final float BEHIND = 0.02f;

    /** A tread that lies this much higher or lower than the edge is another, in u. */
    private static final float TREAD = 0.03f;

    private final Body body;
    private final float flat;
    private final float deepest;
    private final SweepHit below = new SweepHit();
    private final Vector3f start = new Vector3f();
    private final Vector3f down = new Vector3f();
    private final Vector3f up = new Vector3f(0f, 1f, 0f);

    Footing(Body body) {
        this.body = body;
        flat = Trig.cos(body.def.slopeLimitDegrees() * FastMath.DEG_TO_RAD);
        deepest = Math.max(body.def.stepUp(), body.def.snapDown());
    }

    /** Whether a slope of this normal can be stood on. */
    boolean flat(Vector3f normal) {
        return normal.y >= flat;
    }

    /** Whether what was hit can be stood on, here. */
    boolean holds(SweepHit hit) {
        return flat(hit.normal()) || stair(hit);
    }

    /** The normal to walk by on what was hit and holds: its own, or up where it is a stair's edge. */
    Vector3f slope(SweepHit hit) {
        return flat(hit.normal()) ? hit.normal() : up;
    }

    private boolean stair(SweepHit hit) {
        return hit.normal().y > 0f && tread(hit) && groundBelow();
    }

    private boolean tread(SweepHit hit) {
        Vector3f normal = hit.normal();
        float plan = (float) Math.sqrt(normal.x * normal.x + normal.z * normal.z);
        start.set(hit.point());
        start.x -= normal.x / plan * BEHIND;
        start.z -= normal.z / plan * BEHIND;
        start.y += TREAD;
        return body.ray(start, down.set(0f, -2f * TREAD, 0f), below) && flat(below.normal());
    }

    private boolean groundBelow() {
        float radius = body.def.radius();
        start.set(body.feet);
        start.y += radius;
        return body.ray(start, down.set(0f, -radius - deepest - body.def.skin(), 0f), below) && flat(below.normal());
    }
}
