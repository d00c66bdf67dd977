package bumblewick.sim.garden.camera;

import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Trig;
import com.jme3.math.Vector3f;

/**
 * A view: the target that the camera looks at, and where the camera stands as seen from there.
 *
 * <pre>position = target − distance · (sin yaw cos pitch, sin pitch, cos yaw cos pitch)</pre>
 *
 * <p>Angles and a distance instead of a place, so that halfway between two views the camera has swung half round its
 * target and not flown through it.
 */
final class CameraView {
    final Vector3f target = new Vector3f();
    float yaw;
    float pitch;
    float distance;
    float fieldOfViewDegrees;
    /** How much obstacles between camera and target pull the camera in, 0 to 1. */
    float care;

    void set(CameraView other) {
        target.set(other.target);
        yaw = other.yaw;
        pitch = other.pitch;
        distance = other.distance;
        fieldOfViewDegrees = other.fieldOfViewDegrees;
        care = other.care;
    }

    /** Sets the camera's place; it looks at {@link #target}. */
    void from(Vector3f place) {
        float x = target.x - place.x;
        float y = target.y - place.y;
        float z = target.z - place.z;
        float plan = (float) Math.sqrt(x * x + z * z);
        yaw = Trig.atan2(x, z);
        pitch = Trig.atan2(y, plan);
        distance = (float) Math.sqrt(plan * plan + y * y);
    }

    /** Where the camera stands. */
    Vector3f place(Vector3f store) {
        direction(store).multLocal(-distance);
        return store.addLocal(target);
    }

    /** Where it looks, length 1. */
    Vector3f direction(Vector3f store) {
        float plan = Trig.cos(pitch);
        return store.set(plan * Trig.sin(yaw), Trig.sin(pitch), plan * Trig.cos(yaw));
    }

    /**
     * Blends two views: {@code share} of the way from {@code a} to {@code b}, by the shorter arc. A blend to a view that keeps
     * out of walls does so from its beginning.
     */
    void mix(CameraView a, CameraView b, float share) {
        target.set(
                Easing.mix(a.target.x, b.target.x, share),
                Easing.mix(a.target.y, b.target.y, share),
                Easing.mix(a.target.z, b.target.z, share));
        yaw = a.yaw + Trig.wrap(b.yaw - a.yaw) * share;
        pitch = Easing.mix(a.pitch, b.pitch, share);
        distance = Easing.mix(a.distance, b.distance, share);
        fieldOfViewDegrees = Easing.mix(a.fieldOfViewDegrees, b.fieldOfViewDegrees, share);
        care = Math.max(b.care, Easing.mix(a.care, b.care, share));
    }

    void addTo(StateHash hash) {
        hash.add(target)
                .add(yaw)
                .add(pitch)
                .add(distance)
                .add(fieldOfViewDegrees)
                .add(care);
    }
}
