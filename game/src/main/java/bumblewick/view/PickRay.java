package bumblewick.view;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;

/**
 * What lies under the pointer: a ray from the eye into the picture. Immutable.
 *
 * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), ch. 5.1 (nearest points of lines) and 5.3 (rays
 * and planes).
 */
public final class PickRay {
    /** Below this cosine a ray goes along a plane, or along a line: there is no answer that a hand could mean. */
    private static final float GRAZES = 0.02f;

    private final Vector3f origin;
    private final Vector3f direction;

    /**
     * Makes a ray.
     *
     * @param origin the eye, in u (copied)
     * @param direction of any length but 0 (copied)
     */
    public PickRay(Vector3f origin, Vector3f direction) {
        this.origin = origin.clone();
        this.direction = direction.normalize();
    }

    /** Under a place of a camera's picture, in pixels from the lower left corner. */
    static PickRay through(Camera camera, float x, float y) {
        Vector2f pixels = new Vector2f(x, y);
        Vector3f near = camera.getWorldCoordinates(pixels, 0f);
        return new PickRay(near, camera.getWorldCoordinates(pixels, 0.5f).subtractLocal(near));
    }

    /** The same in the corridor's frame if it is in the scene's, and the other way round. */
    public PickRay mirrored() {
        return new PickRay(Corridor.toScene(origin, new Vector3f()), Corridor.toScene(direction, new Vector3f()));
    }

    /** The same further along the z axis, in u. */
    public PickRay ahead(float z) {
        return new PickRay(origin.add(0f, 0f, z), direction);
    }

    /** A copy of where it begins, in u. */
    public Vector3f origin() {
        return origin.clone();
    }

    /** A copy of where it goes, length 1. */
    public Vector3f direction() {
        return direction.clone();
    }

    /**
     * Where it meets a plane.
     *
     * @param point on the plane (unaffected)
     * @param normal of the plane, length 1 (unaffected)
     * @param store receives the result; unchanged if there is none
     * @return whether it meets the plane before it, and not almost along it
     */
    public boolean meets(Vector3f point, Vector3f normal, Vector3f store) {
        float towards = direction.dot(normal);
        if (Math.abs(towards) < GRAZES) {
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
     * Where on a line it comes nearest.
     *
     * @param point on the line (unaffected)
     * @param axis of the line, length 1 (unaffected)
     * @param otherwise the answer if it goes along the line
     * @return in u from {@code point} along {@code axis}
     */
    public float along(Vector3f point, Vector3f axis, float otherwise) {
        float b = direction.dot(axis);
        float apart = 1f - b * b; // squared sine of the angle between both
        if (apart < GRAZES * GRAZES) {
            return otherwise;
        }
        Vector3f w = point.subtract(origin);
        return (b * w.dot(direction) - w.dot(axis)) / apart;
    }

    /** How far it passes a point (unaffected), in u; behind the eye, how far the point is. */
    public float distance(Vector3f point) {
        Vector3f away = point.subtract(origin);
        float way = Math.max(0f, away.dot(direction));
        return away.subtractLocal(direction.x * way, direction.y * way, direction.z * way)
                .length();
    }
}
