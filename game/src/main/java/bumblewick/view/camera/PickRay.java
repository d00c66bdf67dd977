package bumblewick.view.camera;

import bumblewick.view.SceneCoordinates;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/**
 * A picking ray: from the camera through a point of the picture. Immutable.
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), ch. 5.1 (closest points of lines) and 5.3 (rays
 * and planes).
 */
public final class PickRay {
    /**
     * Below this cosine between ray and plane, or sine between ray and line, an intersection would jump with each
     * pixel: there is none.
     */
    private static final float PARALLEL = 0.02f;

    private final Vector3f origin;
    private final Vector3f direction;

    /**
     * Creates a ray.
     *
     * @param origin usually the eye, in u (copied)
     * @param direction of any length but 0 (copied)
     */
    public PickRay(Vector3f origin, Vector3f direction) {
        this.origin = origin.clone();
        this.direction = direction.normalize();
    }

    /** The ray through a pixel of a camera's picture, counted from the lower left corner. */
    public static PickRay ofPixel(Camera camera, float x, float y) {
        Vector2f pixels = new Vector2f(x, y);
        Vector3f near = camera.getWorldCoordinates(pixels, 0f);
        return new PickRay(near, camera.getWorldCoordinates(pixels, 0.5f).subtractLocal(near));
    }

    /** Maps the ray from the scene's frame to the corridor's, or back. */
    public PickRay mirrored() {
        return new PickRay(
                SceneCoordinates.toScene(origin, new Vector3f()), SceneCoordinates.toScene(direction, new Vector3f()));
    }

    /** The ray moved along the z axis, in u. */
    public PickRay shiftedAhead(float z) {
        return new PickRay(origin.add(0f, 0f, z), direction);
    }

    /** The origin, in u; a copy. */
    public Vector3f origin() {
        return origin.clone();
    }

    /** The direction, length 1; a copy. */
    public Vector3f direction() {
        return direction.clone();
    }

    /**
     * Intersects the ray with a plane.
     *
     * @param point on the plane (unaffected)
     * @param normal of the plane, length 1 (unaffected)
     * @param store receives the point of intersection; unchanged if there is none
     * @return whether the plane is before the eye and not almost parallel to the ray
     */
    public boolean intersectPlane(Vector3f point, Vector3f normal, Vector3f store) {
        float towards = direction.dot(normal);
        if (Math.abs(towards) < PARALLEL) {
            return false;
        }
        float way = point.subtract(origin).dot(normal) / towards;
        if (way < 0f) {
            return false;
        }
        store.set(direction).multLocal(way).addLocal(origin);
        return true;
    }

    /**
     * The point of a line that is closest to the ray.
     *
     * @param point on the line (unaffected)
     * @param axis of the line, length 1 (unaffected)
     * @param otherwise the result if ray and line are almost parallel
     * @return distance from {@code point} along {@code axis}, in u
     */
    public float nearestAlong(Vector3f point, Vector3f axis, float otherwise) {
        float b = direction.dot(axis);
        float apart = 1f - b * b; // squared sine of the angle between both
        if (apart < PARALLEL * PARALLEL) {
            return otherwise;
        }
        Vector3f w = point.subtract(origin);
        return (b * w.dot(direction) - w.dot(axis)) / apart;
    }

    /**
     * The distance of a point (unaffected) from the ray, in u; of a point behind the eye, its distance from the eye.
     */
    public float distance(Vector3f point) {
        Vector3f away = point.subtract(origin);
        float way = Math.max(0f, away.dot(direction));
        return away.subtractLocal(direction.x * way, direction.y * way, direction.z * way)
                .length();
    }
}
