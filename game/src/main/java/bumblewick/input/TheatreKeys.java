package bumblewick.input;

import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import java.util.ArrayDeque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;

/**
 * What one does who watches a replay: commands that are pressed, ways that are held, and the pointer. It watches the
 * devices themselves; add it to jME's input manager while the theatre is open.
 */
public final class TheatreKeys implements RawInputListener {
    private static final float PRESSED = 0.5f;
    private static final float DEAD_ZONE = 0.15f;

    /** What is done by a press. */
    public enum Command {
        PLAY(false, key(KeyInput.KEY_SPACE), pad(JoystickButton.BUTTON_2)),
        STEP_BACK(true, key(KeyInput.KEY_COMMA), pad(JoystickButton.BUTTON_4)),
        STEP_ON(true, key(KeyInput.KEY_PERIOD), pad(JoystickButton.BUTTON_5)),
        MARK_BACK(false, key(KeyInput.KEY_PGUP), pad(JoystickButton.BUTTON_6), half(JoystickAxis.LEFT_TRIGGER, 1)),
        MARK_ON(false, key(KeyInput.KEY_PGDN), pad(JoystickButton.BUTTON_7), half(JoystickAxis.RIGHT_TRIGGER, 1)),
        FIRST(false, key(KeyInput.KEY_HOME)),
        LAST(false, key(KeyInput.KEY_END)),
        SLOWER(false, key(KeyInput.KEY_DOWN), half(JoystickAxis.POV_Y, -1)),
        FASTER(false, key(KeyInput.KEY_UP), half(JoystickAxis.POV_Y, 1)),
        CAMERA(false, key(KeyInput.KEY_C), pad(JoystickButton.BUTTON_0)),
        RESET(false, key(KeyInput.KEY_R), pad(JoystickButton.BUTTON_10)),
        HUD(false, key(KeyInput.KEY_H), pad(JoystickButton.BUTTON_3)),
        TAKE_OVER(false, key(KeyInput.KEY_T), pad(JoystickButton.BUTTON_11));

        private final boolean repeats;
        private final List<Binding> bindings;

        Command(boolean repeats, Binding... bindings) {
            this.repeats = repeats;
            this.bindings = List.of(bindings);
        }

        /** What does it, keyboard first. */
        public List<Binding> bindings() {
            return bindings;
        }
    }

    /** What is done for as long as it is held. */
    public enum Way {
        SEEK(
                List.of(key(KeyInput.KEY_RIGHT), half(JoystickAxis.POV_X, 1)),
                List.of(key(KeyInput.KEY_LEFT), half(JoystickAxis.POV_X, -1))),
        RIGHT(
                List.of(key(KeyInput.KEY_D), half(JoystickAxis.X_AXIS, 1)),
                List.of(key(KeyInput.KEY_A), half(JoystickAxis.X_AXIS, -1))),
        AHEAD(
                List.of(key(KeyInput.KEY_W), half(JoystickAxis.Y_AXIS, -1)),
                List.of(key(KeyInput.KEY_S), half(JoystickAxis.Y_AXIS, 1))),
        UP(
                List.of(key(KeyInput.KEY_E), pad(JoystickButton.BUTTON_7), half(JoystickAxis.RIGHT_TRIGGER, 1)),
                List.of(key(KeyInput.KEY_Q), pad(JoystickButton.BUTTON_6), half(JoystickAxis.LEFT_TRIGGER, 1))),
        TURN(
                List.of(key(KeyInput.KEY_L), half(JoystickAxis.Z_AXIS, 1)),
                List.of(key(KeyInput.KEY_J), half(JoystickAxis.Z_AXIS, -1))),
        TILT(
                List.of(key(KeyInput.KEY_I), half(JoystickAxis.Z_ROTATION, -1)),
                List.of(key(KeyInput.KEY_K), half(JoystickAxis.Z_ROTATION, 1))),
        WIDEN(
                List.of(key(KeyInput.KEY_X), pad(JoystickButton.BUTTON_5)),
                List.of(key(KeyInput.KEY_Z), pad(JoystickButton.BUTTON_4))),
        FAST(List.of(key(KeyInput.KEY_LSHIFT)), List.of());

        private final List<Binding> there;
        private final List<Binding> back;

        Way(List<Binding> there, List<Binding> back) {
            this.there = there;
            this.back = back;
        }
    }

    private final Map<Binding, Command> commands = new HashMap<>();
    private final Map<Binding, Float> pushed = new HashMap<>();
    private final Map<Way, Float> held = new EnumMap<>(Way.class);
    private final Queue<Command> pressed = new ArrayDeque<>();
    private boolean padInHand;
    private int pointerX;
    private int pointerY;
    private boolean clicked;
    private boolean down;
    private boolean looking;
    private float lookX;
    private float lookY;
    private float wheel;

    /** Makes keys of which none is held. */
    public TheatreKeys() {
        for (Command command : Command.values()) {
            command.bindings.forEach(binding -> commands.put(binding, command));
        }
    }

    private static Binding key(int code) {
        return new Binding.Key(code);
    }

    private static Binding pad(String id) {
        return new Binding.PadButton(id);
    }

    private static Binding half(String id, int sign) {
        return new Binding.HalfAxis(id, sign);
    }

    /** The next command that was pressed, or null. */
    public Command poll() {
        return pressed.poll();
    }

    /** How far a way is held, −1 to 1. */
    public float held(Way way) {
        return held.getOrDefault(way, 0f);
    }

    /** Whether the last thing that was pressed is on a pad. */
    public boolean padInHand() {
        return padInHand;
    }

    /** Where the pointer is, in pixels from the left edge. */
    public int pointerX() {
        return pointerX;
    }

    /** Where the pointer is, in pixels from the lower edge. */
    public int pointerY() {
        return pointerY;
    }

    /** Whether the left button was pressed since the last call. */
    public boolean takeClick() {
        boolean result = clicked;
        clicked = false;
        return result;
    }

    /** Whether the left button is held. */
    public boolean pointerDown() {
        return down;
    }

    /** The pointer's way to the right with the right button held since the last call, in pixels. */
    public float takeLookX() {
        float result = lookX;
        lookX = 0f;
        return result;
    }

    /** The same upwards. */
    public float takeLookY() {
        float result = lookY;
        lookY = 0f;
        return result;
    }

    /** How far the wheel was turned away from the hand since the last call, in notches. */
    public float takeWheel() {
        float result = wheel;
        wheel = 0f;
        return result;
    }

    private void push(Binding binding, float value, boolean again) {
        float before = pushed.getOrDefault(binding, 0f);
        pushed.put(binding, value);
        Command command = commands.get(binding);
        boolean press = value >= PRESSED && (before < PRESSED || again && command != null && command.repeats);
        if (press && command != null) {
            pressed.add(command);
        }
        for (Way way : Way.values()) {
            if (way.there.contains(binding) || way.back.contains(binding)) {
                held.put(way, most(way.there) - most(way.back));
            }
        }
    }

    private float most(List<Binding> bindings) {
        float most = 0f;
        for (Binding binding : bindings) {
            most = Math.max(most, pushed.getOrDefault(binding, 0f));
        }
        return most < DEAD_ZONE ? 0f : most;
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        padInHand = false;
        push(key(event.getKeyCode()), event.isPressed() ? 1f : 0f, event.isRepeating());
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        padInHand = false;
        if (event.getButtonIndex() == MouseInput.BUTTON_LEFT) {
            clicked |= event.isPressed();
            down = event.isPressed();
        } else if (event.getButtonIndex() == MouseInput.BUTTON_RIGHT) {
            looking = event.isPressed();
        }
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        pointerX = event.getX();
        pointerY = event.getY();
        wheel += Math.signum(event.getDeltaWheel());
        if (looking) {
            lookX += event.getDX();
            lookY += event.getDY();
        }
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        padInHand = true;
        push(pad(event.getButton().getLogicalId()), event.isPressed() ? 1f : 0f, false);
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        padInHand |= Math.abs(event.getValue()) >= PRESSED;
        String id = event.getAxis().getLogicalId();
        push(half(id, 1), Math.max(0f, event.getValue()), false);
        push(half(id, -1), Math.max(0f, -event.getValue()), false);
    }

    @Override
    public void onTouchEvent(TouchEvent event) {
        // fingers come as the pointer
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
