package bumblewick.app.camera;

import static bumblewick.input.binding.Chord.half;
import static bumblewick.input.binding.Chord.key;
import static bumblewick.input.binding.Chord.pad;
import static bumblewick.input.binding.Trigger.once;

import bumblewick.input.binding.Command;
import bumblewick.input.binding.CommandAxis;
import bumblewick.input.binding.Trigger;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** The commands of photo mode. */
public enum PhotoCommand implements Command {
    TAKE(once(
            key(KeyInput.KEY_F12),
            key(KeyInput.KEY_SPACE),
            key(KeyInput.KEY_RETURN),
            pad(JoystickButton.BUTTON_2),
            pad(JoystickButton.BUTTON_8))),
    FILTER(once(key(KeyInput.KEY_F), half(JoystickAxis.POV_Y, 1))),
    FILTER_BACK(once(key(KeyInput.KEY_V), half(JoystickAxis.POV_Y, -1))),
    FRAME(once(key(KeyInput.KEY_G), pad(JoystickButton.BUTTON_3))),
    SHOWN(once(key(KeyInput.KEY_H), pad(JoystickButton.BUTTON_0))),
    RESET(once(key(KeyInput.KEY_R), pad(JoystickButton.BUTTON_10))),
    BAR(once(key(KeyInput.KEY_TAB), pad(JoystickButton.BUTTON_11)));

    /** Held, it rolls the camera. */
    public static final CommandAxis ROLL = new CommandAxis(
            List.of(key(KeyInput.KEY_RIGHT), half(JoystickAxis.POV_X, 1)),
            List.of(key(KeyInput.KEY_LEFT), half(JoystickAxis.POV_X, -1)));

    private final Trigger trigger;

    PhotoCommand(Trigger trigger) {
        this.trigger = trigger;
    }

    @Override
    public Trigger trigger() {
        return trigger;
    }
}
