package bumblewick.view.camera;

import com.jme3.math.Vector3f;

/** What flies past between Wick and the camera stays small in the picture: it cannot hit any more, and must hide nothing. */
public final class NearLens {
    /** Half an edge at most, per distance from the eye: an eighth of the picture's height across, a little more than at Wick. */
    private static final float WIDEST = 0.084f;

    private NearLens() {}

    /**
     * The size at which it is drawn.
     *
     * @param half of its edge, in u
     * @param place in the scene's frame (unaffected)
     * @param eye likewise (unaffected)
     */
    public static float size(float half, Vector3f place, Vector3f eye) {
        return Math.min(half, WIDEST * place.distance(eye));
    }
}
