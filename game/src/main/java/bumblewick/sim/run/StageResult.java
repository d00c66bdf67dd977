package bumblewick.sim.run;

import bumblewick.def.Medals;
import java.util.List;

/**
 * How a stage ended.
 *
 * @param cleared won or lost
 * @param points with all bonuses
 * @param bees alive at the end
 * @param bonuses points of the end, included in {@code points}
 * @param medal earned
 * @param exit {@code high} (also by the end of a story), {@code low}, or empty if lost
 * @param ticks how long it took
 * @param deed whether all was done that opens the high exit; false if nothing was asked for
 */
public record StageResult(
        boolean cleared,
        long points,
        int bees,
        List<Bonus> bonuses,
        Medal medal,
        String exit,
        int ticks,
        boolean deed) {
    /** Of a stage that asks for nothing. */
    public StageResult(
            boolean cleared, long points, int bees, List<Bonus> bonuses, Medal medal, String exit, int ticks) {
        this(cleared, points, bees, bonuses, medal, exit, ticks, false);
    }

    public StageResult {
        bonuses = List.copyOf(bonuses);
    }

    /** Points of one bonus, 0 if there was none of that name. */
    public int bonus(String name) {
        return bonuses.stream()
                .filter(bonus -> bonus.name().equals(name))
                .mapToInt(Bonus::points)
                .sum();
    }

    /** From none to golden. */
    public enum Medal {
        NONE,
        SEEDLING,
        LEAF,
        BLOOM,
        GOLDEN;

        /** The points from which on it is earned. */
        public long from(Medals thresholds) {
            return switch (this) {
                case NONE -> 0;
                case SEEDLING -> thresholds.seedling();
                case LEAF -> thresholds.leaf();
                case BLOOM -> thresholds.bloom();
                case GOLDEN -> thresholds.golden();
            };
        }

        /** The highest medal whose threshold the points reach. */
        public static Medal of(long points, Medals thresholds) {
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
