package bumblewick.view.gizmo;

import bumblewick.def.PathDef;
import bumblewick.math.Tick;
import bumblewick.sim.enemy.PathRehearsal;
import bumblewick.sim.motion.BakedPath;
import com.jme3.math.Vector3f;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the gizmos of an edited path show. The editor changes it between frames; {@link PathGizmos} reads it in each
 * frame.
 */
public final class PathGizmoModel {
    /** No point is selected or under the pointer. */
    public static final int NONE = -1;

    private static final int MOST_MARKS = 24;

    /** The axis of a handle's arrow. */
    public enum Axis {
        X(Vector3f.UNIT_X),
        Y(Vector3f.UNIT_Y),
        Z(Vector3f.UNIT_Z);

        private final Vector3f direction;

        Axis(Vector3f direction) {
            this.direction = direction;
        }

        /** The direction in the corridor's frame, length 1; a copy. */
        public Vector3f direction() {
            return direction.clone();
        }
    }

    /**
     * A path and its analysis.
     *
     * @param crossing the tick at which it enters Wick's room
     * @param fair whether the player sees it for long enough before
     * @param tightest the tick of its tightest turn
     */
    public record Shape(PathDef def, BakedPath baked, OptionalInt crossing, boolean fair, OptionalInt tightest) {}

    /**
     * The enemies that fly the path, one after another.
     *
     * @param spacing from one to the next, in ticks
     * @param shiftX added to each next one's place, in u
     * @param shiftY added to each next one's place, in u
     */
    public record Fliers(PathRehearsal flight, int count, int spacing, float shiftX, float shiftY) {
        /** Time until the last one has left, in ticks. */
        public int ticks() {
            return flight.ticks() + (count - 1) * spacing;
        }
    }

    /** Half width, height and half depth of Wick's room, in u. */
    private final Vector3f room;

    private Optional<Shape> shape = Optional.empty();
    private Optional<Fliers> fliers = Optional.empty();
    private Optional<Fliers> mirrored = Optional.empty();
    private int selected = NONE;
    private int hovered = NONE;
    private Optional<Axis> axis = Optional.empty();
    private float tick;

    /**
     * Creates a model without a path.
     *
     * @param halfWidth of Wick's room, in u
     * @param height of Wick's room, in u
     * @param halfDepth of Wick's room, in u
     */
    public PathGizmoModel(float halfWidth, float height, float halfDepth) {
        room = new Vector3f(halfWidth, height / 2f, halfDepth);
    }

    /** Shows a path, or none. */
    public void showPath(Optional<Shape> shown) {
        shape = shown;
    }

    /**
     * Shows who flies the path.
     *
     * @param other who flies it mirrored; if present, the mirrored path is shown, too
     */
    public void showFliers(Optional<Fliers> fliers, Optional<Fliers> other) {
        this.fliers = fliers;
        mirrored = other;
    }

    /**
     * Sets the handles in use.
     *
     * @param selected index of a point, or {@link #NONE}
     * @param hovered index of the point under the pointer, or {@link #NONE}
     * @param axis arrow of the selected point under the pointer
     */
    public void setHandles(int selected, int hovered, Optional<Axis> axis) {
        this.selected = selected;
        this.hovered = hovered;
        this.axis = axis;
    }

    /** Sets the time to show, in ticks since the first enemy came, with a fraction. */
    public void setTick(float tick) {
        this.tick = tick;
    }

    /**
     * The size of a handle that looks the same at any distance, in u.
     *
     * @param distance from the camera, in u
     */
    public static float handle(float distance) {
        return Math.max(0.12f, 0.0125f * distance);
    }

    /**
     * The interval of the path's time marks, in ticks: half a second, or a multiple that a long flight needs to stay
     * readable.
     *
     * @param ticks length of the flight
     */
    public static int marks(int ticks) {
        int half = Tick.PER_SECOND / 2;
        return half * Math.max(1, (int) Math.ceil(ticks / (float) (half * MOST_MARKS)));
    }

    /** Length of the arrows on a handle, in sizes of the handle. */
    public static float arrow() {
        return 5.5f;
    }

    Vector3f halfRoom() {
        return room;
    }

    Optional<Shape> shape() {
        return shape;
    }

    Optional<Fliers> fliers() {
        return fliers;
    }

    Optional<Fliers> mirrored() {
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
