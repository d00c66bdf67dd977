package bumblewick.sim.body;

import com.jme3.math.Vector3f;

/**
 * The pull of a slope on a body that lies on it.
 *
 * <p>A ball that rolls without slipping speeds up with {@code 5/7 g sin θ}: the rest of the work goes into its spin
 * (moment of inertia 2/5 m r²). A box stays where it is as long as friction holds it, and otherwise speeds up with
 * {@code g sin θ}.
 *
 * <p>Source: RULES 6.6; D. Halliday, R. Resnick, <i>Fundamentals of Physics</i>, ch. 11.
 */
public final class SlopeForce {
    /** Share of a slope's pull that moves a rolling ball on. */
    public static final float ROLLING = 5f / 7f;

    /** A body whose friction is k a tick holds on slopes of a tangent up to this much times k. */
    static final float HOLD = 4f;

    private SlopeForce() {}

    /** Whether friction k holds a box on a slope of this normal. */
    static boolean holds(Vector3f normal, float k) {
        float limit = HOLD * k * normal.y;
        return normal.x * normal.x + normal.z * normal.z <= limit * limit;
    }

    /**
     * The pull of gravity along a slope: gravity without its part along the normal.
     *
     * @param normal of the slope, length 1 (unaffected)
     * @param gravity in u/s², downwards
     * @param store receives the acceleration in u/s²
     * @return {@code store}
     */
    static Vector3f pull(Vector3f normal, float gravity, Vector3f store) {
        float part = gravity * normal.y;
        return store.set(normal.x * part, normal.y * part - gravity, normal.z * part);
    }
}
