package bumblewick.view.gizmo;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Receives lines to draw. */
interface LineSink {
    /** Adds a line between two points (unaffected). */
    void line(Vector3f a, Vector3f b);

    /** Adds a line between two points in the axes of a pose. */
    void line(Vector3f place, Quaternion turn, float ax, float ay, float az, float bx, float by, float bz);
}
