package bumblewick.sim.motion;

import com.jme3.math.Vector3f;

/** A straight piece of a path. Immutable. */
public final class Line implements Curve {
    private final Vector3f start;
    private final Vector3f end;

    /**
     * Makes the line between two points.
     *
     * @param start where it begins (copied)
     * @param end where it ends (copied)
     */
    public Line(Vector3f start, Vector3f end) {
        this.start = start.clone();
        this.end = end.clone();
    }

    @Override
    public Vector3f position(float t, Vector3f store) {
        return store.set(
                start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t, start.z + (end.z - start.z) * t);
    }

    @Override
    public Vector3f tangent(float t, Vector3f store) {
        return store.set(end.x - start.x, end.y - start.y, end.z - start.z);
    }
}
