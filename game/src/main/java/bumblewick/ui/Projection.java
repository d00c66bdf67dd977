package bumblewick.ui;

import com.jme3.math.Vector3f;

/** Where things of the corridor are on the canvas, as the player sees them. */
@FunctionalInterface
public interface Projection {
    /**
     * Finds a point.
     *
     * @param corridor in the corridor's frame, in u (unaffected)
     * @param store receives x and y in lines of the canvas
     * @return whether the point is in front of the camera
     */
    boolean project(Vector3f corridor, Vector3f store);
}
