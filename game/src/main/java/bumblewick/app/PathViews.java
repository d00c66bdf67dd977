package bumblewick.app;

import bumblewick.view.FreeCamera;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import java.util.List;

/** Quick views of a path: each shows all of it, and Wick. Places are Wick's frame on the rail. */
enum PathViews {
    /** From behind Wick's shoulder. */
    WHOLE(new Vector3f(0.52f, 0.42f, -0.74f)),
    /** From the right. */
    SIDE(new Vector3f(1f, 0.02f, 0f)),
    /** From above. */
    TOP(new Vector3f(0f, 1f, -0.02f)),
    /** From ahead, as the rail comes. */
    FRONT(new Vector3f(0f, 0.06f, 1f));

    private static final float FIELD = 52f * FastMath.DEG_TO_RAD; // of view, from top to bottom
    private static final float AIR = 1.12f; // around what is shown
    private static final float NEAREST = 12f; // u

    private final Vector3f from;

    PathViews(Vector3f from) {
        this.from = from.normalizeLocal();
    }

    /** The next one. */
    PathViews next() {
        return values()[(ordinal() + 1) % values().length];
    }

    /**
     * Puts a camera so that everything is seen.
     *
     * @param points of the path (unaffected)
     * @param aspect width of the window divided by its height
     */
    void show(FreeCamera camera, List<Vector3f> points, float aspect) {
        Vector3f least = new Vector3f(-3f, 0f, -3f); // Wick
        Vector3f most = new Vector3f(3f, 6f, 3f);
        for (Vector3f point : points) {
            least.minLocal(point);
            most.maxLocal(point);
        }
        Vector3f middle = least.add(most).multLocal(0.5f);
        Vector3f eye = from.mult(distance(least, most, middle, aspect)).addLocal(middle);
        camera.put(scene(eye), scene(middle));
    }

    /** So that every corner of the box lies within the field of view. */
    private float distance(Vector3f least, Vector3f most, Vector3f middle, float aspect) {
        float tan = FastMath.tan(FIELD / 2f);
        Vector3f right = Vector3f.UNIT_Y.cross(from);
        right = right.lengthSquared() < 1e-3f ? Vector3f.UNIT_X : right.normalizeLocal();
        Vector3f up = from.cross(right);
        float distance = NEAREST;
        for (int i = 0; i < 8; i++) {
            Vector3f corner = new Vector3f(
                            (i & 1) == 0 ? least.x : most.x,
                            (i & 2) == 0 ? least.y : most.y,
                            (i & 4) == 0 ? least.z : most.z)
                    .subtractLocal(middle);
            float wide = Math.max(Math.abs(corner.dot(up)) / tan, Math.abs(corner.dot(right)) / (tan * aspect));
            distance = Math.max(distance, AIR * wide + corner.dot(from));
        }
        return distance;
    }

    /** Looks at a point from where the camera stands now, but near. */
    static void at(FreeCamera camera, Vector3f point, Vector3f direction) {
        camera.put(scene(point.subtract(direction.mult(NEAREST * 1.5f))), scene(point));
    }

    private static Vector3f scene(Vector3f place) {
        return new Vector3f(-place.x, place.y, place.z);
    }
}
