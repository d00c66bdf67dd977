package bumblewick.def;

/**
 * A kind of arcade body: a crate, a ball, a stone; or, without mass, a thing that only stands there.
 *
 * <p>Source: RULES 6.
 *
 * @param id name, unique among bodies
 * @param model model without folder and extension; its origin is the middle of the foot
 * @param shape of what is felt
 * @param halfWidth half the size along x, or the radius, in u
 * @param halfHeight half the size along y, in u
 * @param halfDepth half the size along z, in u
 * @param mass in kg; 0 stands as if rooted
 * @param restitution of its collisions, 0 to 1
 * @param friction share of the speed against what it stands on that is lost each tick, 0 to 1
 * @param yield 0 to 1000: what share of an overlap it gives way by; 0 is a wall
 * @param surface that it has for those who touch it
 * @param hp hits that break it, or open it if it has no mass; 0 for never
 * @param score for breaking it
 * @param debris model of the pieces, or empty
 */
public record BodyDef(
        String id,
        String model,
        Shape shape,
        float halfWidth,
        float halfHeight,
        float halfDepth,
        float mass,
        float restitution,
        float friction,
        int yield,
        String surface,
        int hp,
        int score,
        String debris) {
    /** What is felt. */
    public enum Shape {
        BOX,
        BALL,
        CYLINDER
    }
}
