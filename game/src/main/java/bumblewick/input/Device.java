package bumblewick.input;

import java.util.List;

/** A kind of input device. */
public enum Device {
    /** The keyboard, and the buttons and the wheel of the mouse. */
    KEYS,
    PAD,
    /** Fingers on the screen. On-screen controls have places, not bindings. */
    TOUCH;

    /** The devices whose keys and buttons are bound to actions. */
    public static final List<Device> BOUND = List.of(KEYS, PAD);
}
