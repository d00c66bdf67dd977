package bumblewick.view;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Takes lines in space. */
interface LineSink {
    /** A line between two points (unaffected). */
    void line(Vector3f a, Vector3f b);

    /** A line between two points of a thing's own axes. */
    void line(Vector3f place, Quaternion turn, float ax, float ay, float az, float bx, float by, float bz);
}
