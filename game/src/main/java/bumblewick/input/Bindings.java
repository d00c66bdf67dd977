package bumblewick.input;

import com.jme3.input.KeyInput;
import com.simsilica.lemur.input.Axis;
import com.simsilica.lemur.input.Button;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Which keys, buttons and sticks mean which action: two for keyboard and mouse, two for a pad. The mouse's movement is
 * not in here, it always steers.
 *
 * <p>Pads are named by jME's convention, in which A, B, X, Y are the joystick buttons 3, 2, 4, 1.
 */
public final class Bindings {
    private static final Button PAD_A = Button.JOYSTICK_BUTTON3;
    private static final Button PAD_X = Button.JOYSTICK_BUTTON4;

    private final Map<Action, List<Binding>> table = new EnumMap<>(Action.class);

    private Bindings() {}

    /** The bindings of somebody who has changed none. */
    public static Bindings defaults() {
        Bindings b = new Bindings();
        b.bind(Action.LEFT, key(KeyInput.KEY_A), key(KeyInput.KEY_LEFT));
        b.bind(Action.RIGHT, key(KeyInput.KEY_D), key(KeyInput.KEY_RIGHT));
        b.bind(Action.UP, key(KeyInput.KEY_W), key(KeyInput.KEY_UP));
        b.bind(Action.DOWN, key(KeyInput.KEY_S), key(KeyInput.KEY_DOWN));
        b.bind(Action.TIGHT, key(KeyInput.KEY_LSHIFT), button(Button.MOUSE_BUTTON2));
        b.bind(Action.SPIN, key(KeyInput.KEY_C), button(Button.MOUSE_BUTTON1));
        b.bind(Action.BOOST, key(KeyInput.KEY_Q), button(Button.MOUSE_BUTTON3));
        b.bind(Action.BRAKE, key(KeyInput.KEY_E), key(KeyInput.KEY_LCONTROL));
        b.bind(Action.JUMP, key(KeyInput.KEY_SPACE), key(KeyInput.KEY_RMENU));
        b.bind(Action.PAUSE, key(KeyInput.KEY_ESCAPE), key(KeyInput.KEY_P));
        b.bind(Action.SCREENSHOT, key(KeyInput.KEY_F12), key(KeyInput.KEY_SYSRQ));

        b.bind(Action.LEFT, half(Axis.JOYSTICK_LEFT_X, -1), half(Axis.JOYSTICK_HAT_X, -1));
        b.bind(Action.RIGHT, half(Axis.JOYSTICK_LEFT_X, 1), half(Axis.JOYSTICK_HAT_X, 1));
        b.bind(Action.UP, half(Axis.JOYSTICK_LEFT_Y, -1), half(Axis.JOYSTICK_HAT_Y, 1));
        b.bind(Action.DOWN, half(Axis.JOYSTICK_LEFT_Y, 1), half(Axis.JOYSTICK_HAT_Y, -1));
        b.bind(Action.TIGHT, button(Button.JOYSTICK_RIGHT2), half(Axis.JOYSTICK_RIGHT_TRIGGER, 1));
        b.bind(Action.SPIN, button(PAD_X), button(Button.JOYSTICK_RIGHT1));
        b.bind(Action.BOOST, button(Button.JOYSTICK_LEFT1), button(Button.JOYSTICK_LEFT3));
        b.bind(Action.BRAKE, button(Button.JOYSTICK_LEFT2), half(Axis.JOYSTICK_LEFT_TRIGGER, 1));
        b.bind(Action.JUMP, button(PAD_A));
        b.bind(Action.PAUSE, button(Button.JOYSTICK_START));
        b.bind(Action.SCREENSHOT, button(Button.JOYSTICK_SELECT));
        return b;
    }

    private void bind(Action action, Binding... bindings) {
        table.merge(action, List.of(bindings), Bindings::both);
    }

    private static List<Binding> both(List<Binding> first, List<Binding> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    /** Everything that does {@code action}, keyboard and mouse first. */
    public List<Binding> of(Action action) {
        return table.get(action);
    }

    private static Binding key(int code) {
        return new Binding.Key(code);
    }

    private static Binding button(Button button) {
        return new Binding.DeviceButton(button);
    }

    private static Binding half(Axis axis, int sign) {
        return new Binding.HalfAxis(axis, sign);
    }
}
