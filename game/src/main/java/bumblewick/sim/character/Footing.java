package bumblewick.sim.character;

import bumblewick.math.Trig;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * Tells what can be stood on.
 *
 * <p>Ground that is flat enough can. So can the edge of a stair, however steep a round foot meets it: where the tread
 * behind the edge is flat, and flat ground lies before it, no deeper than a step. A high ledge's edge cannot: one rolls
 * off it and falls.
 */
final class Footing {
    /** How far behind an edge its tread is looked for, in u. */
    private static final float BEHIND = 0.02f;

    /** How far before an edge the ground is looked for, in u. */
    private static final float BEFORE = 0.05f;

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
        Vector3f normal = hit.normal();
        if (normal.y <= 0f) {
            return false;
        }
        float plan = (float) Math.sqrt(normal.x * normal.x + normal.z * normal.z);
        float x = normal.x / plan;
        float z = normal.z / plan;
        return level(hit.point(), -BEHIND * x, -BEHIND * z, TREAD)
                && level(hit.point(), BEFORE * x, BEFORE * z, deepest);
    }

    /** Whether there is flat ground on four sides of where feet stand, in u from them. */
    boolean around(Vector3f feet, float reach) {
        return level(feet, reach, 0f, deepest)
                && level(feet, -reach, 0f, deepest)
                && level(feet, 0f, reach, deepest)
                && level(feet, 0f, -reach, deepest);
    }

    /** Whether there is flat ground beside a point, a little above it or so deep below it. */
    private boolean level(Vector3f point, float x, float z, float depth) {
        start.set(point.x + x, point.y + TREAD, point.z + z);
        return body.ray(start, down.set(0f, -TREAD - depth, 0f), below) && flat(below.normal());
    }
}
