package bumblewick.sim.body;

import bumblewick.math.StateHash;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** The ground on which a body stands, if any. */
final class BodySupport {
    private final Vector3f normal = new Vector3f(0f, 1f, 0f);
    private final Vector3f point = new Vector3f();
    private Solid solid;
    private int surface;
    private boolean there;

    /** Stands on what a sweep hit. */
    void set(SweepHit hit) {
        there = true;
        normal.set(hit.normal());
        point.set(hit.point());
        solid = hit.met();
        surface = hit.surface();
    }

    /** Stands on nothing. */
    void lift() {
        there = false;
        normal.set(0f, 1f, 0f);
        solid = null;
        surface = 0;
    }

    boolean there() {
        return there;
    }

    /** Normal of the ground; up if there is none. */
    Vector3f normal() {
        return normal;
    }

    /** Where it touches, in world units. */
    Vector3f point() {
        return point;
    }

    Solid solid() {
        return solid;
    }

    int surface() {
        return surface;
    }

    void addTo(StateHash hash) {
        hash.add(there).add(normal).add(point).add(surface);
    }
}
