package bumblewick.ui.hud;

import com.jme3.math.Vector3f;

/** Projects points of the corridor to the canvas. */
@FunctionalInterface
public interface Projection {
    /**
     * Projects a point.
     *
     * @param corridor in the corridor's frame, in u (unaffected)
     * @param store receives x and y in lines of the canvas
     * @return whether the point is in front of the camera
     */
    boolean project(Vector3f corridor, Vector3f store);
}
