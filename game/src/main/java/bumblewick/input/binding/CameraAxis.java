package bumblewick.input.binding;

import static bumblewick.input.binding.Chord.half;
import static bumblewick.input.binding.Chord.key;
import static bumblewick.input.binding.Chord.pad;

import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** The axes of a free camera, the same in every tool. */
public final class CameraAxis {
    public static final CommandAxis RIGHT = new CommandAxis(
            List.of(key(KeyInput.KEY_D), half(JoystickAxis.X_AXIS, 1)),
            List.of(key(KeyInput.KEY_A), half(JoystickAxis.X_AXIS, -1)));
    public static final CommandAxis AHEAD = new CommandAxis(
            List.of(key(KeyInput.KEY_W), half(JoystickAxis.Y_AXIS, -1)),
            List.of(key(KeyInput.KEY_S), half(JoystickAxis.Y_AXIS, 1)));
    public static final CommandAxis UP = new CommandAxis(
            List.of(key(KeyInput.KEY_E), pad(JoystickButton.BUTTON_7), half(JoystickAxis.RIGHT_TRIGGER, 1)),
            List.of(key(KeyInput.KEY_Q), pad(JoystickButton.BUTTON_6), half(JoystickAxis.LEFT_TRIGGER, 1)));
    public static final CommandAxis TURN = new CommandAxis(
            List.of(key(KeyInput.KEY_L), half(JoystickAxis.Z_AXIS, 1)),
            List.of(key(KeyInput.KEY_J), half(JoystickAxis.Z_AXIS, -1)));
    public static final CommandAxis TILT = new CommandAxis(
            List.of(key(KeyInput.KEY_I), half(JoystickAxis.Z_ROTATION, -1)),
            List.of(key(KeyInput.KEY_K), half(JoystickAxis.Z_ROTATION, 1)));
    public static final CommandAxis WIDEN = new CommandAxis(
            List.of(key(KeyInput.KEY_X), pad(JoystickButton.BUTTON_5)),
            List.of(key(KeyInput.KEY_Z), pad(JoystickButton.BUTTON_4)));
    public static final CommandAxis FAST = new CommandAxis(List.of(key(KeyInput.KEY_LSHIFT)), List.of());

    /** All axes of the camera. */
    public static final List<CommandAxis> ALL = List.of(RIGHT, AHEAD, UP, TURN, TILT, WIDEN, FAST);

    private CameraAxis() {}
}
