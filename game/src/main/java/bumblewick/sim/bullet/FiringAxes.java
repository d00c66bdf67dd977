package bumblewick.sim.bullet;

import bumblewick.math.DeterministicMath;
import bumblewick.math.StateHash;
import bumblewick.math.Trig;
import com.jme3.math.Vector3f;

/** Three directions from a shooter, of length 1 and at right angles: ahead, to its right and up. */
final class FiringAxes {
    final Vector3f ahead = new Vector3f();
    private final Vector3f right = new Vector3f();
    private final Vector3f up = new Vector3f();

    /** Looks along a direction of length 1 (copied), its right being horizontal. */
    void look(Vector3f direction) {
        ahead.set(direction);
        float flat = (float) Math.sqrt(ahead.x * ahead.x + ahead.z * ahead.z);
        right.set(flat == 0f ? 1f : ahead.z / flat, 0f, flat == 0f ? 0f : -ahead.x / flat);
        up.set(ahead.y * right.z, ahead.z * right.x - ahead.x * right.z, -ahead.y * right.x);
    }

    void set(FiringAxes other) {
        ahead.set(other.ahead);
        right.set(other.right);
        up.set(other.up);
    }

    /**
     * The direction that is an angle off ahead.
     *
     * @param aroundDegrees to which side: 0 to the right, 90 up
     * @param store receives it, length 1
     */
    void tilt(float degrees, float aroundDegrees, Vector3f store) {
        float angle = (float) DeterministicMath.toRadians(degrees);
        float around = (float) DeterministicMath.toRadians(aroundDegrees);
        add(Trig.cos(angle), Trig.sin(angle) * Trig.cos(around), Trig.sin(angle) * Trig.sin(around), store);
    }

    /**
     * The direction that is turned to the right and then up.
     *
     * @param store receives it, length 1
     */
    void turn(float yawDegrees, float pitchDegrees, Vector3f store) {
        float yaw = (float) DeterministicMath.toRadians(yawDegrees);
        float pitch = (float) DeterministicMath.toRadians(pitchDegrees);
        float flat = Trig.cos(pitch);
        add(Trig.cos(yaw) * flat, Trig.sin(yaw) * flat, Trig.sin(pitch), store);
    }

    private void add(float forwards, float sideways, float upwards, Vector3f store) {
        store.set(
                ahead.x * forwards + right.x * sideways + up.x * upwards,
                ahead.y * forwards + right.y * sideways + up.y * upwards,
                ahead.z * forwards + right.z * sideways + up.z * upwards);
    }

    void addTo(StateHash hash) {
        hash.add(ahead);
    }
}
