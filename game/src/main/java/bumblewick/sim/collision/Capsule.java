package bumblewick.sim.collision;

/**
 * All points within {@code radius} of a segment on the y axis.
 *
 * @param radius in u, more than 0
 * @param halfHeight half the length of the segment, without the round ends, in u, more than 0
 */
public record Capsule(float radius, float halfHeight) implements ConvexShape {
    public Capsule {
        ConvexShape.requirePositive("radius", radius);
        ConvexShape.requirePositive("halfHeight", halfHeight);
    }
}
