package bumblewick.editor.widget;

/** Places the labels of a frame so that none covers another. */
public final class LabelPlacement {
    private static final int MOST = 64; // more labels would hide the picture
    private static final int CORNERS = 4;

    private final float[] taken = new float[MOST * CORNERS]; // of each: left, right, lower and upper edge
    private int count;

    /** Begins a frame without labels. */
    public void clear() {
        count = 0;
    }

    /**
     * Takes a rectangle if it is free; returns whether it was.
     *
     * @param left edge, in lines of the canvas
     * @param middle of its height
     */
    public boolean take(float left, float middle, float width, float height) {
        boolean free = free(left, left + width, middle - height / 2f, middle + height / 2f);
        if (free) {
            put(left, middle, width, height);
        }
        return free;
    }

    /** Takes a rectangle even where it covers others. */
    void put(float left, float middle, float width, float height) {
        if (count < MOST) {
            int at = CORNERS * count++;
            taken[at] = left;
            taken[at + 1] = left + width;
            taken[at + 2] = middle - height / 2f;
            taken[at + 3] = middle + height / 2f;
        }
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
