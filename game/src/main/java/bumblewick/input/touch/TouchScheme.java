package bumblewick.input.touch;

/** The meaning of fingers that came down outside all on-screen buttons: one scheme for flight, one for walking. */
interface TouchScheme {
    /** A finger came down; the scheme sets its {@linkplain Finger#setUse use}. */
    void down(Finger finger);

    /**
     * A finger moved.
     *
     * @param byX in pixels to the right
     * @param byY in pixels up
     */
    void moved(Finger finger, float byX, float byY);

    /** A finger was lifted. */
    void up(Finger finger);

    /** The system took a finger away that was not lifted. */
    void cancelled(Finger finger);

    /** One frame with a finger down. */
    void held(Finger finger);

    /** One frame, after {@link #held} was called for all fingers. */
    void update(float seconds);

    /** All fingers are gone; drops everything that they did. */
    void reset();
}
