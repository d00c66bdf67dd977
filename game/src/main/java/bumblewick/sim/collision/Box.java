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
        Positive.check("halfX", halfX);
        Positive.check("halfY", halfY);
        Positive.check("halfZ", halfZ);
    }
}
