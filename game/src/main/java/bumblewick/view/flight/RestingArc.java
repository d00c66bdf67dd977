package bumblewick.view.flight;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * Where bees that rest are drawn: in two arcs from below Wick up to the shoulders in the picture, so that what is above, which is
 * where Wick aims, is free, and what is written at the foot of the picture is, too. The rules' cloud is all around Wick.
 *
 * <pre>a = angle from straight down, 0 to π;  drawn at NEAREST + a / π · (FARTHEST − NEAREST), on an ellipse</pre>
 */
final class RestingArc {
    /** Radians from straight down: a little higher than the shoulders. */
    static final float FARTHEST = 1.72f;

    /** Radians from straight down: what is nearer would be under the boots. */
    static final float NEAREST = 0.5f;

    private static final float LEAST_ASIDE = 1.15f; // u from Wick's middle, where Wick is
    private static final float LEAST_BELOW = 0.85f;
    private static final float MOST_BELOW = 1f; // the height of the boots
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
        float angle = NEAREST + FastMath.atan2(Math.abs(x), -y) / FastMath.PI * (FARTHEST - NEAREST);
        float wide = share * Math.max(LEAST_ASIDE, far);
        float high = share * Math.max(LEAST_BELOW, Math.min(MOST_BELOW, FLAT * far));
        float side = x < 0f ? -1f : 1f;
        return store.set(side * wide * FastMath.sin(angle) - x, -high * FastMath.cos(angle) - y, 0f);
    }
}
