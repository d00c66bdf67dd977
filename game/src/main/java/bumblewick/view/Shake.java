package bumblewick.view;

import com.jme3.math.FastMath;

/** How much a camera trembles after a blow: strongest at first, then calmer. */
final class Shake {
    private static final float CALM = 1.7f; // trauma lost per second

    private float most;
    private float trauma;
    private float time;

    /** How much it trembles at the most from now on, 0 (never) to 1. */
    void most(float strength) {
        most = strength;
    }

    /** 0 not at all, 1 as much as there is; adds up to 1. */
    void add(float amount) {
        trauma = Math.min(1f, trauma + amount);
    }

    /** Calm at once. */
    void still() {
        trauma = 0f;
    }

    void update(float seconds) {
        time += seconds;
        trauma = Math.max(0f, trauma - CALM * seconds);
    }

    /** Now, −1 to 1; each {@code frequency} (radians per second) and {@code phase} trembles on its own. */
    float at(float frequency, float phase) {
        float strength = most * trauma * trauma;
        return strength
                * (0.6f * FastMath.sin(time * frequency + phase)
                        + 0.4f * FastMath.sin(time * frequency * 1.7f + phase));
    }
}
