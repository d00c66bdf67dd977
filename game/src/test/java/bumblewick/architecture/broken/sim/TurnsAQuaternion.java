package bumblewick.architecture.broken.sim;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

final class TurnsAQuaternion {
    private TurnsAQuaternion() {}

    static Vector3f turn(Quaternion from, Quaternion to, Vector3f v) {
        from.slerp(to, 0.5f);
        return from.mult(v);
    }
}
