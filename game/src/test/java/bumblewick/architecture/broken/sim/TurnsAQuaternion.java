package bumblewick.architecture.broken.sim;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

final class TurnsAQuaternion {
    private TurnsAQuaternion() {}

    static Vector3f turn(Quaternion rotation, Vector3f v) {
        return rotation.mult(v);
    }
}
