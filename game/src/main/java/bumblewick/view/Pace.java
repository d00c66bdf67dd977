package bumblewick.view;

/** How fast the world seems to go: it holds its breath after a heavy blow and then comes back to its pace. */
final class Pace {
    private static final float COMES_BACK = 0.35f; // last share of the time, in which it gathers way

    private float slowest = 1f;
    private float length;
    private float left;

    /**
     * Slows the world down, unless it is already held by something heavier.
     *
     * @param seconds of the player
     * @param pace 0 to 1, 1 is normal
     */
    void hold(float seconds, float pace) {
        if (seconds > 0f && (left <= 0f || pace <= slowest)) {
            slowest = pace;
            length = seconds;
            left = seconds;
        }
    }

    /** Lets go of a breath that is held. */
    void end() {
        left = 0f;
    }

    /** Lets time of the player pass, in seconds. */
    void pass(float seconds) {
        left = Math.max(0f, left - seconds);
    }

    /** 1 is normal. */
    float now() {
        if (left <= 0f) {
            return 1f;
        }
        float back = 1f - Math.min(1f, left / (length * COMES_BACK));
        return slowest + (1f - slowest) * back * back;
    }
}
