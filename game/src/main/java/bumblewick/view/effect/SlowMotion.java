package bumblewick.view.effect;

/** Slow motion after a heavy blow: the world slows down and then returns to its normal speed. */
final class SlowMotion {
    private static final float RETURN_SHARE = 0.35f; // last share of the time, in which the speed returns

    private float slowest = 1f;
    private float length;
    private float left;

    /**
     * Slows the world down, unless a stronger slow motion is under way.
     *
     * @param seconds of the player
     * @param pace speed of the world, 0 to 1; 1 is normal
     */
    void slowDown(float seconds, float pace) {
        if (seconds > 0f && (left <= 0f || pace <= slowest)) {
            slowest = pace;
            length = seconds;
            left = seconds;
        }
    }

    /** Ends a slow motion at once. */
    void end() {
        left = 0f;
    }

    /** Lets time of the player pass, in seconds. */
    void advance(float seconds) {
        left = Math.max(0f, left - seconds);
    }

    /** The speed of the world; 1 is normal. */
    float scale() {
        if (left <= 0f) {
            return 1f;
        }
        float back = 1f - Math.min(1f, left / (length * RETURN_SHARE));
        return slowest + (1f - slowest) * back * back;
    }
}
