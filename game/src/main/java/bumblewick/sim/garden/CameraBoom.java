package bumblewick.sim.garden;

import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Keeps the camera out of walls: a ball is swept from Wick's head towards where the camera wants to stand, and what it meets
 * stops the camera. In at once, out at ease.
 */
final class CameraBoom {
    /** More than the nearest that a picture draws, in u. */
    private static final float RADIUS = 0.3f;

    /** Where the sweep begins, in u above Wick's feet: the ball lies within Wick's own body, crouching too. */
    private static final float START = 0.4f;

    /** From there it rises to Wick's head where there is room, in u: pulled in, the camera does not look up from below. */
    private static final float RISE = 0.9f;

    /** Share of what it was pulled in that it gives back in a tick. */
    private static final float OUT = 0.06f;

    private final CollisionWorld world;
    private final Sphere ball = new Sphere(RADIUS);
    private final Quaternion upright = new Quaternion();
    private final Filter filter = new Filter(Layers.STILL);
    private final SweepHit hit = new SweepHit();
    private final Vector3f start = new Vector3f();
    private final Vector3f way = new Vector3f();
    private float share = 1f;

    CameraBoom(CollisionWorld world) {
        this.world = world;
    }

    /** From now on it is as far out as it can be. */
    void stretch() {
        share = 1f;
    }

    /**
     * Pulls a camera in.
     *
     * @param feet Wick's, in world units (unaffected)
     * @param care how much of the pulling is done, 0 to 1
     * @param place where it wants to stand (modified)
     */
    void pull(Vector3f feet, float care, Vector3f place) {
        if (care <= 0f) {
            share = 1f;
            return;
        }
        start.set(feet.x, feet.y + START, feet.z);
        way.set(0f, RISE, 0f);
        start.y += RISE * free(start, way);
        way.set(place).subtractLocal(start);
        float free = free(start, way);
        share = free < share ? free : share + OUT * (free - share);
        float pulled = 1f - care * (1f - share);
        place.set(way).multLocal(pulled).addLocal(start);
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
    }
}
