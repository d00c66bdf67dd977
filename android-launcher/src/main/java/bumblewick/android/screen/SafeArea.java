package bumblewick.android.screen;

/**
 * How far the picture's content keeps from the four edges, in pixels: left, top, right, bottom. Beside what the system
 * covers, screens have rounded corners, and a television may cut off its edges.
 */
final class SafeArea {
    /** Part of its radius that a rounded corner takes from both of its edges: 1 − 1/√2. */
    private static final double CORNER = 1.0 - Math.sqrt(0.5);

    /** What a television may cut off at the sides, and above and below, in dp: 5 % of 960 × 540. */
    private static final float TELEVISION_SIDE = 48f;

    private static final float TELEVISION_EDGE = 27f;

    private SafeArea() {}

    /**
     * Widens insets until the corners of what they leave lie within the rounded corners of the screen.
     *
     * @param sides left, top, right, bottom (modified)
     * @param radii of the corners, clockwise from the upper left one; 0 for one that is not rounded
     */
    static void roundCorners(int[] sides, int[] radii) {
        for (int corner = 0; corner < radii.length; corner++) {
            boolean right = corner == 1 || corner == 2;
            boolean below = corner >= 2;
            widen(sides, right ? 2 : 0, below ? 3 : 1, radii[corner]);
        }
    }

    private static void widen(int[] sides, int one, int other, int radius) {
        long x = Math.max(0, radius - sides[one]);
        long y = Math.max(0, radius - sides[other]);
        boolean inside = x == 0 || y == 0 || x * x + y * y <= (long) radius * radius;
        if (!inside) {
            int share = (int) Math.ceil(radius * CORNER);
            sides[one] = Math.max(sides[one], share);
            sides[other] = Math.max(sides[other], share);
        }
    }

    /**
     * Widens insets by what a television may cut off.
     *
     * @param sides left, top, right, bottom (modified)
     * @param pixelsPerDp pixels per density-independent point
     */
    static void television(int[] sides, float pixelsPerDp) {
        for (int side = 0; side < sides.length; side++) {
            float least = side % 2 == 0 ? TELEVISION_SIDE : TELEVISION_EDGE;
            sides[side] = Math.max(sides[side], Math.round(least * pixelsPerDp));
        }
    }
}
