package bumblewick.editor.path;

import bumblewick.view.camera.PickRay;
import bumblewick.view.gizmo.PathGizmoModel;
import bumblewick.view.gizmo.PathGizmoModel.Axis;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/**
 * Picks the points of a path and the axis arrows of the selected point with the mouse, and drags a point: in the plane that
 * faces the camera, or along an arrow.
 */
final class PathManipulator {
    /** How near to a point the pointer has to be, in lines of the canvas. */
    private static final float POINT = 15f;

    private static final float ARROW = 9f;

    /** Where the part of an arrow begins that can be picked, as a share of its length: outside of the point. */
    private static final float FROM = 0.25f;

    private final PathProjection projection;
    private final Vector3f pixels = new Vector3f();
    private final Vector3f tip = new Vector3f();
    private final Vector3f start = new Vector3f();
    private final Vector3f grabbed = new Vector3f();
    private final Vector3f normal = new Vector3f();
    private int hovered = PathGizmoModel.NONE;
    private Optional<Axis> axis = Optional.empty();
    private boolean dragging;
    private float along;

    PathManipulator(PathProjection projection) {
        this.projection = projection;
    }

    /** Index of the point under the pointer, or {@link PathGizmoModel#NONE}. */
    int hovered() {
        return hovered;
    }

    /** The axis of the arrow under the pointer, or of the arrow that is dragged. */
    Optional<Axis> axis() {
        return axis;
    }

    boolean dragging() {
        return dragging;
    }

    /** Clears what is under the pointer. */
    void clearHover() {
        hovered = PathGizmoModel.NONE;
        axis = Optional.empty();
    }

    /**
     * Finds the point or arrow under the pointer.
     *
     * @param points of the path (unaffected)
     * @param selected index of the one that has arrows
     * @param x in pixels from the left
     * @param y in pixels from below
     * @param line pixels of a line of the canvas
     */
    void hover(List<Vector3f> points, int selected, float x, float y, float line) {
        clearHover();
        float nearest = POINT * line;
        for (int i = 0; i < points.size(); i++) {
            projection.pixels(points.get(i), pixels);
            float off = (float) Math.hypot(pixels.x - x, pixels.y - y);
            if (pixels.z <= 1f && off < nearest) {
                nearest = off;
                hovered = i;
            }
        }
        if (hovered == PathGizmoModel.NONE && selected < points.size()) {
            axis = arrow(points.get(selected), x, y, ARROW * line);
        }
    }

    private Optional<Axis> arrow(Vector3f point, float x, float y, float reach) {
        float length =
                PathGizmoModel.arrow() * PathGizmoModel.handle(projection.eye().distance(point));
        Optional<Axis> found = Optional.empty();
        float nearest = reach;
        for (Axis each : Axis.values()) {
            projection.pixels(point, pixels);
            projection.pixels(tip.set(each.direction()).multLocal(length).addLocal(point), tip);
            float off = pixels.z > 1f || tip.z > 1f ? Float.MAX_VALUE : off(x, y);
            if (off < nearest) {
                nearest = off;
                found = Optional.of(each);
            }
        }
        return found;
    }

    /** The distance in pixels from a position in the window to the arrow from {@code pixels} to {@code tip}. */
    private float off(float x, float y) {
        float dx = tip.x - pixels.x;
        float dy = tip.y - pixels.y;
        float square = Math.max(1f, dx * dx + dy * dy);
        float share = ((x - pixels.x) * dx + (y - pixels.y) * dy) / square;
        float held = Math.max(FROM, Math.min(1f, share));
        return (float) Math.hypot(x - pixels.x - held * dx, y - pixels.y - held * dy);
    }

    /** Begins to drag a point (unaffected) by what the pointer is over. */
    void beginDrag(Vector3f point, float x, float y) {
        dragging = true;
        start.set(point);
        normal.set(projection.direction());
        PickRay ray = projection.ray(x, y);
        along = axis.isPresent() ? ray.nearestAlong(start, axis.get().direction(), 0f) : 0f;
        grabbed.set(start);
        if (axis.isEmpty()) {
            ray.intersectPlane(start, normal, grabbed);
        }
    }

    /** Where the dragged point is to be (a copy). */
    Vector3f dragTarget(float x, float y) {
        PickRay ray = projection.ray(x, y);
        if (axis.isPresent()) {
            Vector3f way = axis.get().direction();
            return way.multLocal(ray.nearestAlong(start, way.clone(), along) - along)
                    .addLocal(start);
        }
        Vector3f hit = grabbed.clone();
        ray.intersectPlane(start, normal, hit);
        return hit.subtractLocal(grabbed).addLocal(start);
    }

    /** Ends the drag. */
    void endDrag() {
        dragging = false;
    }
}
