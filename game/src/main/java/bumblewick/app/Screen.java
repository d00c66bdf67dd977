package bumblewick.app;

/** One of the things that can fill the window: loading, title, flight, result. Only one is shown at a time. */
interface Screen {
    /** Puts itself into the scene. */
    void show();

    /**
     * Lives on by a frame.
     *
     * @param seconds since the last frame
     */
    void update(float seconds);

    /** Takes itself out of the scene again; nothing of it stays behind. */
    void hide();

    /** Escape, or B on a pad. */
    default void back() {}

    /** Any key, button or pad button was pressed. */
    default void anyPress() {}

    /** The window lost the keyboard. */
    default void focusLost() {}
}
