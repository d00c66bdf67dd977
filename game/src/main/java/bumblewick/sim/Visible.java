package bumblewick.sim;

import com.jme3.math.Vector3f;

/**
 * An entity that can be shown: where it was a tick ago and where it is.
 *
 * <p>All vectors are in the corridor's frame: x to the right, y up, z along the rail, in u. That frame is left-handed;
 * the view mirrors x. The vectors are the entity's own: read them, do not change them.
 */
public interface Visible {
    /** Unique in the world, never used again. */
    int id();

    /** Model without folder and extension. */
    String model();

    Vector3f previousPosition();

    Vector3f position();

    /** Where the nose points, length 1. */
    Vector3f heading();

    /** Roll about the nose in radians; positive dips the right side. */
    float bank();
}
