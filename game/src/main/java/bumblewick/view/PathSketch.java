package bumblewick.view;

import bumblewick.def.PathDef;
import bumblewick.math.Tick;
import bumblewick.sim.Rehearsal;
import bumblewick.sim.motion.BakedPath;
import com.jme3.math.Vector3f;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the picture of a stage shows of a path that is worked at. Its owner changes it between frames; the picture follows.
 */
public final class PathSketch {
    /** Nothing is selected, or pointed at. */
    public static final int NONE = -1;

    private static final int MOST_MARKS = 24;

    /** Along what a point is moved. */
    public enum Axis {
        X(Vector3f.UNIT_X),
        Y(Vector3f.UNIT_Y),
        Z(Vector3f.UNIT_Z);

        private final Vector3f direction;

        Axis(Vector3f direction) {
            this.direction = direction;
        }

        /** In the corridor's frame, length 1; a copy. */
        public Vector3f direction() {
            return direction.clone();
        }
    }

    /**
     * A path and what was found of it.
     *
     * @param crossing the tick at which it comes where Wick can be
     * @param fair whether it is seen for long enough before
     * @param tightest the tick of its tightest turn
     */
    public record Shape(PathDef def, BakedPath baked, OptionalInt crossing, boolean fair, OptionalInt tightest) {}

    /**
     * Who flies it, one after the other.
     *
     * @param spacing from one to the next, in ticks
     * @param shiftX added to the place of each next one, in u
     * @param shiftY added to the place of each next one, in u
     */
    public record Crew(Rehearsal flight, int count, int spacing, float shiftX, float shiftY) {
        /** Until the last one has left, in ticks. */
        public int ticks() {
            return flight.ticks() + (count - 1) * spacing;
        }
    }

    /** Half sizes of where Wick can be: width, height, depth, in u. */
    private final Vector3f room;

    private Optional<Shape> shape = Optional.empty();
    private Optional<Crew> crew = Optional.empty();
    private Optional<Crew> mirrored = Optional.empty();
    private int selected = NONE;
    private int hovered = NONE;
    private Optional<Axis> axis = Optional.empty();
    private float tick;

    /**
     * Makes one without a path.
     *
     * @param halfWidth of where Wick can be, in u
     * @param height the same
     * @param halfDepth the same
     */
    public PathSketch(float halfWidth, float height, float halfDepth) {
        room = new Vector3f(halfWidth, height / 2f, halfDepth);
    }

    /** Shows a path from now on, or none. */
    public void path(Optional<Shape> shown) {
        shape = shown;
    }

    /**
     * Shows who flies.
     *
     * @param other who flies it mirrored; then the mirrored path is shown, too
     */
    public void crews(Optional<Crew> crew, Optional<Crew> other) {
        this.crew = crew;
        mirrored = other;
    }

    /**
     * Shows what is in hand.
     *
     * @param selected index of a point, or {@link #NONE}
     * @param hovered index of the point under the pointer, or {@link #NONE}
     * @param axis the arrow of the selected point under the pointer
     */
    public void hand(int selected, int hovered, Optional<Axis> axis) {
        this.selected = selected;
        this.hovered = hovered;
        this.axis = axis;
    }

    /** Shows another moment, in ticks since the first one came, with a fraction. */
    public void at(float tick) {
        this.tick = tick;
    }

    /**
     * How large a handle at a place has to be drawn to seem as large everywhere, in u.
     *
     * @param distance from the camera, in u
     */
    public static float handle(float distance) {
        return Math.max(0.12f, 0.0125f * distance);
    }

    /**
     * From one mark of the time to the next, in ticks: half a second, or as much more as a long flight needs to be read.
     *
     * @param ticks how long the flight is
     */
    public static int marks(int ticks) {
        int half = Tick.PER_SECOND / 2;
        return half * Math.max(1, (int) Math.ceil(ticks / (float) (half * MOST_MARKS)));
    }

    /** Length of the arrows on a handle, in handles. */
    public static float arrow() {
        return 5.5f;
    }

    Vector3f room() {
        return room;
    }

    Optional<Shape> shape() {
        return shape;
    }

    Optional<Crew> crew() {
        return crew;
    }

    Optional<Crew> mirrored() {
        return mirrored;
    }

    int selected() {
        return selected;
    }

    int hovered() {
        return hovered;
    }

    Optional<Axis> axis() {
        return axis;
    }

    float tick() {
        return tick;
    }
}
