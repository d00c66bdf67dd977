package bumblewick.sim.collision;

/** A convex shape about its own origin, in u. Immutable; its position and orientation are kept by who uses it. */
public sealed interface ConvexShape permits Sphere, Capsule, Box, Cylinder, ConvexHull {
    /**
     * Checks a size.
     *
     * @throws IllegalArgumentException if {@code value} is not a finite number above 0
     */
    static void requirePositive(String name, float value) {
        if (!(value > 0f && value < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException(name + " is " + value + ", expected a number above 0");
        }
    }
}
