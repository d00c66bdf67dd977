package bumblewick.input;

import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Which keys, buttons and sticks mean which action: two for keyboard and mouse, up to two for a pad. The mouse's movement
 * is not in here: it always steers, or turns the camera.
 *
 * <p>Pads are numbered by jME's convention: Y, B, A, X are 0 to 3, then LB, RB, LT, RT, Select, Start, and the sticks.
 */
public final class Bindings {
    private static final String PAD_B = JoystickButton.BUTTON_1;
    private static final String PAD_A = JoystickButton.BUTTON_2;
    private static final String PAD_X = JoystickButton.BUTTON_3;
    private static final String LB = JoystickButton.BUTTON_4;
    private static final String RB = JoystickButton.BUTTON_5;
    private static final String LT = JoystickButton.BUTTON_6;
    private static final String RT = JoystickButton.BUTTON_7;
    private static final String SELECT = JoystickButton.BUTTON_8;
    private static final String START = JoystickButton.BUTTON_9;
    private static final String LEFT_STICK = JoystickButton.BUTTON_10;
    private static final String RIGHT_STICK = JoystickButton.BUTTON_11;

    private final Map<Action, List<Binding>> table = new EnumMap<>(Action.class);

    private Bindings() {}

    /** The bindings of somebody who has changed none. */
    public static Bindings defaults() {
        Bindings b = new Bindings();
        b.bindKeyboardAndMouse();
        b.bindPad();
        return b;
    }

    private void bindKeyboardAndMouse() {
        bind(Action.LEFT, key(KeyInput.KEY_A), key(KeyInput.KEY_LEFT));
        bind(Action.RIGHT, key(KeyInput.KEY_D), key(KeyInput.KEY_RIGHT));
        bind(Action.UP, key(KeyInput.KEY_W), key(KeyInput.KEY_UP));
        bind(Action.DOWN, key(KeyInput.KEY_S), key(KeyInput.KEY_DOWN));
        bind(Action.TIGHT, key(KeyInput.KEY_LSHIFT), mouse(MouseInput.BUTTON_RIGHT));
        bind(Action.SPIN, key(KeyInput.KEY_C), mouse(MouseInput.BUTTON_LEFT));
        bind(Action.FIRE, key(KeyInput.KEY_SPACE), key(KeyInput.KEY_F));
        bind(Action.BOOST, key(KeyInput.KEY_Q), mouse(MouseInput.BUTTON_MIDDLE));
        bind(Action.BRAKE, key(KeyInput.KEY_E), key(KeyInput.KEY_LCONTROL));
        bind(Action.JUMP, key(KeyInput.KEY_SPACE), key(KeyInput.KEY_RMENU));
        bind(Action.CROUCH, key(KeyInput.KEY_E), key(KeyInput.KEY_LCONTROL));
        bind(Action.LOOK_LEFT, key(KeyInput.KEY_J), key(KeyInput.KEY_NUMPAD4));
        bind(Action.LOOK_RIGHT, key(KeyInput.KEY_L), key(KeyInput.KEY_NUMPAD6));
        bind(Action.LOOK_UP, key(KeyInput.KEY_I), key(KeyInput.KEY_NUMPAD8));
        bind(Action.LOOK_DOWN, key(KeyInput.KEY_K), key(KeyInput.KEY_NUMPAD2));
        bind(Action.RECENTRE, key(KeyInput.KEY_R), mouse(MouseInput.BUTTON_MIDDLE));
        bind(Action.PAUSE, key(KeyInput.KEY_ESCAPE), key(KeyInput.KEY_P));
        bind(Action.BACK, key(KeyInput.KEY_BACK), key(KeyInput.KEY_DELETE));
        bind(Action.SCREENSHOT, key(KeyInput.KEY_F12), key(KeyInput.KEY_SYSRQ));
        bind(Action.OVERLAY, key(KeyInput.KEY_F3), key(KeyInput.KEY_F4));
    }

    private void bindPad() {
        bind(Action.LEFT, half(JoystickAxis.X_AXIS, -1), half(JoystickAxis.POV_X, -1));
        bind(Action.RIGHT, half(JoystickAxis.X_AXIS, 1), half(JoystickAxis.POV_X, 1));
        bind(Action.UP, half(JoystickAxis.Y_AXIS, -1), half(JoystickAxis.POV_Y, 1));
        bind(Action.DOWN, half(JoystickAxis.Y_AXIS, 1), half(JoystickAxis.POV_Y, -1));
        bind(Action.TIGHT, pad(RT), half(JoystickAxis.RIGHT_TRIGGER, 1));
        bind(Action.SPIN, pad(PAD_X), pad(RB));
        bind(Action.FIRE, pad(PAD_A));
        bind(Action.BOOST, pad(LB), pad(LEFT_STICK));
        bind(Action.BRAKE, pad(LT), half(JoystickAxis.LEFT_TRIGGER, 1));
        bind(Action.JUMP, pad(PAD_A));
        bind(Action.CROUCH, pad(LT), half(JoystickAxis.LEFT_TRIGGER, 1));
        bind(Action.LOOK_LEFT, half(JoystickAxis.Z_AXIS, -1));
        bind(Action.LOOK_RIGHT, half(JoystickAxis.Z_AXIS, 1));
        bind(Action.LOOK_UP, half(JoystickAxis.Z_ROTATION, -1));
        bind(Action.LOOK_DOWN, half(JoystickAxis.Z_ROTATION, 1));
        bind(Action.RECENTRE, pad(RIGHT_STICK));
        bind(Action.PAUSE, pad(START));
        bind(Action.BACK, pad(PAD_B));
        bind(Action.SCREENSHOT, pad(SELECT));
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

    private static Binding mouse(int index) {
        return new Binding.MouseButton(index);
    }

    private static Binding pad(String id) {
        return new Binding.PadButton(id);
    }

    private static Binding half(String id, int sign) {
        return new Binding.HalfAxis(id, sign);
    }
}
