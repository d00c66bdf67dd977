package bumblewick.ui.menu;

import com.simsilica.lemur.Panel;

/** The part of a {@link SettingRow} that shows the chosen value and changes it. */
interface RowControl {
    /** Builds the Lemur panel, so many lines wide and high. */
    Panel build(MenuStyle style, float width, float height);

    /** Shows the value that is chosen now. */
    void refresh();

    /**
     * Changes the value by a small step.
     *
     * @param steps −1 or 1
     * @return whether the value changed
     */
    boolean step(int steps);

    /**
     * Changes the value by a large step.
     *
     * @param steps −1 or 1
     * @return whether the value changed
     */
    default boolean leap(int steps) {
        return step(steps);
    }

    /** Chooses the next value, in a circle; returns whether the value changed. */
    boolean accept();

    /** Whether a pressed pointer that moves changes the value. */
    default boolean slides() {
        return false;
    }

    /**
     * Chooses the value at a place on which a pointer was pressed, or to which it was dragged.
     *
     * @param share of its width, from the left; may be below 0 or above 1
     * @param drag whether the pointer was pressed before and moves now
     * @return whether the value changed
     */
    boolean point(float share, boolean drag);
}
