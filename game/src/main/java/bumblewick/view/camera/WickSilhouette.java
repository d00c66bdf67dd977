package bumblewick.view.camera;

import bumblewick.math.Easing;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** Wick's figure as the camera sees it: an oval, before which what cannot endanger Wick any more gives way. */
public final class WickSilhouette {
    private static final float HALF_WIDTH = 0.8f; // u, with arms and lantern
    private static final float HALF_HEIGHT = 1.2f; // u, with ears and feet
    private static final float ABOVE = 0.15f; // u from Wick's middle up to the oval's
    private static final float RIM = 0.4f; // of the oval, over which it ends
    private static final float BEYOND =
            1f; // u behind Wick as the camera sees it, over which nothing is before Wick any more
    private static final float AT_LENS = 0.1f; // u from the eye: what is nearer is not seen

    private final Vector3f eye = new Vector3f();
    private final Vector3f wick = new Vector3f(); // from the eye
    private final Vector3f sight = new Vector3f(); // length 1
    private final Vector3f off = new Vector3f();
    private float far; // u

    /** Sets from where to where the camera looks; both in the scene's frame (copied). */
    public void set(Vector3f eye, Vector3f middle) {
        this.eye.set(eye);
        wick.set(middle).subtractLocal(eye);
        far = wick.length();
        sight.set(wick).divideLocal(Math.max(AT_LENS, far));
    }

    /**
     * How much of what is at a place lies before the figure in the picture: 1 before it, 0 beside or beyond it.
     *
     * @param place in the scene's frame (unaffected)
     * @param radius of what is there, in u
     */
    public float covered(Vector3f place, float radius) {
        off.set(place).subtractLocal(eye);
        float along = off.dot(sight);
        if (along < AT_LENS || along > far + BEYOND) {
            return 0f;
        }
        float grown = far / along; // its size where Wick is
        off.multLocal(grown).subtractLocal(wick);
        float x = FastMath.sqrt(off.x * off.x + off.z * off.z) / (HALF_WIDTH + radius * grown);
        float y = (off.y - ABOVE) / (HALF_HEIGHT + radius * grown);
        float inside = Easing.clamp((1f + RIM - FastMath.sqrt(x * x + y * y)) / RIM);
        return inside * Easing.clamp((far + BEYOND - along) / BEYOND);
    }

    /** How far before Wick a place is along the line of sight, in u; the place is in the scene's frame (unaffected). */
    public float before(Vector3f place) {
        return far - off.set(place).subtractLocal(eye).dot(sight);
    }
}
