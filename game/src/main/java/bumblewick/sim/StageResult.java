package bumblewick.sim;

/**
 * How a stage ended.
 *
 * @param cleared won or lost
 * @param points with the bonus for the bees alive
 * @param bees alive at the end
 * @param beeBonus points for them, included in {@code points}
 * @param medal earned
 * @param exit {@code high}, {@code low}, or empty if lost
 * @param ticks how long it took
 */
public record StageResult(boolean cleared, long points, int bees, int beeBonus, Medal medal, String exit, int ticks) {
    /** From none to golden. */
    public enum Medal {
        NONE,
        SEEDLING,
        LEAF,
        BLOOM,
        GOLDEN
    }
}
