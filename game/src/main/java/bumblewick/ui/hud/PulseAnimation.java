package bumblewick.ui.hud;

import bumblewick.math.Easing;

/** A scale animation: swells and settles again in a quarter of a second; stands still with reduced motion. */
final class PulseAnimation {
    private static final float SECONDS = 0.25f;

    private final float swell;
    private float left;

    /** Swells by {@code swell} of the size at most. */
    PulseAnimation(HudSkin hudSkin, float swell) {
        this.swell = swell * hudSkin.motion();
    }

    void start() {
        left = 1f;
    }

    /**
     * Lets {@code seconds} pass.
     *
     * @return the factor on the size
     */
    float scale(float seconds) {
        left = Math.max(0f, left - seconds / SECONDS);
        return 1f + swell * Easing.in(left);
    }

    /** How much of the pulse is left, 1 to 0. */
    float remaining() {
        return left;
    }
}
