package bumblewick.input.binding;

import bumblewick.input.Device;
import com.jme3.input.JoystickAxis;

/**
 * One key, button, wheel direction or half axis that an action can be bound to. {@link BindingNames} gives its name
 * in files.
 */
public sealed interface Binding {
    /** A key of the keyboard; the code is one of {@code com.jme3.input.KeyInput}. */
    record Key(int code) implements Binding {}

    /** A button of the mouse; the index is one of {@code com.jme3.input.MouseInput}. */
    record MouseButton(int index) implements Binding {}

    /** One notch of the mouse's wheel; {@code sign} is 1 away from the user, −1 towards the user. */
    record Wheel(int sign) implements Binding {}

    /** A button of a pad; the id is one of {@code com.jme3.input.JoystickButton}. */
    record PadButton(String id) implements Binding {}

    /** One half of an axis of a pad; the id is one of {@code com.jme3.input.JoystickAxis}, {@code sign} is 1 or −1. */
    record HalfAxis(String id, int sign) implements Binding {
        /** Whether this is a direction of one of a pad's two sticks. */
        public boolean isStick() {
            return switch (id) {
                case JoystickAxis.X_AXIS, JoystickAxis.Y_AXIS, JoystickAxis.Z_AXIS, JoystickAxis.Z_ROTATION -> true;
                default -> false;
            };
        }
    }

    /** Whether this belongs to a pad, as opposed to keyboard and mouse. */
    default boolean onPad() {
        return device() == Device.PAD;
    }

    /** The device that this belongs to. */
    default Device device() {
        return this instanceof PadButton || this instanceof HalfAxis ? Device.PAD : Device.KEYS;
    }
}
