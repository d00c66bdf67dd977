package bumblewick.sim.collision;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Everything that can be run into: triangle meshes that stand and convex solids that move.
 *
 * <p>Surfaces are felt from both sides. A shape that starts in contact with or inside something is stopped by it, at
 * fraction 0, only where the displacement goes deeper; it can always leave. All results are the same on every machine
 * and whatever the order of triangles: equal fractions are decided by the steeper meeting, then by the contact's place.
 * Nothing is allocated by a query. Not thread-safe.
 */
public final class CollisionWorld {
    /**
     * Adds a mesh that never moves.
     *
     * @param layers a bit for each layer it belongs to
     */
    public void add(TriangleMesh mesh, int layers) {
        throw new UnsupportedOperationException();
    }

    /**
     * Adds a solid at the origin; {@linkplain Solid#place place} it.
     *
     * @param layers a bit for each layer it belongs to
     * @param surface the owner's number, told with each contact
     */
    public Solid add(ConvexShape shape, int layers, int surface) {
        throw new UnsupportedOperationException();
    }

    /** Takes a solid out for good. */
    public void remove(Solid solid) {
        throw new UnsupportedOperationException();
    }

    /**
     * Moves a shape along a straight line until it touches something.
     *
     * @param shape that moves
     * @param orientation of the shape, length 1 (unaffected)
     * @param start where its origin is, in world units (unaffected)
     * @param displacement how far it wants to go; may be zero (unaffected)
     * @param filter what counts
     * @param store receives the first contact; its values are undefined if there is none
     * @return whether there is one
     */
    public boolean sweep(
            ConvexShape shape,
            Quaternion orientation,
            Vector3f start,
            Vector3f displacement,
            Filter filter,
            SweepHit store) {
        throw new UnsupportedOperationException();
    }

    /** Like {@link #sweep} with a point. */
    public boolean ray(Vector3f start, Vector3f displacement, Filter filter, SweepHit store) {
        throw new UnsupportedOperationException();
    }

    /** Whether a shape overlaps anything by more than rounding (1e-4 u). */
    public boolean overlaps(ConvexShape shape, Quaternion orientation, Vector3f position, Filter filter) {
        throw new UnsupportedOperationException();
    }

    /**
     * Finds what is nearest to a shape, or overlaps it most.
     *
     * @param range how far to look, in u
     * @param store receives distance (below 0 where they overlap), normal and point
     * @return whether there is anything in range
     */
    public boolean closest(
            ConvexShape shape, Quaternion orientation, Vector3f position, float range, Filter filter, SweepHit store) {
        throw new UnsupportedOperationException();
    }

    /**
     * Finds everything near a shape: one contact for each triangle and each solid within range, in an order that does
     * not depend on how the world was built.
     *
     * @param range how far to look, in u
     * @param store receives the contacts
     */
    public void contacts(
            ConvexShape shape, Quaternion orientation, Vector3f position, float range, Filter filter, Contacts store) {
        throw new UnsupportedOperationException();
    }
}
