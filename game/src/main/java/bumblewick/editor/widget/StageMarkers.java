package bumblewick.editor.widget;

import bumblewick.def.FieldDef;
import bumblewick.sim.run.RailClock;
import java.util.List;

/**
 * The parts of a timeline that do not change: the length of the stage, and markers and fields along it.
 *
 * @param length of the part that is shown, in u along the rail
 * @param clock when Wick is where along the rail
 * @param marks along the stage
 * @param stretches along the stage that fields fill
 */
public record StageMarkers(float length, RailClock clock, List<Mark> marks, List<Stretch> stretches) {
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
        /** The course changes. */
        KEY,
        HAZARD,
        /** A fork begins. */
        FORK,
        /** A fork ends. */
        JOIN,
        /** What sends a signal. */
        TARGET,
        /** A friend comes, or is home. */
        ESCORT,
        BOSS
    }

    public StageMarkers {
        marks = List.copyOf(marks);
        stretches = List.copyOf(stretches);
    }
}
