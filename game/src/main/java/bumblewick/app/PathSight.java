package bumblewick.app;

import bumblewick.view.PickRay;
import com.jme3.math.Vector3f;

/** From where a path is looked at. Places are Wick's frame on the rail: x right, y up, z ahead, in u. */
interface PathSight {
    /**
     * Where a place is in the window.
     *
     * @param place unaffected
     * @param store receives x and y in pixels from the lower left corner, and z: above 1 if the place is behind
     * @return {@code store}
     */
    Vector3f pixels(Vector3f place, Vector3f store);

    /** What lies under a place of the window, in pixels from the lower left corner. */
    PickRay ray(float x, float y);

    /** Where the eye is; a copy. */
    Vector3f eye();

    /** Where it looks, length 1; a copy. */
    Vector3f direction();
}
