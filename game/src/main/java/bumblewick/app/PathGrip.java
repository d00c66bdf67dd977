package bumblewick.app;

import bumblewick.view.PathSketch;
import bumblewick.view.PathSketch.Axis;
import bumblewick.view.PickRay;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/**
 * The pointer on the points of a path: what it is over, and where a point goes that it drags, in the plane that faces the
 * eye or along an arrow.
 */
final class PathGrip {
    /** How near to a point the pointer has to be, in lines of the canvas; and to an arrow. */
    private static final float POINT = 15f;

    private static final float ARROW = 9f;

    /** Where on an arrow it can be taken, as shares of its length: not in the point itself. */
    private static final float FROM = 0.25f;

    private final PathSight sight;
    private final Vector3f pixels = new Vector3f();
    private final Vector3f tip = new Vector3f();
    private final Vector3f start = new Vector3f();
    private final Vector3f grabbed = new Vector3f();
    private final Vector3f normal = new Vector3f();
    private int hovered = PathSketch.NONE;
    private Optional<Axis> axis = Optional.empty();
    private boolean dragging;
    private float along;

    PathGrip(PathSight sight) {
        this.sight = sight;
    }

    /** Index of the point under the pointer, or {@link PathSketch#NONE}. */
    int hovered() {
        return hovered;
    }

    /** The arrow of the selected point under the pointer, or along which it is dragged. */
    Optional<Axis> axis() {
        return axis;
    }

    boolean dragging() {
        return dragging;
    }

    /** The pointer is over nothing. */
    void rest() {
        hovered = PathSketch.NONE;
        axis = Optional.empty();
    }

    /**
     * The pointer is somewhere.
     *
     * @param points of the path (unaffected)
     * @param selected index of the one that has arrows
     * @param x in pixels from the left
     * @param y in pixels from below
     * @param line pixels of a line of the canvas
     */
    void point(List<Vector3f> points, int selected, float x, float y, float line) {
        rest();
        float nearest = POINT * line;
        for (int i = 0; i < points.size(); i++) {
            sight.pixels(points.get(i), pixels);
            float off = (float) Math.hypot(pixels.x - x, pixels.y - y);
            if (pixels.z <= 1f && off < nearest) {
                nearest = off;
                hovered = i;
            }
        }
        if (hovered == PathSketch.NONE && selected < points.size()) {
            axis = arrow(points.get(selected), x, y, ARROW * line);
        }
    }

    private Optional<Axis> arrow(Vector3f point, float x, float y, float reach) {
        float length = PathSketch.arrow() * PathSketch.handle(sight.eye().distance(point));
        Optional<Axis> found = Optional.empty();
        float nearest = reach;
        for (Axis each : Axis.values()) {
            sight.pixels(point, pixels);
            sight.pixels(tip.set(each.direction()).multLocal(length).addLocal(point), tip);
            float off = pixels.z > 1f || tip.z > 1f ? Float.MAX_VALUE : off(x, y);
            if (off < nearest) {
                nearest = off;
                found = Optional.of(each);
            }
        }
        return found;
    }

    /** How far a place of the window is from an arrow from {@code pixels} to {@code tip}. */
    private float off(float x, float y) {
        float dx = tip.x - pixels.x;
        float dy = tip.y - pixels.y;
        float square = Math.max(1f, dx * dx + dy * dy);
        float share = ((x - pixels.x) * dx + (y - pixels.y) * dy) / square;
        float held = Math.max(FROM, Math.min(1f, share));
        return (float) Math.hypot(x - pixels.x - held * dx, y - pixels.y - held * dy);
    }

    /** Takes a point (unaffected) by what the pointer is over. */
    void take(Vector3f point, float x, float y) {
        dragging = true;
        start.set(point);
        normal.set(sight.direction());
        PickRay ray = sight.ray(x, y);
        along = axis.isPresent() ? ray.along(start, axis.get().direction(), 0f) : 0f;
        grabbed.set(start);
        if (axis.isEmpty()) {
            ray.meets(start, normal, grabbed);
        }
    }

    /** Where the point is to be, that was taken; a copy. */
    Vector3f place(float x, float y) {
        PickRay ray = sight.ray(x, y);
        if (axis.isPresent()) {
            Vector3f way = axis.get().direction();
            return way.multLocal(ray.along(start, way.clone(), along) - along).addLocal(start);
        }
        Vector3f hit = grabbed.clone();
        ray.meets(start, normal, hit);
        return hit.subtractLocal(grabbed).addLocal(start);
    }

    /** Lets the point go. */
    void letGo() {
        dragging = false;
    }
}
