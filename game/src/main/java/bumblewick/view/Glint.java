package bumblewick.view;

/**
 * The tint of something that is hit: short, and never more than three in a second, however fast the hits come. What is
 * under fire all the time keeps its face and its colours so.
 */
final class Glint {
    private static final float PAUSE = 0.34f; // seconds from one to the next
    private static final float FADE = 0.12f; // seconds

    private float start = -PAUSE;

    /**
     * How strong it is now, 0 to 1.
     *
     * @param hit whether it was hit a moment ago
     * @param time in seconds, never running backwards
     */
    float at(boolean hit, float time) {
        if (hit && time - start >= PAUSE) {
            start = time;
        }
        return Math.max(0f, 1f - (time - start) / FADE);
    }
}
