package bumblewick.input;

/** One thing on a device that can be pressed or pushed. Its name in a file is told by {@link BindingNames}. */
public sealed interface Binding {
    /** A key of the keyboard; the code is one of {@code com.jme3.input.KeyInput}. */
    record Key(int code) implements Binding {}

    /** A button of the mouse; the index is one of {@code com.jme3.input.MouseInput}. */
    record MouseButton(int index) implements Binding {}

    /** A notch of the mouse's wheel; {@code sign} is 1 away from the hand, or −1. */
    record Wheel(int sign) implements Binding {}

    /** A button of a pad; the id is one of {@code com.jme3.input.JoystickButton}. */
    record PadButton(String id) implements Binding {}

    /** One half of an axis of a pad; the id is one of {@code com.jme3.input.JoystickAxis}, {@code sign} is 1 or −1. */
    record HalfAxis(String id, int sign) implements Binding {}

    /** Whether it is on a pad, as opposed to keyboard and mouse. */
    default boolean onPad() {
        return device() == Device.PAD;
    }

    /** What it is on. */
    default Device device() {
        return this instanceof PadButton || this instanceof HalfAxis ? Device.PAD : Device.KEYS;
    }
}
