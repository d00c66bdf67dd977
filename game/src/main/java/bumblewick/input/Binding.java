package bumblewick.input;

import com.simsilica.lemur.input.Axis;
import com.simsilica.lemur.input.Button;

/** One thing on a device that can be pressed or pushed. */
public sealed interface Binding {
    /** A key of the keyboard; the code is one of {@code com.jme3.input.KeyInput}. */
    record Key(int code) implements Binding {}

    /** A button of the mouse or of a pad. */
    record DeviceButton(Button button) implements Binding {}

    /** One half of an axis of a pad; {@code sign} is 1 or −1. */
    record HalfAxis(Axis axis, int sign) implements Binding {}
}
