package bumblewick.ui.hud;

import com.jme3.math.Vector3f;

/** Projects points of a stage to the canvas: of a flight's corridor, or of a garden's world. */
@FunctionalInterface
public interface Projection {
    /**
     * Projects a point.
     *
     * @param point in the stage's frame, in u (unaffected)
     * @param store receives x and y in lines of the canvas
     * @return whether the point is in front of the camera
     */
    boolean project(Vector3f point, Vector3f store);
}
