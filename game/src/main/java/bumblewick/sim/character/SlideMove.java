package bumblewick.sim.character;

import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.Filter;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Moves a convex shape through the world and slides it along what it meets, at most four times a move.
 *
 * <p>Not thread-safe: it reuses its scratch vectors.
 *
 * <p>Source: RULES 4; the loop of {@code PM_SlideMove}, Quake III Arena (id Software, 1999).
 */
public final class SlideMove {
    /** How what is left of a displacement goes on along a wall. */
    public enum Variant {
        /** As first published, faults and all: keeps the full length, and its second head-on meeting divides by 0. */
        SOURCE,
        /** The same, with the direction taken from the contact; zero stays zero. */
        REPAIRED,
        /** The game's: keeps the projected length, remembers every plane of the move, and knows friction. */
        DEFAULT
    }

    /**
     * Makes the mover.
     *
     * @param skin gap kept to what is solid by {@link Variant#DEFAULT}, in u
     * @param headOnFriction share of the length that is left after a head-on meeting, 0 to 1 (default variant)
     * @param surfaceFriction share of the length that is lost along any surface, 0 to 1 (default variant)
     */
    public SlideMove(
            CollisionWorld world,
            ConvexShape shape,
            Filter filter,
            Variant variant,
            float skin,
            float headOnFriction,
            float surfaceFriction) {}

    /**
     * Moves.
     *
     * @param position where the shape's origin is (modified)
     * @param orientation of the shape, length 1 (unaffected)
     * @param displacement how far it wants to go; becomes what was left when it stopped (modified)
     * @return how many surfaces it met
     */
    public int move(Vector3f position, Quaternion orientation, Vector3f displacement) {
        return 0;
    }
}
