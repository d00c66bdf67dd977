package bumblewick.sim;

import com.jme3.math.Vector3f;

/**
 * The reticle on the sights' picture, and how far off it a target is seen: off the reticle itself, or off the line of
 * fire at the target's own distance.
 */
final class Reticle {
    /** What is nearer or further ahead of Wick than this, in u, is no target. */
    private static final float NEAREST = 5f;

    private static final float FURTHEST = 110f;

    private final Sight sight;
    private final Vector3f wick = new Vector3f();
    private final Vector3f aim = new Vector3f();
    private final Vector3f seenAim = new Vector3f();
    private final Vector3f seen = new Vector3f();
    private final Vector3f onLine = new Vector3f();

    Reticle(Sight sight) {
        this.sight = sight;
    }

    /**
     * Points it.
     *
     * @param from Wick, in the corridor's frame, in u (copied)
     * @param to what the sights point at, likewise (copied)
     */
    void point(Vector3f from, Vector3f to) {
        wick.set(from);
        aim.set(to);
        sight.project(aim, seenAim);
    }

    /** The square of how far off a target is, in pixels; beyond measure for one that cannot be aimed at. */
    float off(Vector3f target) {
        float ahead = target.z - wick.z;
        if (ahead < NEAREST || ahead > FURTHEST || !sight.project(target, seen)) {
            return Float.MAX_VALUE;
        }
        float share = ahead / (aim.z - wick.z);
        onLine.set(wick.x + (aim.x - wick.x) * share, wick.y + (aim.y - wick.y) * share, target.z);
        sight.project(onLine, onLine);
        return Math.min(square(seen, seenAim), square(seen, onLine));
    }

    private static float square(Vector3f a, Vector3f b) {
        return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
    }
}
