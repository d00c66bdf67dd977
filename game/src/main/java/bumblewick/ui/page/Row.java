package bumblewick.ui.page;

import bumblewick.ui.Group;

/** One line of a {@link Column}. Its origin is its upper left corner; it reaches downwards. */
public interface Row {
    /**
     * Builds itself, at first and whenever the window or the size of texts changes.
     *
     * @param width in lines of the canvas
     * @return its height, in lines
     */
    float layout(PageStyle style, float width);

    /** What there is to see. */
    Group group();

    /** Whether it can have the focus. */
    default boolean focusable() {
        return true;
    }

    /** It got the focus, or lost it. */
    default void focus(boolean on) {}

    /**
     * Does what is asked, if it means anything to it.
     *
     * @return whether it did
     */
    default boolean nav(Nav nav) {
        return false;
    }

    /**
     * A pointer was pressed on it: wherever, that is to accept, unless there are places to be told apart.
     *
     * @param x from its left edge, in lines
     */
    default void press(float x) {
        nav(Nav.ACCEPT);
    }

    /** Whether there is something on it that follows a pressed pointer to left and right. */
    default boolean slides() {
        return false;
    }

    /**
     * The pressed pointer moved; it may have left.
     *
     * @param x from its left edge, in lines
     */
    default void drag(float x) {}

    /** Shows the next frame, if it moves by itself. */
    default void update() {}

    /** Shows again what it shows: something was chosen, here or elsewhere. */
    default void refresh() {}

    /** A sentence about it, for whoever hesitates; empty if there is nothing to say. */
    default String help() {
        return "";
    }
}
