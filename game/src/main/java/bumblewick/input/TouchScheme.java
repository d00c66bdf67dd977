package bumblewick.input;

/** What fingers mean that came down beside all buttons. */
interface TouchScheme {
    /** A finger came down; says what it is for. */
    void down(Finger finger);

    /** A finger moved by so many pixels. */
    void moved(Finger finger, float byX, float byY);

    /** A finger is lifted. */
    void up(Finger finger);

    /** A finger is gone that nobody lifted: the system took it. */
    void lost(Finger finger);

    /** Goes on by a frame with a finger that is down. */
    void held(Finger finger);

    /** Goes on by a frame, after all fingers were asked. */
    void update(float seconds);

    /** All fingers are gone, and nothing of what they did stays. */
    void rest();
}
