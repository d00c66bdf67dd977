package bumblewick.platform;

/**
 * The surface that the game is shown on, as far as its size in pixels does not tell. It can change while the game runs:
 * a phone is turned or folded, a window is divided.
 *
 * @param left pixels at the left edge that a cut-out or the system may cover
 * @param top likewise at the upper edge
 * @param right likewise at the right edge
 * @param bottom likewise at the lower edge
 * @param pixelsPerDp pixels of a density-independent point, of which about 160 make an inch
 * @param touch whether fingers can touch it
 */
public record Screen(int left, int top, int right, int bottom, float pixelsPerDp, boolean touch) {
    /** Nothing covers it, and nobody touches it. */
    public static final Screen PLAIN = new Screen(0, 0, 0, 0, 1f, false);

    public Screen {
        if (left < 0 || top < 0 || right < 0 || bottom < 0) {
            throw new IllegalArgumentException("insets are " + left + ", " + top + ", " + right + ", " + bottom
                    + " (left, top, right, bottom), expected 0 or more each");
        }
        if (!(pixelsPerDp > 0f)) {
            throw new IllegalArgumentException("pixelsPerDp is " + pixelsPerDp + ", expected more than 0");
        }
    }
}
