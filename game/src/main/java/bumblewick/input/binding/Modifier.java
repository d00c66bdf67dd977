package bumblewick.input.binding;

import bumblewick.input.Device;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** A key or button that changes the meaning of another one while it is held. */
public enum Modifier {
    NONE(Device.KEYS, List.of()),
    /** Makes a step larger. A key pressed with Shift means the same as without, unless a command asks for Shift. */
    SHIFT(Device.KEYS, List.of(new Binding.Key(KeyInput.KEY_LSHIFT), new Binding.Key(KeyInput.KEY_RSHIFT))),
    CTRL(Device.KEYS, List.of(new Binding.Key(KeyInput.KEY_LCONTROL), new Binding.Key(KeyInput.KEY_RCONTROL))),
    /** The pad's left shoulder, LB. */
    SHOULDER(Device.PAD, List.of(new Binding.PadButton(JoystickButton.BUTTON_4)));

    private final Device device;
    private final List<Binding> bindings;

    Modifier(Device device, List<Binding> bindings) {
        this.device = device;
        this.bindings = bindings;
    }

    /** The bindings of which any one must be held; texts show the first one. */
    public List<Binding> bindings() {
        return bindings;
    }

    /** Whether {@code binding} loses its own meaning while this modifier is held. */
    public boolean silences(Binding binding) {
        return this != SHIFT && binding.device() == device;
    }
}
