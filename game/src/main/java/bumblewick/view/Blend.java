package bumblewick.view;

import bumblewick.sim.run.Pose;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** The pose between two ticks. */
final class Blend {
    private Blend() {}

    /**
     * The point between two.
     *
     * @param alpha 0 is {@code before}, 1 is {@code now}
     * @param store receives the result
     * @return {@code store}
     */
    static Vector3f of(Vector3f before, Vector3f now, float alpha, Vector3f store) {
        float rest = 1f - alpha;
        return store.set(
                before.x * rest + now.x * alpha, before.y * rest + now.y * alpha, before.z * rest + now.z * alpha);
    }

    /** Where a thing is. */
    static Vector3f place(Pose pose, float alpha, Vector3f store) {
        return of(pose.previousPosition(), pose.position(), alpha, store);
    }

    /** How a thing is turned: the shorter way, at nearly even speed. */
    static Quaternion turn(Pose pose, float alpha, Quaternion store) {
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
