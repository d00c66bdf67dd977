package bumblewick.def;

/**
 * How an enemy shoots.
 *
 * @param bullet which kind of bullet
 * @param pattern how the bullets of one round are laid out
 * @param count bullets in a round, ≥ 1
 * @param spreadDegrees full angle over which a round is spread
 * @param firstAfter seconds from the enemy's arrival to its first round
 * @param every seconds between rounds
 * @param rounds how many rounds at most
 * @param windUp seconds of tell before each round; 0 for a boss, whose tell is a step of its own
 * @param chance 0 to 1 that a round is fired at all, before Hum
 */
public record AttackDef(
        String bullet,
        Pattern pattern,
        int count,
        float spreadDegrees,
        float firstAfter,
        float every,
        int rounds,
        float windUp,
        float chance) {
    /** How the bullets of one round are laid out. */
    public enum Pattern {
        /** At Wick, spread at random within the angle. */
        AIMED,
        /** A flat fan around the line to Wick. */
        FAN,
        /** A cone of evenly spaced bullets around the line to Wick. */
        RING
    }
}
