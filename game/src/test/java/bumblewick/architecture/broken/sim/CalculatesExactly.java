package bumblewick.architecture.broken.sim;

import com.jme3.math.Vector3f;

/** Breaks no rule. */
final class CalculatesExactly {
    private CalculatesExactly() {}

    static double all(Vector3f a, Vector3f b) {
        Vector3f c = a.normalize().addLocal(b.cross(a));
        return c.length() + a.dot(b) + a.distance(c) + Math.sqrt(Math.abs(a.x)) + StrictMath.floor(a.y);
    }
}
