package bumblewick.sim.character;

import bumblewick.math.StateHash;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** The ground on which the character stands, if any. */
final class GroundContact {
    private final Vector3f normal = new Vector3f(0f, 1f, 0f);
    private boolean firm;
    private int surface;
    private Solid solid;

    /** Leaves the ground. */
    void leave() {
        firm = false;
        normal.set(0f, 1f, 0f);
        surface = 0;
        solid = null;
    }

    /**
     * Stands on what was hit.
     *
     * @param slope the normal to walk by (copied)
     */
    void stand(SweepHit hit, Vector3f slope) {
        firm = true;
        normal.set(slope);
        surface = hit.surface();
        solid = hit.met();
    }

    boolean firm() {
        return firm;
    }

    Vector3f normal() {
        return normal;
    }

    int surface() {
        return surface;
    }

    /** The solid that is the ground, or null for a mesh or nothing. */
    Solid solid() {
        return solid;
    }

    /** Projects a horizontal way vertically onto the ground's plane. */
    void follow(Vector3f way) {
        way.y = -(normal.x * way.x + normal.z * way.z) / normal.y;
    }

    void addTo(StateHash hash) {
        hash.add(firm).add(normal).add((long) surface);
    }
}
