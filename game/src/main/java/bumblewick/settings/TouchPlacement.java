package bumblewick.settings;

/**
 * The place and size of one on-screen control, for a player who steers with the left hand; {@link
 * TouchPreferences#mirrored} mirrors it.
 *
 * @param x of its centre, 0 at the left edge of the safe area to 1 at the right one
 * @param y of its centre, 0 at the lower edge to 1 at the upper one
 * @param size factor on its default size
 * @param shown whether it is shown
 */
public record TouchPlacement(float x, float y, float size, boolean shown) {
    public static final float SMALLEST = 0.6f;
    public static final float LARGEST = 1.8f;

    public TouchPlacement {
        check("x", x, 0f, 1f);
        check("y", y, 0f, 1f);
        check("size", size, SMALLEST, LARGEST);
    }

    private static void check(String name, float value, float least, float most) {
        if (!(value >= least && value <= most)) {
            throw new IllegalArgumentException(name + " is " + value + ", expected " + least + " to " + most);
        }
    }

    /** This placement at another position; a position outside the safe area is moved to its edge. */
    public TouchPlacement at(float newX, float newY) {
        return new TouchPlacement(inside(newX), inside(newY), size, shown);
    }

    private static float inside(float share) {
        return Math.max(0f, Math.min(1f, share));
    }

    /** This placement in another size. */
    public TouchPlacement sized(float factor) {
        return new TouchPlacement(x, y, Math.max(SMALLEST, Math.min(LARGEST, factor)), shown);
    }

    /** This placement shown or hidden. */
    public TouchPlacement shown(boolean there) {
        return new TouchPlacement(x, y, size, there);
    }
}
