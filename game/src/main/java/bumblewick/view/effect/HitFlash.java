package bumblewick.view.effect;

import com.jme3.math.Vector4f;

/**
 * The flash of something that is hit: short, and at most three a second however fast the hits come, so that a target
 * under constant fire keeps its colours.
 */
public final class HitFlash {
    private static final float PAUSE = 0.34f; // seconds from one to the next
    private static final float FADE = 0.12f; // seconds

    private float start = -PAUSE;

    /** Its colour, white in any light, as {@code Toon.j3md} has it; w is its strength, at first none. */
    public static Vector4f colour() {
        return new Vector4f(1.5f, 1.42f, 1.36f, 0f);
    }

    /**
     * The strength now, 0 to 1.
     *
     * @param hit whether it was hit a moment ago
     * @param time in seconds, never decreasing
     */
    public float strength(boolean hit, float time) {
        if (hit && time - start >= PAUSE) {
            start = time;
        }
        return Math.max(0f, 1f - (time - start) / FADE);
    }
}
