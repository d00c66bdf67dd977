package bumblewick.def;

/**
 * The body of one who walks: an upright capsule, and what it can climb. Defaults are the game's Wick.
 *
 * @param radius of the capsule, in u
 * @param height of the capsule from foot to top, in u, at least two radii
 * @param crouchHeight the same while crouching
 * @param skin gap kept to all that is solid, in u
 * @param slopeLimitDegrees steeper ground cannot be stood on
 * @param stepUp highest step that is climbed without a jump, in u
 * @param snapDown how far the feet follow ground that falls away, in u
 * @param headOnFriction share of the speed along a wall that is left when it is met head-on, 0 to 1
 */
public record ControllerDef(
        float radius,
        float height,
        float crouchHeight,
        float skin,
        float slopeLimitDegrees,
        float stepUp,
        float snapDown,
        float headOnFriction) {}
