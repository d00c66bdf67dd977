package bumblewick.app;

/** Which places of the canvas words of a frame have taken, so that no words lie over others. */
final class LabelRoom {
    private static final int MOST = 64; // more words would hide the picture
    private static final int CORNERS = 4;

    private final float[] taken = new float[MOST * CORNERS]; // of each: left, right, lower and upper edge
    private int count;

    /** A new frame: everything is free. */
    void clear() {
        count = 0;
    }

    /**
     * Takes a place if it is free; says whether it was.
     *
     * @param left its left edge, in lines
     * @param middle half way up
     */
    boolean take(float left, float middle, float width, float height) {
        boolean free = free(left, left + width, middle - height / 2f, middle + height / 2f);
        if (free && count < MOST) {
            int at = CORNERS * count++;
            taken[at] = left;
            taken[at + 1] = left + width;
            taken[at + 2] = middle - height / 2f;
            taken[at + 3] = middle + height / 2f;
        }
        return free;
    }

    private boolean free(float left, float right, float lower, float upper) {
        for (int i = 0; i < CORNERS * count; i += CORNERS) {
            boolean beside = left >= taken[i + 1] || right <= taken[i];
            if (!beside && lower < taken[i + 3] && upper > taken[i + 2]) {
                return false;
            }
        }
        return true;
    }
}
