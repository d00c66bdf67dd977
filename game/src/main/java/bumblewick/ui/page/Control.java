package bumblewick.ui.page;

import bumblewick.ui.Group;

/** What a {@link SettingRow} is changed with. Its origin is the middle of its left edge. */
interface Control {
    /** Builds itself into {@code group}, from {@code left} on, around the height {@code middle}. */
    void layout(PageStyle style, Group group, float left, float width, float middle);

    /** Shows what is chosen now. */
    void refresh();

    /**
     * Changes what is chosen by a step.
     *
     * @param steps −1 or 1
     * @return whether it is another now
     */
    boolean step(int steps);

    /**
     * Changes what is chosen by a large step.
     *
     * @param steps −1 or 1
     * @return whether it is another now
     */
    default boolean leap(int steps) {
        return step(steps);
    }

    /** Accepted without a direction: goes on to the next, round and round. */
    boolean accept();

    /** Whether it follows a pointer that is drawn over it. */
    default boolean slides() {
        return false;
    }

    /**
     * A pointer was pressed on it or is drawn over it.
     *
     * @param share of its width, from the left; may be below 0 or above 1
     * @param drag whether it was pressed before and moves now
     * @return whether something else is chosen now
     */
    boolean point(float share, boolean drag);
}
