package bumblewick.platform;

/**
 * What the game needs to know about the screen besides its size in pixels. It can change while the game runs: a phone
 * is turned or folded, a window is divided.
 *
 * @param left pixels at the left edge that a cut-out or the system may cover
 * @param top likewise at the upper edge
 * @param right likewise at the right edge
 * @param bottom likewise at the lower edge
 * @param pixelsPerDp pixels per density-independent point, of which about 160 make an inch
 * @param touch whether it is a touch screen
 */
public record ScreenMetrics(int left, int top, int right, int bottom, float pixelsPerDp, boolean touch) {
    /** A screen without covered edges and without touch. */
    public static final ScreenMetrics PLAIN = new ScreenMetrics(0, 0, 0, 0, 1f, false);

    public ScreenMetrics {
        if (left < 0 || top < 0 || right < 0 || bottom < 0) {
            throw new IllegalArgumentException("insets are " + left + ", " + top + ", " + right + ", " + bottom
                    + " (left, top, right, bottom), expected 0 or more each");
        }
        if (!(pixelsPerDp > 0f)) {
            throw new IllegalArgumentException("pixelsPerDp is " + pixelsPerDp + ", expected more than 0");
        }
    }
}
