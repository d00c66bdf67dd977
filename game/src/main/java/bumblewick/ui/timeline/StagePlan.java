package bumblewick.ui.timeline;

import java.util.List;

/**
 * What of a stage does not change here.
 *
 * @param length as much of it as is shown, in u
 * @param speed of the rail, in u/s
 * @param marks what else is along it
 */
public record StagePlan(float length, float speed, List<Mark> marks) {
    /**
     * Something along the rail.
     *
     * @param at distance, in u
     */
    public record Mark(float at, Kind kind) {}

    /** What a mark stands for. */
    public enum Kind {
        CHECKPOINT,
        PICKUP,
        BOSS
    }

    public StagePlan {
        marks = List.copyOf(marks);
    }
}
