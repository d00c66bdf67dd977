package bumblewick.input;

import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Walks through menus with keys, pads and the wheel. The same keys for everybody, whatever is bound for play: nobody can lock
 * himself out of the page that would mend it.
 *
 * <p>A press answers at once; a direction that is held repeats after a while.
 */
public final class MenuKeys implements RawInputListener {
    /** A stick counts as pushed from here on, and as let go below {@link #LET_GO}. */
    private static final float PUSHED = 0.6f;

    private static final float LET_GO = 0.4f;

    private static final Map<Integer, MenuStep> KEYS = Map.ofEntries(
            Map.entry(KeyInput.KEY_UP, MenuStep.UP),
            Map.entry(KeyInput.KEY_W, MenuStep.UP),
            Map.entry(KeyInput.KEY_DOWN, MenuStep.DOWN),
            Map.entry(KeyInput.KEY_S, MenuStep.DOWN),
            Map.entry(KeyInput.KEY_LEFT, MenuStep.LEFT),
            Map.entry(KeyInput.KEY_A, MenuStep.LEFT),
            Map.entry(KeyInput.KEY_RIGHT, MenuStep.RIGHT),
            Map.entry(KeyInput.KEY_D, MenuStep.RIGHT),
            Map.entry(KeyInput.KEY_RETURN, MenuStep.ACCEPT),
            Map.entry(KeyInput.KEY_NUMPADENTER, MenuStep.ACCEPT),
            Map.entry(KeyInput.KEY_SPACE, MenuStep.ACCEPT),
            Map.entry(KeyInput.KEY_TAB, MenuStep.NEXT),
            Map.entry(KeyInput.KEY_E, MenuStep.NEXT),
            Map.entry(KeyInput.KEY_PGDN, MenuStep.NEXT),
            Map.entry(KeyInput.KEY_Q, MenuStep.PREVIOUS),
            Map.entry(KeyInput.KEY_PGUP, MenuStep.PREVIOUS));

    /** What leads one step back: Escape, Backspace, the pad's B and Start. */
    static final List<Binding> BACK = List.of(
            new Binding.Key(KeyInput.KEY_ESCAPE),
            new Binding.Key(KeyInput.KEY_BACK),
            new Binding.PadButton(JoystickButton.BUTTON_1),
            new Binding.PadButton(JoystickButton.BUTTON_9));

    private static final Map<String, MenuStep> BUTTONS = Map.of(
            JoystickButton.BUTTON_2, MenuStep.ACCEPT, // A
            JoystickButton.BUTTON_4, MenuStep.PREVIOUS, // LB
            JoystickButton.BUTTON_5, MenuStep.NEXT); // RB

    private static final Map<String, MenuStep> FORWARDS = Map.of(
            JoystickAxis.X_AXIS, MenuStep.RIGHT,
            JoystickAxis.POV_X, MenuStep.RIGHT,
            JoystickAxis.Y_AXIS, MenuStep.DOWN,
            JoystickAxis.POV_Y, MenuStep.UP);

    private static final Map<MenuStep, MenuStep> OPPOSITE = new EnumMap<>(
            Map.of(MenuStep.RIGHT, MenuStep.LEFT, MenuStep.DOWN, MenuStep.UP, MenuStep.UP, MenuStep.DOWN));

    private final Consumer<MenuStep> menu;
    private final Map<String, MenuStep> sticks = new HashMap<>();
    private final Repeat<MenuStep> repeat = new Repeat<>();
    private boolean awake;

    /** Whether it walks through menus. */
    static boolean leads(Binding binding) {
        if (binding instanceof Binding.Key key) {
            return KEYS.containsKey(key.code());
        }
        if (binding instanceof Binding.PadButton button) {
            return BUTTONS.containsKey(button.id());
        }
        return binding instanceof Binding.HalfAxis half && FORWARDS.containsKey(half.id());
    }

    /** Asks {@code menu} for steps; asleep at first. */
    public MenuKeys(Consumer<MenuStep> menu) {
        this.menu = menu;
    }

    /** Lets the keys walk through menus, or leaves them to the play. */
    public void awake(boolean awake) {
        this.awake = awake;
        repeat.stop();
    }

    /** Goes on by a frame: what is held repeats. */
    public void update(float seconds) {
        repeat.update(seconds).ifPresent(menu);
    }

    private void press(MenuStep step, Object by) {
        if (!awake || step == null) {
            return;
        }
        if (step.repeats()) {
            repeat.hold(step, by);
        }
        menu.accept(step);
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        if (event.isRepeating()) {
            return;
        }
        if (event.isPressed()) {
            press(KEYS.get(event.getKeyCode()), event.getKeyCode());
        } else {
            repeat.letGo(event.getKeyCode());
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
        MenuStep forward = FORWARDS.get(axis);
        if (forward == null) {
            return;
        }
        MenuStep before = sticks.get(axis);
        if (Math.abs(event.getValue()) < LET_GO) {
            sticks.remove(axis);
            repeat.letGo(axis);
        } else if (Math.abs(event.getValue()) > PUSHED) {
            MenuStep now = event.getValue() > 0f ? forward : OPPOSITE.get(forward);
            if (now != before) {
                sticks.put(axis, now);
                press(now, axis);
            }
        }
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        if (awake && event.getDeltaWheel() != 0) {
            menu.accept(event.getDeltaWheel() > 0 ? MenuStep.UP : MenuStep.DOWN);
        }
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        // a pointer points for itself
    }

    @Override
    public void onTouchEvent(TouchEvent event) {
        // so does a finger
    }

    @Override
    public void beginInput() {
        // every event stands for itself
    }

    @Override
    public void endInput() {
        // likewise
    }
}
