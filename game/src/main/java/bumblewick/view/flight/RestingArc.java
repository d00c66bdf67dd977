package bumblewick.view.flight;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * Where bees that rest are drawn: in an arc to the left of, below and to the right of Wick in the picture, so that what is above
 * the shoulders, which is where Wick aims, is free. The rules' cloud is all around Wick.
 *
 * <pre>a = angle from straight down;  drawn at a · {@value #FARTHEST} / π, on an ellipse</pre>
 */
final class RestingArc {
    /** Radians from straight down: a little higher than the shoulders. */
    static final float FARTHEST = 1.72f;

    private static final float LEAST_ASIDE = 1.15f; // u from Wick's middle
    private static final float LEAST_BELOW = 0.95f; // below the boots
    private static final float MOST_BELOW = 1.2f; // above what is written at the foot of the picture
    private static final float FLAT = 0.55f; // height of the arc's ellipse as a share of its width

    private RestingArc() {}

    /**
     * Finds how far from its place a resting bee is drawn.
     *
     * @param bee its place, in the scene's frame (unaffected)
     * @param eye of the camera, likewise (unaffected)
     * @param wick Wick's middle, likewise (unaffected)
     * @param store receives the offset across the picture, in u; z is 0
     * @return {@code store}
     */
    static Vector3f offset(Vector3f bee, Vector3f eye, Vector3f wick, Vector3f store) {
        float share = (bee.z - eye.z) / (wick.z - eye.z);
        float x = bee.x - eye.x - share * (wick.x - eye.x); // off the line from the eye to Wick
        float y = bee.y - eye.y - share * (wick.y - eye.y);
        float far = FastMath.sqrt(x * x + y * y);
        float angle = FastMath.atan2(Math.abs(x), -y) * FARTHEST / FastMath.PI;
        float wide = Math.max(LEAST_ASIDE, far);
        float high = Math.max(LEAST_BELOW, Math.min(MOST_BELOW, FLAT * far));
        float side = x < 0f ? -1f : 1f;
        return store.set(side * wide * FastMath.sin(angle) - x, -high * FastMath.cos(angle) - y, 0f);
    }
}
