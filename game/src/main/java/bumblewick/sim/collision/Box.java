package bumblewick.sim.collision;

/**
 * A box along its own axes.
 *
 * @param halfX half its size along x, in u, more than 0
 * @param halfY half its size along y, in u, more than 0
 * @param halfZ half its size along z, in u, more than 0
 */
public record Box(float halfX, float halfY, float halfZ) implements ConvexShape {
    public Box {
        ConvexShape.requirePositive("halfX", halfX);
        ConvexShape.requirePositive("halfY", halfY);
        ConvexShape.requirePositive("halfZ", halfZ);
    }
}
