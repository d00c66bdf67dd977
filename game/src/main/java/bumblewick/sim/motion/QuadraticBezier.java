package bumblewick.sim.motion;

import com.jme3.math.Vector3f;

/**
 * A quadratic Bézier curve: the shape of a rounded corner of an enemy's path, in u.
 *
 * <pre>
 * B(t) = lerp(lerp(p0, p1, t), lerp(p1, p2, t), t)
 *      = (1−t)² p0 + 2(1−t)t p1 + t² p2,    0 ≤ t ≤ 1
 * </pre>
 *
 * <p>{@code t} is the curve parameter, not a distance: equal steps of {@code t} are not equal steps along the curve.
 * Use {@link ChordTable} to move at constant speed.
 *
 * <p>Immutable, so one curve can be shared by a whole wave.
 *
 * <p>Source: G. Farin, <i>Curves and Surfaces for CAGD</i>, 5th ed. (2002), ch. 4–5 (de Casteljau's algorithm).
 */
public final class QuadraticBezier implements Curve {
    private final Vector3f p0;
    private final Vector3f p1;
    private final Vector3f p2;

    /**
     * Makes the curve of three control points.
     *
     * @param p0 where the curve starts (copied)
     * @param p1 the control point: pulls the curve, is not on it (copied)
     * @param p2 where the curve ends (copied)
     */
    public QuadraticBezier(Vector3f p0, Vector3f p1, Vector3f p2) {
        this.p0 = p0.clone();
        this.p1 = p1.clone();
        this.p2 = p2.clone();
    }

    @Override
    public Vector3f position(float t, Vector3f store) {
        return store.set(
                deCasteljau(p0.x, p1.x, p2.x, t), deCasteljau(p0.y, p1.y, p2.y, t), deCasteljau(p0.z, p1.z, p2.z, t));
    }

    /** {@inheritDoc} It can be zero only if the three control points lie on one line. */
    @Override
    public Vector3f tangent(float t, Vector3f store) {
        float a = 2f * (1f - t);
        float b = 2f * t;
        return store.set(
                a * (p1.x - p0.x) + b * (p2.x - p1.x),
                a * (p1.y - p0.y) + b * (p2.y - p1.y),
                a * (p1.z - p0.z) + b * (p2.z - p1.z));
    }

    private static float deCasteljau(float a, float b, float c, float t) {
        float ab = a + (b - a) * t;
        float bc = b + (c - b) * t;
        return ab + (bc - ab) * t;
    }
}
