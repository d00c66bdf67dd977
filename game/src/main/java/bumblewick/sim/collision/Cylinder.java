package bumblewick.sim.collision;

/**
 * A cylinder about the y axis.
 *
 * @param radius in u, more than 0
 * @param halfHeight in u, more than 0
 */
public record Cylinder(float radius, float halfHeight) implements ConvexShape {
    public Cylinder {
        ConvexShape.requirePositive("radius", radius);
        ConvexShape.requirePositive("halfHeight", halfHeight);
    }
}
