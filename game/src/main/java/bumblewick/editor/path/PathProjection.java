package bumblewick.editor.path;

import bumblewick.view.camera.PickRay;
import com.jme3.math.Vector3f;

/** Projects positions into the window and back. Positions are in Wick's frame on the rail: x right, y up, z ahead, in u. */
interface PathProjection {
    /**
     * Projects a position into the window.
     *
     * @param place unaffected
     * @param store receives x and y in pixels from the lower left corner, and z: above 1 if the position is behind the camera
     * @return {@code store}
     */
    Vector3f pixels(Vector3f place, Vector3f store);

    /** The ray through a position of the window, in pixels from the lower left corner. */
    PickRay ray(float x, float y);

    /** The position of the camera (a copy). */
    Vector3f eye();

    /** The direction of the camera, of length 1 (a copy). */
    Vector3f direction();
}
