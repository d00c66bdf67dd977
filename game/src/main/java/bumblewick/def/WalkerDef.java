package bumblewick.def;

/**
 * A kind of ground enemy.
 *
 * <p>Source: RULES 7.
 *
 * @param id name, unique among walkers
 * @param model model without folder and extension, with the clips idle, move, attack, hit and death
 * @param mood what it does about Wick
 * @param hp hit points
 * @param score for destroying it
 * @param radius of the body, in u
 * @param height of the body, in u
 * @param notice distance at which Wick matters to it, in u
 * @param touch distance at which it hurts, in u
 * @param wander speed in u/s
 * @param speed at most, in u/s, when it chases, flees, rolls
 * @param acceleration in u/s²
 * @param home radius of its area, in u
 * @param windUpTicks of the tell before it attacks, at least 45
 * @param restTicks between two attacks
 * @param bullet that it spits, or empty
 * @param fan how many of them at once, 1 or more
 * @param fanDegrees from the first to the last of them
 * @param hop speed at which it leaps up and to a side between two shots, in u/s; 0 if it stays
 */
public record WalkerDef(
        String id,
        String model,
        Mood mood,
        int hp,
        int score,
        float radius,
        float height,
        float notice,
        float touch,
        float wander,
        float speed,
        float acceleration,
        float home,
        int windUpTicks,
        int restTicks,
        String bullet,
        int fan,
        float fanDegrees,
        float hop) {
    /** What it does about Wick. */
    public enum Mood {
        /** Runs after Wick. */
        CHASER,
        /** Runs away. */
        SCARED,
        /** Sleeps, wakes of steps nearby, and chases until it tires. */
        SLEEPER,
        /** Winds up and rolls straight at Wick until it meets something. */
        ROLLER,
        /** Stands and spits. */
        SPITTER
    }
}
