package bumblewick.input.device;

import bumblewick.input.binding.Binding;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.simsilica.lemur.event.DefaultRawInputListener;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Menu navigation by keyboard, pads and the wheel. The keys are fixed, whatever is bound for play, so that a bad
 * binding cannot lock the player out of the settings page.
 *
 * <p>A press acts at once; a held direction repeats.
 */
public final class MenuInput extends DefaultRawInputListener {
    /** From this value on a stick counts as pushed, and below {@link #RELEASED} as released again. */
    private static final float PUSHED = 0.6f;

    private static final float RELEASED = 0.4f;

    private static final Map<Integer, MenuCommand> KEYS = Map.ofEntries(
            Map.entry(KeyInput.KEY_UP, MenuCommand.UP),
            Map.entry(KeyInput.KEY_W, MenuCommand.UP),
            Map.entry(KeyInput.KEY_DOWN, MenuCommand.DOWN),
            Map.entry(KeyInput.KEY_S, MenuCommand.DOWN),
            Map.entry(KeyInput.KEY_LEFT, MenuCommand.LEFT),
            Map.entry(KeyInput.KEY_A, MenuCommand.LEFT),
            Map.entry(KeyInput.KEY_RIGHT, MenuCommand.RIGHT),
            Map.entry(KeyInput.KEY_D, MenuCommand.RIGHT),
            Map.entry(KeyInput.KEY_RETURN, MenuCommand.ACCEPT),
            Map.entry(KeyInput.KEY_NUMPADENTER, MenuCommand.ACCEPT),
            Map.entry(KeyInput.KEY_SPACE, MenuCommand.ACCEPT),
            Map.entry(KeyInput.KEY_TAB, MenuCommand.NEXT),
            Map.entry(KeyInput.KEY_E, MenuCommand.NEXT),
            Map.entry(KeyInput.KEY_PGDN, MenuCommand.NEXT),
            Map.entry(KeyInput.KEY_Q, MenuCommand.PREVIOUS),
            Map.entry(KeyInput.KEY_PGUP, MenuCommand.PREVIOUS),
            Map.entry(KeyInput.KEY_R, MenuCommand.RESET),
            Map.entry(KeyInput.KEY_DELETE, MenuCommand.DELETE));

    private static final Map<String, MenuCommand> BUTTONS = Map.of(
            JoystickButton.BUTTON_2, MenuCommand.ACCEPT, // A
            JoystickButton.BUTTON_4, MenuCommand.PREVIOUS, // LB
            JoystickButton.BUTTON_5, MenuCommand.NEXT, // RB
            JoystickButton.BUTTON_0, MenuCommand.RESET, // Y
            JoystickButton.BUTTON_3, MenuCommand.DELETE); // X

    private static final Map<String, MenuCommand> FORWARDS = Map.of(
            JoystickAxis.X_AXIS, MenuCommand.RIGHT,
            JoystickAxis.POV_X, MenuCommand.RIGHT,
            JoystickAxis.Y_AXIS, MenuCommand.DOWN,
            JoystickAxis.POV_Y, MenuCommand.UP);

    private static final Map<MenuCommand, MenuCommand> OPPOSITE = new EnumMap<>(Map.of(
            MenuCommand.RIGHT, MenuCommand.LEFT, MenuCommand.DOWN, MenuCommand.UP, MenuCommand.UP, MenuCommand.DOWN));

    private final Consumer<MenuCommand> target;
    private final Map<String, MenuCommand> pushedSticks = new HashMap<>();
    private final KeyRepeat<MenuCommand> repeat = new KeyRepeat<>();
    private boolean enabled;

    /** Whether {@code binding} navigates menus. */
    static boolean isMenuKey(Binding binding) {
        if (binding instanceof Binding.Key key) {
            return KEYS.containsKey(key.code());
        }
        if (binding instanceof Binding.PadButton button) {
            return BUTTONS.containsKey(button.id());
        }
        return binding instanceof Binding.HalfAxis half && FORWARDS.containsKey(half.id());
    }

    /** Sends commands to {@code target}; disabled at first. */
    public MenuInput(Consumer<MenuCommand> target) {
        this.target = target;
    }

    /** Enables or disables navigation; either way nothing repeats any more. */
    public void setEnabled(boolean enabled) {
        this.enabled = enabled;
        repeat.stop();
    }

    /** Repeats what is held; call it once a frame. */
    public void update(float seconds) {
        repeat.update(seconds).ifPresent(target);
    }

    private void press(MenuCommand command, Object by) {
        if (!enabled || command == null) {
            return;
        }
        if (command.repeats()) {
            repeat.hold(command, by);
        }
        target.accept(command);
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        if (event.isRepeating()) {
            return;
        }
        if (event.isPressed()) {
            press(KEYS.get(event.getKeyCode()), event.getKeyCode());
        } else {
            repeat.release(event.getKeyCode());
        }
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        if (event.isPressed()) {
            press(BUTTONS.get(event.getButton().getLogicalId()), event.getButton());
        }
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        String axis = event.getAxis().getLogicalId();
        MenuCommand forward = FORWARDS.get(axis);
        if (forward == null) {
            return;
        }
        MenuCommand before = pushedSticks.get(axis);
        if (Math.abs(event.getValue()) < RELEASED) {
            pushedSticks.remove(axis);
            repeat.release(axis);
        } else if (Math.abs(event.getValue()) > PUSHED) {
            MenuCommand now = event.getValue() > 0f ? forward : OPPOSITE.get(forward);
            if (now != before) {
                pushedSticks.put(axis, now);
                press(now, axis);
            }
        }
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        if (enabled && event.getDeltaWheel() != 0) {
            target.accept(event.getDeltaWheel() > 0 ? MenuCommand.UP : MenuCommand.DOWN);
        }
    }
}
