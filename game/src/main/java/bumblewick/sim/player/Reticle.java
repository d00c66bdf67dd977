package bumblewick.sim.player;

import com.jme3.math.Vector3f;

/**
 * The reticle in the picture of the {@link SightCamera}, and how far off it a target appears: off the reticle itself, or
 * off the line of fire at the target's own distance.
 */
public final class Reticle {
    /** Nothing nearer or further ahead of Wick than this, in u, is a target. */
    private static final float NEAREST = 5f;

    private static final float FURTHEST = 110f;

    private final SightCamera sightCamera;
    private final Vector3f wick = new Vector3f();
    private final Vector3f aim = new Vector3f();
    private final Vector3f seenAim = new Vector3f();
    private final Vector3f seen = new Vector3f();
    private final Vector3f onLine = new Vector3f();

    public Reticle(SightCamera sightCamera) {
        this.sightCamera = sightCamera;
    }

    /**
     * Points the reticle.
     *
     * @param from Wick, in the corridor's frame, in u (copied)
     * @param to the point under the reticle, likewise (copied)
     */
    public void point(Vector3f from, Vector3f to) {
        wick.set(from);
        aim.set(to);
        sightCamera.project(aim, seenAim);
    }

    /** The square of the distance of a target from the reticle, in pixels²; the greatest float for what is no target. */
    public float distanceSquared(Vector3f target) {
        float ahead = target.z - wick.z;
        if (ahead < NEAREST || ahead > FURTHEST || !sightCamera.project(target, seen)) {
            return Float.MAX_VALUE;
        }
        float share = ahead / (aim.z - wick.z);
        onLine.set(wick.x + (aim.x - wick.x) * share, wick.y + (aim.y - wick.y) * share, target.z);
        sightCamera.project(onLine, onLine);
        return Math.min(square(seen, seenAim), square(seen, onLine));
    }

    private static float square(Vector3f a, Vector3f b) {
        return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
    }
}
