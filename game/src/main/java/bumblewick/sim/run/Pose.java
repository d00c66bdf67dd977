package bumblewick.sim.run;

import bumblewick.math.DeterministicMath;
import bumblewick.math.StateHash;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Position and orientation of an entity on foot, now and a tick ago; the view blends between both. In world units, y up,
 * right-handed; the orientation turns the entity's own axes (z ahead, y up) into the world's.
 */
public final class Pose {
    private final Vector3f previousPosition = new Vector3f();
    private final Vector3f position = new Vector3f();
    private final Quaternion previousOrientation = new Quaternion();
    private final Quaternion orientation = new Quaternion();

    /** Keeps the pose as the previous one; call it first in a tick. */
    public void beginTick() {
        previousPosition.set(position);
        previousOrientation.set(orientation);
    }

    public Vector3f previousPosition() {
        return previousPosition;
    }

    /** Owned by the pose; the class that moves the entity changes it in place. */
    public Vector3f position() {
        return position;
    }

    public Quaternion previousOrientation() {
        return previousOrientation;
    }

    /** Owned by the pose, length 1; the class that turns the entity changes it in place. */
    public Quaternion orientation() {
        return orientation;
    }

    /** Turns the entity about the vertical: ahead is {@code (sin yaw, 0, cos yaw)}; {@code yaw} in radians. */
    public void setYaw(float yaw) {
        double half = 0.5 * yaw;
        orientation.set(0f, (float) DeterministicMath.sin(half), 0f, (float) DeterministicMath.cos(half));
    }

    public void addTo(StateHash hash) {
        hash.add(position);
        hash.add(orientation.getX()).add(orientation.getY());
        hash.add(orientation.getZ()).add(orientation.getW());
    }
}
