package bumblewick.view;

import bumblewick.sim.run.FlightEntity;
import bumblewick.sim.run.Pose;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Interpolates poses between the last two ticks, so that motion is smooth at any frame rate. */
public final class PoseBlend {
    private PoseBlend() {}

    /**
     * Interpolates between two points.
     *
     * @param alpha 0 is {@code before}, 1 is {@code now}
     * @param store receives the result
     * @return {@code store}
     */
    public static Vector3f lerp(Vector3f before, Vector3f now, float alpha, Vector3f store) {
        float rest = 1f - alpha;
        return store.set(
                before.x * rest + now.x * alpha, before.y * rest + now.y * alpha, before.z * rest + now.z * alpha);
    }

    /**
     * Interpolates the position of an entity of a flight.
     *
     * @return {@code store}, in the scene's frame
     */
    public static Vector3f inScene(FlightEntity entity, float alpha, Vector3f store) {
        return inScene(entity.previousPosition(), entity.position(), alpha, store);
    }

    /**
     * Interpolates between two points of the corridor.
     *
     * @param before a tick ago, in the corridor's frame (unaffected)
     * @param now in the corridor's frame (unaffected)
     * @return {@code store}, in the scene's frame
     */
    public static Vector3f inScene(Vector3f before, Vector3f now, float alpha, Vector3f store) {
        return SceneCoordinates.toScene(lerp(before, now, alpha, store), store);
    }

    /** Interpolates the position of something on foot. */
    public static Vector3f position(Pose pose, float alpha, Vector3f store) {
        return lerp(pose.previousPosition(), pose.position(), alpha, store);
    }

    /** Interpolates the orientation of something on foot: the shorter way round, at a nearly constant rate. */
    public static Quaternion rotation(Pose pose, float alpha, Quaternion store) {
        Quaternion before = pose.previousOrientation();
        Quaternion now = pose.orientation();
        float rest = 1f - alpha;
        float side = before.dot(now) < 0f ? -alpha : alpha;
        store.set(
                before.getX() * rest + now.getX() * side,
                before.getY() * rest + now.getY() * side,
                before.getZ() * rest + now.getZ() * side,
                before.getW() * rest + now.getW() * side);
        return store.normalizeLocal();
    }
}
