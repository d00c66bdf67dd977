package bumblewick.sim.collision;

/**
 * A ball.
 *
 * @param radius in u, more than 0
 */
public record Sphere(float radius) implements ConvexShape {
    public Sphere {
        ConvexShape.requirePositive("radius", radius);
    }
}
