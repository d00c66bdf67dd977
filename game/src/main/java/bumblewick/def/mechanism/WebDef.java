package bumblewick.def.mechanism;

/**
 * A web that comes at Wick: a ring with a hole, hung up on knots that can be shot.
 *
 * @param knot kind of enemy that its knots are
 * @param knots how many, evenly around
 * @param radius of the ring, in u
 * @param hole radius of its hole, in u: whoever flies through it is not touched
 * @param speed at which it comes, in u/s
 * @param falls how many knots have to go for it to fall
 * @param frees how many knots have to go after it was touched for the bee in it to be free
 * @param holds how long it hangs ahead of Wick with the bee in it, in s; then it tears and lets go
 * @param score points when it falls untouched, before the multiplier
 * @param drops pick-up that it turns into then, or empty
 */
public record WebDef(
        String knot,
        int knots,
        float radius,
        float hole,
        float speed,
        int falls,
        int frees,
        float holds,
        int score,
        String drops) {
    /** The most knots of one. */
    public static final int MOST_KNOTS = 12;

    /** How far from the middle its knots are, in u. */
    public float knotsAt() {
        return (radius + hole) / 2f;
    }
}
