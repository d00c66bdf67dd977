package bumblewick.sim.garden.camera;

import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.level.CollisionLayers;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Keeps the camera out of walls: a ball is swept from Wick's head towards the camera's place, and what it hits stops the
 * camera. The camera moves in at once and out slowly. A narrow obstacle does not pull it in, or every post and trunk would
 * bring it to Wick's neck and away again within a few steps: the camera waits in front of it or skips over it. Nor does a
 * wider one that is there for a moment only, such as the edge that Wick jumps down from, if the camera stands free behind it.
 */
final class CameraBoom {
    /** More than the distance of the near plane, in u. */
    private static final float RADIUS = 0.3f;

    /** Where the sweep begins, in u above Wick's feet: the ball lies within Wick's own body, crouching too. */
    private static final float START = 0.4f;

    /** From there it rises to Wick's head where there is room, in u: pulled in, the camera does not look up from below. */
    private static final float RISE = 0.9f;

    /** An obstacle less wide than this to the ball is narrow, in u: a trunk is, a pillar is not. */
    private static final float NARROW = 1.3f;

    /** How far aside it searches for the edges of an obstacle, in u. */
    private static final float ASIDE = 1.5f;

    /** So far beside its edge there is room, in u. */
    private static final float GAP = 0.25f;

    /** If a narrow obstacle begins beyond this share of the way, the camera waits in front of it. */
    private static final float FAR = 0.6f;

    /** Step, as a share of the way, of the search for room behind a narrow obstacle. */
    private static final float HOP = 0.02f;

    /** Share of the pull that it gives back in a tick. */
    private static final float OUT = 0.06f;

    /** So long before a wall would stop it, in seconds, it begins to come in, a share of the pull in each tick. */
    private static final float FORESIGHT = 0.4f;

    private static final float IN = 0.1f;

    /** Least time for which something must be in between before it pulls the camera in, in ticks: minimum occlusion time. */
    private static final int MOMENT = 20;

    private final CollisionWorld world;
    private final Sphere ball = new Sphere(RADIUS);
    private final Quaternion upright = new Quaternion();
    private final QueryFilter filter = new QueryFilter(CollisionLayers.STILL);
    private final SweepHit hit = new SweepHit();
    private final Vector3f start = new Vector3f();
    private final Vector3f kept = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Vector3f side = new Vector3f();
    private final Vector3f probe = new Vector3f();
    private float share = 1f;
    private int occluded = MOMENT; // ticks for which something has been in between, up to a moment

    CameraBoom(CollisionWorld world) {
        this.world = world;
    }

    /** Moves out at once, as far as there is room, in the next tick, and does not wait then. */
    void reset() {
        share = 1f;
        occluded = MOMENT;
    }

    /**
     * Pulls a camera in.
     *
     * @param subject whom it looks at (unaffected)
     * @param care share of the pull that is applied, 0 to 1
     * @param place where it wants to stand (modified)
     * @return by how much of the way it is pulled in now, 0 to 1
     */
    float pull(CameraSubject subject, float care, Vector3f place) {
        if (care <= 0f) {
            share = 1f;
            return 0f;
        }
        beginAt(subject.feet());
        way.set(place).subtractLocal(start);
        float before = free(start, way);
        if (!waits(before)) {
            share = out(before, before < share ? before : soon(subject, before));
        }
        float pulled = care * (1f - share);
        place.set(way).multLocal(1f - pulled).addLocal(start);
        return pulled;
    }

    private void beginAt(Vector3f feet) {
        start.set(feet.x, feet.y + START, feet.z);
        way.set(0f, RISE, 0f);
        start.y += RISE * free(start, way);
    }

    /** Whether a camera at a place sees the head over the feet, past narrow obstacles. Both are unaffected. */
    boolean sees(Vector3f feet, Vector3f place) {
        return freeTo(feet, place) >= 1f;
    }

    /** The share of the way from the head over the feet to a place before the first wall. Both are unaffected. */
    float freeTo(Vector3f feet, Vector3f place) {
        beginAt(feet);
        way.set(place).subtractLocal(start);
        float before = free(start, way);
        return before < 1f && narrow(before) ? 1f : before;
    }

    /** Whether it stays where it is: so far something is in between for a moment only, and there is room behind it. */
    private boolean waits(float before) {
        if (before >= 1f) {
            occluded = 0;
            return false;
        }
        if (occluded == MOMENT) {
            return false;
        }
        occluded++;
        return before < share && !within(share);
    }

    /**
     * The share of the way that will be free where Wick will be soon, at most {@code before}: what is narrow does not count, nor
     * what is passed a moment later.
     */
    private float soon(CameraSubject subject, float before) {
        if (before < 1f) {
            return before;
        }
        float soon = freeAhead(subject.motion(), FORESIGHT);
        return soon < 1f ? Math.max(soon, freeAhead(subject.motion(), 2f * FORESIGHT)) : before;
    }

    /** The share of the way that will be free where Wick will be after some seconds. */
    private float freeAhead(SubjectMotion motion, float seconds) {
        kept.set(start);
        float room = free(start, motion.way(seconds, side));
        start.addLocal(side.multLocal(room));
        float then = free(start, way);
        boolean wall = then < 1f && !narrow(then);
        start.set(kept);
        return wall ? then : 1f;
    }

    /**
     * How far out it is now.
     *
     * @param before share of the way before the first that it meets
     * @param soon share of it that will be free soon
     */
    private float out(float before, float soon) {
        float behind = before < 1f && narrow(before) ? behind(before) : 1f;
        if (behind >= 1f) {
            return soon < share && before >= share ? share + IN * (soon - share) : towards(before);
        }
        float next =
                towards(behind + (1f - behind) * free(at(behind), side.set(way).multLocal(1f - behind)));
        if (within(next)) {
            return before < FAR ? behind : towards(before);
        }
        return next;
    }

    /** The share of the way from which on there is room again. */
    private float behind(float before) {
        float out = before + HOP;
        while (out < 1f && within(out)) {
            out += HOP;
        }
        return out;
    }

    private float towards(float free) {
        return free < share ? free : share + OUT * (free - share);
    }

    private boolean within(float out) {
        return world.overlaps(ball, upright, at(out), filter);
    }

    private Vector3f at(float out) {
        return probe.set(way).multLocal(out).addLocal(start);
    }

    /** Whether one sees past on both sides. */
    private boolean narrow(float before) {
        float plan = (float) Math.sqrt(way.x * way.x + way.z * way.z);
        return plan > RADIUS && edge(before, ASIDE / plan) + edge(before, -ASIDE / plan) < NARROW;
    }

    /**
     * How far to one side what it meets reaches, in u: the ball steps aside well before it, goes on beside it, comes
     * back, and goes on along it, for a corner is wider behind.
     *
     * @param left how much of the way it steps aside, or to a wall
     */
    private float edge(float before, float left) {
        float length = way.length();
        float first = Math.max(0f, before - NARROW / length);
        at(first);
        float room = free(probe, aside(left));
        probe.addLocal(side.multLocal(room));
        if (!goesOn((before - first) * length + RADIUS)) {
            return ASIDE;
        }
        float back = free(probe, aside(-left * room));
        probe.addLocal(side.multLocal(Math.max(0f, back - GAP / (room * ASIDE))));
        return goesOn(NARROW) ? room * ASIDE * (1f - back) : ASIDE;
    }

    private Vector3f aside(float left) {
        return side.set(left * way.z, 0f, -left * way.x);
    }

    /** Moves the probe along the way, in u, if nothing is in the way. */
    private boolean goesOn(float length) {
        side.set(way).normalizeLocal().multLocal(length);
        boolean free = free(probe, side) >= 1f;
        if (free) {
            probe.addLocal(side);
        }
        return free;
    }

    /** Whether a camera could fly straight from one place to the other. */
    boolean clear(Vector3f from, Vector3f to) {
        way.set(to).subtractLocal(from);
        return free(from, way) >= 1f;
    }

    private float free(Vector3f from, Vector3f displacement) {
        return world.sweep(ball, upright, from, displacement, filter, hit) ? hit.fraction() : 1f;
    }

    void addTo(StateHash hash) {
        hash.add(share);
        hash.add(occluded);
    }
}
