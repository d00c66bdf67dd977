package bumblewick.touch;

/**
 * Where a part lies, for a left hand that steers; a mirrored layout turns it round.
 *
 * @param x of its middle, 0 at the left edge of the safe area to 1 at the right one
 * @param y of its middle, 0 at the lower edge to 1 at the upper one
 * @param size factor on its usual size
 * @param shown whether it is there at all
 */
public record TouchSpot(float x, float y, float size, boolean shown) {
    public static final float SMALLEST = 0.6f;
    public static final float LARGEST = 1.8f;

    public TouchSpot {
        check("x", x, 0f, 1f);
        check("y", y, 0f, 1f);
        check("size", size, SMALLEST, LARGEST);
    }

    private static void check(String name, float value, float least, float most) {
        if (!(value >= least && value <= most)) {
            throw new IllegalArgumentException(name + " is " + value + ", expected " + least + " to " + most);
        }
    }

    /** The same elsewhere; what lies outside is moved to the edge. */
    public TouchSpot at(float newX, float newY) {
        return new TouchSpot(inside(newX), inside(newY), size, shown);
    }

    private static float inside(float share) {
        return Math.max(0f, Math.min(1f, share));
    }

    /** The same in another size. */
    public TouchSpot sized(float factor) {
        return new TouchSpot(x, y, Math.max(SMALLEST, Math.min(LARGEST, factor)), shown);
    }

    /** The same, there or not. */
    public TouchSpot shown(boolean there) {
        return new TouchSpot(x, y, size, there);
    }
}
