package bumblewick.sim.character;

import bumblewick.math.Trig;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * Decides which ground the character can stand on.
 *
 * <p>It can stand on ground that is flat enough. It can also stand on the edge of a stair, however steep the round foot meets
 * it, if the tread behind the edge is flat and flat ground lies in front of it, no deeper than a step. It cannot stand on the
 * edge of a high ledge: it rolls off and falls.
 */
final class WalkableGround {
    /** How far behind an edge it searches the tread, in u. */
    private static final float BEHIND = 0.02f;

    /** How far in front of an edge it searches the ground, in u. */
    private static final float BEFORE = 0.05f;

    /** A tread this much higher or lower than the edge does not belong to it, in u. */
    private static final float TREAD = 0.03f;

    private final CharacterCapsule body;
    private final float flat;
    private final float deepest;
    private final SweepHit below = new SweepHit();
    private final Vector3f start = new Vector3f();
    private final Vector3f down = new Vector3f();
    private final Vector3f up = new Vector3f(0f, 1f, 0f);

    WalkableGround(CharacterCapsule body) {
        this.body = body;
        flat = Trig.cos(body.def.slopeLimitDegrees() * FastMath.DEG_TO_RAD);
        deepest = Math.max(body.def.stepUp(), body.def.snapDown());
    }

    /** Whether a slope of this normal can be stood on. */
    boolean flat(Vector3f normal) {
        return normal.y >= flat;
    }

    /** Whether the character can stand on what a sweep hit. */
    boolean holds(SweepHit hit) {
        return flat(hit.normal()) || stair(hit);
    }

    /** The normal of the walkable ground that was hit: its own, or up at the edge of a stair. */
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

    /** Whether there is flat ground on four sides of the feet, {@code reach} u from them. */
    boolean around(Vector3f feet, float reach) {
        return level(feet, reach, 0f, deepest)
                && level(feet, -reach, 0f, deepest)
                && level(feet, 0f, reach, deepest)
                && level(feet, 0f, -reach, deepest);
    }

    /** Whether there is flat ground beside a point, a little above it or up to {@code depth} below it. */
    private boolean level(Vector3f point, float x, float z, float depth) {
        start.set(point.x + x, point.y + TREAD, point.z + z);
        return body.ray(start, down.set(0f, -TREAD - depth, 0f), below) && flat(below.normal());
    }
}
