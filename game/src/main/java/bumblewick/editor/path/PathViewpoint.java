package bumblewick.editor.path;

import bumblewick.view.camera.FreeCamera;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.List;

/** Viewpoints from which the whole path and Wick are seen. Positions are in Wick's frame on the rail. */
enum PathViewpoint {
    /** From behind Wick's shoulder. */
    WHOLE(new Vector3f(0.52f, 0.42f, -0.74f)),
    /** From the right. */
    SIDE(new Vector3f(1f, 0.16f, 0f)),
    /** From above. */
    TOP(new Vector3f(0f, 1f, -0.02f)),
    /** From ahead, as the rail comes. */
    FRONT(new Vector3f(0f, 0.06f, 1f));

    private static final float FIELD = 52f * FastMath.DEG_TO_RAD; // vertical field of view
    private static final float AIR = 1.25f; // margin around the path, as a factor
    private static final float NEAREST = 12f; // u

    private final Vector3f from;

    PathViewpoint(Vector3f from) {
        this.from = from.normalizeLocal();
    }

    boolean isLast() {
        return this == FRONT;
    }

    /** The next viewpoint; the last has none. */
    PathViewpoint next() {
        return values()[ordinal() + 1];
    }

    /**
     * The part of the window that shows the picture.
     *
     * @param aspect width of the window divided by its height
     * @param right share of the width that is covered at the right edge
     * @param top share of the height that is covered at the upper edge
     * @param bottom the same at the lower edge
     */
    record Window(float aspect, float right, float top, float bottom) {}

    /**
     * Places a camera so that the path lies in the part of the window that is not covered.
     *
     * @param points of the path (unaffected)
     */
    void show(FreeCamera camera, List<Vector3f> points, Window window) {
        Vector3f least = new Vector3f(-3f, 0f, -3f); // Wick
        Vector3f most = new Vector3f(3f, 6f, 3f);
        for (Vector3f point : points) {
            least.minLocal(point);
            most.maxLocal(point);
        }
        Vector3f middle = least.add(most).multLocal(0.5f);
        Vector3f right = right();
        Vector3f up = right.cross(from);
        float tan = FastMath.tan(FIELD / 2f);
        float wide = tan * window.aspect() * (1f - window.right());
        float high = tan * (1f - window.top() - window.bottom());
        float distance = distance(most.subtract(least).multLocal(0.5f), right.divide(wide), up.divide(high));
        Vector3f aside = right.mult(distance * tan * window.aspect() * window.right())
                .addLocal(up.mult(distance * tan * (window.top() - window.bottom())));
        Vector3f target = middle.add(aside);
        camera.place(scene(from.mult(distance).addLocal(target)), scene(target));
    }

    /** The direction to the right in the picture; the rail's frame is left-handed. */
    private Vector3f right() {
        return from.cross(Vector3f.UNIT_Y).normalizeLocal();
    }

    /** The distance at which every corner of a box lies within the field of view. */
    private float distance(Vector3f half, Vector3f across, Vector3f upwards) {
        float distance = NEAREST;
        for (int i = 0; i < 8; i++) {
            Vector3f corner = new Vector3f(
                    (i & 1) == 0 ? half.x : -half.x, (i & 2) == 0 ? half.y : -half.y, (i & 4) == 0 ? half.z : -half.z);
            float away = Math.max(Math.abs(corner.dot(across)), Math.abs(corner.dot(upwards)));
            distance = Math.max(distance, AIR * away + corner.dot(from));
        }
        return distance;
    }

    /** Moves a camera near a point without turning it. */
    static void at(FreeCamera camera, Vector3f point, Vector3f direction) {
        camera.place(scene(point.subtract(direction.mult(NEAREST * 1.5f))), scene(point));
    }

    private static Vector3f scene(Vector3f place) {
        return new Vector3f(-place.x, place.y, place.z);
    }
}
