package bumblewick.input;

/** What a hand is on. */
public enum Device {
    /** Keyboard, and the buttons and the wheel of the mouse. */
    KEYS,
    PAD,
    /** Fingers on the screen. */
    TOUCH
}
