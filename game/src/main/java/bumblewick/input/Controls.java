package bumblewick.input;

import com.jme3.input.KeyInput;
import com.simsilica.lemur.focus.FocusNavigationFunctions;
import com.simsilica.lemur.input.AnalogFunctionListener;
import com.simsilica.lemur.input.Axis;
import com.simsilica.lemur.input.Button;
import com.simsilica.lemur.input.FunctionId;
import com.simsilica.lemur.input.InputMapper;
import com.simsilica.lemur.input.InputState;
import com.simsilica.lemur.input.StateFunctionListener;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Connects the devices with what is done: actions of the {@linkplain Bindings bindings} go to an
 * {@link IntentBuffer} while somebody flies; pause and screenshot go to whoever asked for them, always.
 *
 * <p>Lemur's mapper lets a key mean one thing at a time, by the group that is active: keys either fly or walk through
 * menus. It also gives an axis to one function only, so both halves of a stick share one here and are told apart by
 * their sign.
 */
public final class Controls implements AnalogFunctionListener, StateFunctionListener {
    /** What the input mapper divides the mouse's pixels by. */
    private static final double PIXELS = 1024.0;

    private final InputMapper mapper;
    private final Map<FunctionId, Action> actions = new HashMap<>();
    private final Map<FunctionId, List<Half>> halves = new HashMap<>();
    private final Map<Action, Runnable> listeners = new EnumMap<>(Action.class);
    private final Action[] all = Action.values();
    private final float[] pushed = new float[all.length];
    private IntentBuffer intents = new IntentBuffer(1f);
    private float mouseX;
    private float mouseY;

    /** What one half of an axis does. */
    private record Half(Action action, int sign) {}

    /** Binds everything in {@code bindings}; the keys walk through menus until somebody {@link #steer steers}. */
    public Controls(InputMapper mapper, Bindings bindings) {
        this.mapper = mapper;
        for (Action action : all) {
            FunctionId function = Functions.of(action);
            actions.put(function, action);
            bindings.of(action).forEach(binding -> map(function, action, binding));
            mapper.addAnalogListener(this, function);
            mapper.addStateListener(this, function);
        }
        mapper.map(Functions.MOUSE_X, Axis.MOUSE_X);
        mapper.map(Functions.MOUSE_Y, Axis.MOUSE_Y);
        mapper.addAnalogListener(this, Functions.MOUSE_X, Functions.MOUSE_Y);
        mapNavigation();
        mapper.activateGroup(Functions.ALWAYS);
    }

    private void map(FunctionId function, Action action, Binding binding) {
        if (binding instanceof Binding.Key key) {
            mapper.map(function, key.code());
        } else if (binding instanceof Binding.DeviceButton button) {
            mapper.map(function, button.button());
        } else if (binding instanceof Binding.HalfAxis half) {
            mapAxis(half, action);
        }
    }

    private void mapAxis(Binding.HalfAxis half, Action action) {
        FunctionId function = Functions.of(half.axis());
        List<Half> known = halves.get(function);
        if (known == null) {
            known = new ArrayList<>();
            halves.put(function, known);
            mapper.map(function, half.axis());
            mapper.addAnalogListener(this, function);
        }
        known.add(new Half(action, half.sign()));
    }

    /** Menus are walked through with the keys that fly, too. */
    private void mapNavigation() {
        FocusNavigationFunctions.initializeDefaultMappings(mapper);
        mapper.map(FocusNavigationFunctions.F_Y_AXIS, KeyInput.KEY_W);
        mapper.map(FocusNavigationFunctions.F_Y_AXIS, InputState.Negative, KeyInput.KEY_S);
        mapper.map(FocusNavigationFunctions.F_X_AXIS, KeyInput.KEY_D);
        mapper.map(FocusNavigationFunctions.F_X_AXIS, InputState.Negative, KeyInput.KEY_A);
        mapper.map(Functions.MENU_BACK, Button.JOYSTICK_BUTTON2);
        mapper.map(Functions.MENU_BACK, KeyInput.KEY_BACK);
        mapper.addStateListener(this, Functions.MENU_BACK);
        actions.put(Functions.MENU_BACK, Action.PAUSE);
    }

    /** From now on hands steer through {@code buffer}, and the keys no longer walk through menus. */
    public void steer(IntentBuffer buffer) {
        intents = buffer;
        buffer.reset();
        mapper.deactivateGroup(FocusNavigationFunctions.UI_NAV);
        mapper.activateGroup(Functions.FLIGHT);
    }

    /** The opposite of {@link #steer}: the keys walk through menus. */
    public void navigate() {
        intents.reset();
        mapper.deactivateGroup(Functions.FLIGHT);
        mapper.activateGroup(FocusNavigationFunctions.UI_NAV);
    }

    /** Calls {@code reaction} whenever {@code action} is pressed; one reaction at a time. */
    public void whenPressed(Action action, Runnable reaction) {
        listeners.put(action, reaction);
    }

    /**
     * Hands this frame's positions on; call once a frame, after the devices were read.
     *
     * @param unitsPerPixel how far Wick goes for a pixel of the mouse's way, in u
     */
    public void update(float unitsPerPixel) {
        for (Action action : all) {
            intents.push(action, pushed[action.ordinal()]);
            pushed[action.ordinal()] = 0f;
        }
        intents.drag(mouseX * unitsPerPixel, mouseY * unitsPerPixel);
        mouseX = 0f;
        mouseY = 0f;
    }

    @Override
    public void valueActive(FunctionId function, double value, double seconds) {
        if (function == Functions.MOUSE_X) {
            mouseX += pixels(value, seconds);
        } else if (function == Functions.MOUSE_Y) {
            mouseY += pixels(value, seconds);
        } else if (halves.containsKey(function)) {
            pushHalves(halves.get(function), (float) value);
        } else if (actions.containsKey(function)) {
            pushAtLeast(actions.get(function), (float) value);
        }
    }

    private static float pixels(double value, double seconds) {
        double pixels = value * seconds * PIXELS;
        return Double.isFinite(pixels) ? (float) pixels : 0f;
    }

    private void pushHalves(List<Half> parts, float value) {
        for (int i = 0; i < parts.size(); i++) {
            pushAtLeast(parts.get(i).action(), value * parts.get(i).sign());
        }
    }

    private void pushAtLeast(Action action, float value) {
        pushed[action.ordinal()] = Math.max(pushed[action.ordinal()], value);
    }

    @Override
    public void valueChanged(FunctionId function, InputState state, double seconds) {
        Action action = actions.get(function);
        if (action == null || state != InputState.Positive) {
            return;
        }
        intents.press(action);
        Runnable reaction = listeners.get(action);
        if (reaction != null) {
            reaction.run();
        }
    }
}
