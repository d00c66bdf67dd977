package bumblewick.app.replay;

import static bumblewick.input.binding.Chord.half;
import static bumblewick.input.binding.Chord.key;
import static bumblewick.input.binding.Chord.pad;
import static bumblewick.input.binding.Trigger.once;
import static bumblewick.input.binding.Trigger.repeating;

import bumblewick.input.binding.Command;
import bumblewick.input.binding.CommandAxis;
import bumblewick.input.binding.Trigger;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** The commands while a replay is watched. */
public enum ReplayCommand implements Command {
    PLAY(once(key(KeyInput.KEY_SPACE), pad(JoystickButton.BUTTON_2))),
    STEP_BACK(repeating(key(KeyInput.KEY_COMMA), pad(JoystickButton.BUTTON_4))),
    STEP_ON(repeating(key(KeyInput.KEY_PERIOD), pad(JoystickButton.BUTTON_5))),
    MARK_BACK(once(key(KeyInput.KEY_PGUP), pad(JoystickButton.BUTTON_6), half(JoystickAxis.LEFT_TRIGGER, 1))),
    MARK_ON(once(key(KeyInput.KEY_PGDN), pad(JoystickButton.BUTTON_7), half(JoystickAxis.RIGHT_TRIGGER, 1))),
    FIRST(once(key(KeyInput.KEY_HOME))),
    LAST(once(key(KeyInput.KEY_END))),
    SLOWER(once(key(KeyInput.KEY_DOWN), half(JoystickAxis.POV_Y, -1))),
    FASTER(once(key(KeyInput.KEY_UP), half(JoystickAxis.POV_Y, 1))),
    CAMERA(once(key(KeyInput.KEY_C), pad(JoystickButton.BUTTON_0))),
    RESET(once(key(KeyInput.KEY_R), pad(JoystickButton.BUTTON_10))),
    HUD(once(key(KeyInput.KEY_H), pad(JoystickButton.BUTTON_3))),
    PHOTO(once(key(KeyInput.KEY_P), pad(JoystickButton.BUTTON_8))),
    TAKE_OVER(once(key(KeyInput.KEY_T), pad(JoystickButton.BUTTON_11)));

    /** Held, it moves the time of the replay. */
    public static final CommandAxis SEEK = new CommandAxis(
            List.of(key(KeyInput.KEY_RIGHT), half(JoystickAxis.POV_X, 1)),
            List.of(key(KeyInput.KEY_LEFT), half(JoystickAxis.POV_X, -1)));

    private final Trigger trigger;

    ReplayCommand(Trigger trigger) {
        this.trigger = trigger;
    }

    @Override
    public Trigger trigger() {
        return trigger;
    }
}
