package bumblewick.sim.motion;

import com.jme3.math.Vector3f;

/** A piece of a path. {@code t} runs from 0 at its start to 1 at its end and is not a distance. */
public sealed interface Curve permits Line, QuadraticBezier {
    /**
     * The point at {@code t}.
     *
     * @param t curve parameter, 0 to 1
     * @param store receives the result, in u
     * @return {@code store}
     */
    Vector3f position(float t, Vector3f store);

    /**
     * The derivative at {@code t}: the direction of travel, in u per unit of {@code t}.
     *
     * @param t curve parameter, 0 to 1
     * @param store receives the result; not normalised
     * @return {@code store}
     */
    Vector3f tangent(float t, Vector3f store);
}
