package bumblewick.sim.run;

import bumblewick.math.StateHash;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Where a thing is and how it is turned, now and a tick ago: what a picture between two ticks is made of. On foot all is
 * in world units, y up, right-handed; orientation turns the thing's own axes (z ahead, y up) into the world's.
 */
public final class Pose {
    private final Vector3f previousPosition = new Vector3f();
    private final Vector3f position = new Vector3f();
    private final Quaternion previousOrientation = new Quaternion();
    private final Quaternion orientation = new Quaternion();

    /** A tick begins: what is becomes what was. */
    public void keep() {
        previousPosition.set(position);
        previousOrientation.set(orientation);
    }

    public Vector3f previousPosition() {
        return previousPosition;
    }

    /** Owned by the pose; whoever moves the thing changes it in place. */
    public Vector3f position() {
        return position;
    }

    public Quaternion previousOrientation() {
        return previousOrientation;
    }

    /** Owned by the pose, length 1; whoever turns the thing changes it in place. */
    public Quaternion orientation() {
        return orientation;
    }

    /** Turns the thing about the vertical, ahead being {@code (sin yaw, 0, cos yaw)}; {@code yaw} in radians. */
    public void face(float yaw) {
        double half = 0.5 * yaw;
        orientation.set(0f, (float) StrictMath.sin(half), 0f, (float) StrictMath.cos(half));
    }

    public void addTo(StateHash hash) {
        hash.add(position);
        hash.add(orientation.getX()).add(orientation.getY());
        hash.add(orientation.getZ()).add(orientation.getW());
    }
}
