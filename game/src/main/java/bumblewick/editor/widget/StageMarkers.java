package bumblewick.editor.widget;

import java.util.List;

/**
 * The parts of a timeline that do not change: the length of the stage, and markers along it.
 *
 * @param length of the part that is shown, in u along the rail
 * @param speed of the rail, in u/s
 * @param marks along the stage
 */
public record StageMarkers(float length, float speed, List<Mark> marks) {
    /**
     * A marker along the rail.
     *
     * @param at distance, in u
     */
    public record Mark(float at, Kind kind) {}

    /** The kinds of markers. */
    public enum Kind {
        CHECKPOINT,
        PICKUP,
        BOSS
    }

    public StageMarkers {
        marks = List.copyOf(marks);
    }
}
