package bumblewick.input;

import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** What is held while something else is pressed. */
public enum Modifier {
    NONE(Device.KEYS, List.of()),
    /** Makes a step larger: what is pressed with it means the same as without, unless somebody gives it a meaning. */
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

    /** Any of these has to be held; the first one stands for it in pictures. */
    public List<Binding> bindings() {
        return bindings;
    }

    /** Whether a binding means nothing of its own while this one is held. */
    boolean silences(Binding binding) {
        return this != SHIFT && binding.device() == device;
    }
}
