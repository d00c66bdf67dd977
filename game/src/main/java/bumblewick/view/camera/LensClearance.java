package bumblewick.view.camera;

import bumblewick.math.Easing;
import com.jme3.math.Vector3f;

/**
 * Keeps the line of sight from a camera to Wick free of enemies that flew past: between the two they peel off sideways, until
 * their outline is beside Wick's, and shrink; those at the edge of the picture, which cannot hit Wick any more, shrink before
 * they pass. In the picture alone; by the rules they fly on as they did.
 *
 * <p>At the share t of the way from the eye to Wick, Wick's outline has t times its radius; an enemy there has to be farther
 * from the line than that and its own radius together.
 */
public final class LensClearance {
    /** Radius of Wick's outline with ears, scarf and lantern, and of some room about it, in u. */
    private static final float WICK = 1.5f;

    /** Share of the way from Wick to the eye in which an enemy peels off. */
    private static final float PEEL = 0.18f;

    private static final float SMALLEST = 0.16f;
    private static final float SHRINKING = 0.42f; // share of the way over which an enemy becomes small
    private static final float BESIDE = 1.3f; // u between an outline and the line up to which it can still hit Wick
    private static final float ASIDE = 2.8f; // u from which it becomes small AHEAD of Wick
    private static final float AHEAD = 0.5f; // share of the way

    private final Vector3f eye = new Vector3f();
    private final Vector3f wick = new Vector3f();

    /** Sets the line of sight; both ends in the scene's frame (copied). */
    public void set(Vector3f eye, Vector3f wick) {
        this.eye.set(eye);
        this.wick.set(wick);
    }

    /**
     * Moves an enemy out of the way.
     *
     * @param place in the scene's frame; modified
     * @param radius of its outline, in u
     * @param left whether it peels off to the left if it is right on the line
     * @return the factor on its size, from {@value #SMALLEST} to 1
     */
    public float clear(Vector3f place, float radius, boolean left) {
        float length = wick.z - eye.z;
        float t = (place.z - eye.z) / length;
        if (t >= 1f + AHEAD || length <= 0f) {
            return 1f;
        }
        float x = place.x - Easing.mix(eye.x, wick.x, t);
        float y = place.y - Easing.mix(eye.y, wick.y, t);
        float distance = (float) Math.sqrt(x * x + y * y);
        float aside = Easing.clamp((distance - radius - BESIDE) / (ASIDE - BESIDE));
        float scale = Easing.mix(1f, SMALLEST, Easing.inOut((1f + AHEAD * aside - t) / SHRINKING));
        float missing = Math.max(0f, t) * WICK + radius * scale - distance;
        if (missing > 0f && t < 1f) {
            float push = missing * Easing.inOut((1f - t) / PEEL);
            place.x += distance > 0f ? push * x / distance : left ? push : -push;
            place.y += distance > 0f ? push * y / distance : 0f;
        }
        return scale;
    }
}
