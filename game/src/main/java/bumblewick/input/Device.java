package bumblewick.input;

import java.util.List;

/** What a hand is on. */
public enum Device {
    /** Keyboard, and the buttons and the wheel of the mouse. */
    KEYS,
    PAD,
    /** Fingers on the screen: where they play is laid out, not bound. */
    TOUCH;

    /** Those whose keys and buttons are bound to actions. */
    static final List<Device> BOUND = List.of(KEYS, PAD);
}
