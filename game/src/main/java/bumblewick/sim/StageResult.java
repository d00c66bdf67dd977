package bumblewick.sim;

import bumblewick.def.StageDef;

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
        GOLDEN;

        /** The highest medal whose threshold the points reach. */
        public static Medal of(long points, StageDef.Medals thresholds) {
            if (points >= thresholds.golden()) {
                return GOLDEN;
            }
            if (points >= thresholds.bloom()) {
                return BLOOM;
            }
            if (points >= thresholds.leaf()) {
                return LEAF;
            }
            return points >= thresholds.seedling() ? SEEDLING : NONE;
        }
    }
}
