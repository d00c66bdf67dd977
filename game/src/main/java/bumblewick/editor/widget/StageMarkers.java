package bumblewick.editor.widget;

import bumblewick.def.FieldDef;
import java.util.List;

/**
 * The parts of a timeline that do not change: the length of the stage, and markers and fields along it.
 *
 * @param length of the part that is shown, in u along the rail
 * @param speed of the rail, in u/s
 * @param marks along the stage
 * @param stretches along the stage that fields fill
 */
public record StageMarkers(float length, float speed, List<Mark> marks, List<Stretch> stretches) {
    /**
     * A marker along the rail.
     *
     * @param at distance, in u
     */
    public record Mark(float at, Kind kind) {}

    /**
     * A field, from where to where it reaches along the rail.
     *
     * @param from distance, in u
     * @param to distance, in u
     */
    public record Stretch(float from, float to, FieldDef.Kind kind) {}

    /** The kinds of markers. */
    public enum Kind {
        CHECKPOINT,
        PICKUP,
        BOSS
    }

    public StageMarkers {
        marks = List.copyOf(marks);
        stretches = List.copyOf(stretches);
    }
}
