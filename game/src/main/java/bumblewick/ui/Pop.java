package bumblewick.ui;

import bumblewick.math.Easing;

/** Something swells and settles again in a quarter of a second; with reduced motion it stays as it is. */
final class Pop {
    private static final float SECONDS = 0.25f;

    private final float swell;
    private float left;

    /** Swells by {@code swell} of the size at most. */
    Pop(Ink ink, float swell) {
        this.swell = swell * ink.motion();
    }

    void start() {
        left = 1f;
    }

    /** Lets time pass; the factor on the size. */
    float size(float seconds) {
        left = Math.max(0f, left - seconds / SECONDS);
        return 1f + swell * Easing.in(left);
    }

    /** How much of it is left, 1 to 0. */
    float left() {
        return left;
    }
}
