package bumblewick.input.binding;

import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** The axes of a free camera, the same in every tool. */
public enum CameraAxis implements CommandAxis {
    RIGHT(
            List.of(Chord.key(KeyInput.KEY_D), Chord.half(JoystickAxis.X_AXIS, 1)),
            List.of(Chord.key(KeyInput.KEY_A), Chord.half(JoystickAxis.X_AXIS, -1))),
    AHEAD(
            List.of(Chord.key(KeyInput.KEY_W), Chord.half(JoystickAxis.Y_AXIS, -1)),
            List.of(Chord.key(KeyInput.KEY_S), Chord.half(JoystickAxis.Y_AXIS, 1))),
    UP(
            List.of(
                    Chord.key(KeyInput.KEY_E),
                    Chord.pad(JoystickButton.BUTTON_7),
                    Chord.half(JoystickAxis.RIGHT_TRIGGER, 1)),
            List.of(
                    Chord.key(KeyInput.KEY_Q),
                    Chord.pad(JoystickButton.BUTTON_6),
                    Chord.half(JoystickAxis.LEFT_TRIGGER, 1))),
    TURN(
            List.of(Chord.key(KeyInput.KEY_L), Chord.half(JoystickAxis.Z_AXIS, 1)),
            List.of(Chord.key(KeyInput.KEY_J), Chord.half(JoystickAxis.Z_AXIS, -1))),
    TILT(
            List.of(Chord.key(KeyInput.KEY_I), Chord.half(JoystickAxis.Z_ROTATION, -1)),
            List.of(Chord.key(KeyInput.KEY_K), Chord.half(JoystickAxis.Z_ROTATION, 1))),
    WIDEN(
            List.of(Chord.key(KeyInput.KEY_X), Chord.pad(JoystickButton.BUTTON_5)),
            List.of(Chord.key(KeyInput.KEY_Z), Chord.pad(JoystickButton.BUTTON_4))),
    FAST(List.of(Chord.key(KeyInput.KEY_LSHIFT)), List.of());

    private final List<Chord> positive;
    private final List<Chord> negative;

    CameraAxis(List<Chord> positive, List<Chord> negative) {
        this.positive = positive;
        this.negative = negative;
    }

    @Override
    public List<Chord> positive() {
        return positive;
    }

    @Override
    public List<Chord> negative() {
        return negative;
    }
}
