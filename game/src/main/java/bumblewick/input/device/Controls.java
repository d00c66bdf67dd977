package bumblewick.input.device;

import bumblewick.input.Action;
import bumblewick.input.Device;
import bumblewick.input.InputContext;
import bumblewick.input.IntentBuffer;
import bumblewick.input.binding.Binding;
import bumblewick.input.binding.Bindings;
import bumblewick.input.touch.TouchInput;
import bumblewick.settings.TouchGeometry;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import com.simsilica.lemur.event.DefaultRawInputListener;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Connects the devices with actions: presses and positions of {@linkplain Bindings bound} controls go to an {@link
 * IntentBuffer} while the player flies or walks; actions such as pausing call the reactions that were {@linkplain
 * #onPressed registered}.
 *
 * <p>It listens to raw device events, so that a press and release between two frames is not missed. {@link MenuInput}
 * handles menu navigation and is disabled while the player flies or walks.
 */
public final class Controls extends DefaultRawInputListener {
    /** An axis pushed further than this makes the pad the active device; a pad at rest jitters less. */
    private static final float PUSHED = 0.4f;

    /** Number of frames for which one notch of the wheel counts as held. */
    private static final int NOTCH = 12;

    private static final int DEVICES = Device.values().length;

    private final MenuInput menuKeys;
    private Bindings bindings;
    private Map<Binding, InputControl> controls;
    private final Map<Action, Runnable> reactions = new EnumMap<>(Action.class);
    private final Action[] all = Action.values();
    /** The devices whose controls are bound. */
    private final Device[] devices = {Device.KEYS, Device.PAD};

    private final float[][] pushed = new float[devices.length][all.length];
    private final TouchInput touch = new TouchInput();
    private ReservedBindings reserved = ReservedBindings.NONE;
    private IntentBuffer intents = new IntentBuffer(1f);
    private InputContext context = InputContext.MENU;
    private boolean sticksSwapped;
    private float mouseX;
    private float mouseY;
    private Device activeDevice = Device.KEYS;
    private int revision;

    /** Binds {@code bindings} and starts in menus. Add this to jME's input manager as a raw listener. */
    public Controls(MenuInput menuKeys, Bindings bindings) {
        this.menuKeys = menuKeys;
        this.bindings = bindings;
        controls = controls(bindings);
        menuKeys.setEnabled(true);
    }

    private static Map<Binding, InputControl> controls(Bindings bindings) {
        Map<Binding, InputControl> controls = new LinkedHashMap<>();
        for (Action action : Action.values()) {
            for (Binding binding : bindings.of(action)) {
                controls.computeIfAbsent(binding, InputControl::new).addAction(action);
            }
        }
        return controls;
    }

    /**
     * Sends actions to {@code buffer} from now on and disables menu navigation. Held controls stay held only if all
     * their actions are directions.
     *
     * @param where {@link InputContext#FLIGHT} or {@link InputContext#FOOT}
     */
    public void enterPlay(IntentBuffer buffer, InputContext where) {
        intents = buffer;
        revision += where == context || activeDevice != Device.TOUCH
                ? 0
                : 1; // the fingers' glyphs differ between flight and foot
        context = where;
        buffer.reset();
        buffer.setOnFoot(where == InputContext.FOOT);
        for (InputControl control : controls.values()) {
            if (!control.isDirectional()) {
                control.release();
            }
        }
        mouseX = 0f;
        mouseY = 0f;
        touch.enterPlay(buffer, where);
        menuKeys.setEnabled(false);
    }

    /** Releases everything and enables menu navigation: the opposite of {@link #enterPlay}. */
    public void enterMenus() {
        intents.reset();
        context = InputContext.MENU;
        controls.values().forEach(InputControl::release);
        touch.enterMenus();
        menuKeys.setEnabled(true);
    }

    /**
     * Gives the bindings that {@code work} reserves no other meaning from now on, except {@link Action#BACK}. {@link
     * ReservedBindings#NONE} restores all meanings.
     */
    public void reserve(ReservedBindings work) {
        reserved = work;
    }

    /** The current bindings. */
    public Bindings bindings() {
        return bindings;
    }

    /** Replaces the bindings at once. */
    public void bind(Bindings changed) {
        bindings = changed;
        controls = controls(changed);
        intents.reset();
        revision++;
    }

    /**
     * A number that changes whenever the player changes to another device, or the bindings change: then shown key
     * glyphs are out of date.
     */
    public int revision() {
        return DEVICES * revision + activeDevice.ordinal();
    }

    /** The device that the player pressed, pushed or touched last. */
    public Device activeDevice() {
        return activeDevice;
    }

    /** Whether the active device is a pad. */
    public boolean isPadActive() {
        return activeDevice == Device.PAD;
    }

    /** Sets the active device before the player has pressed anything, to the one that the machine is made for. */
    public void assumeDevice(Device device) {
        activeDevice = device;
    }

    /** Sets where the on-screen controls are from now on. */
    public void setTouchGeometry(TouchGeometry plan) {
        touch.geometry(plan);
        revision++;
    }

    /** Whether the player walks, as opposed to flying or being in a menu. */
    public boolean isOnFoot() {
        return context == InputContext.FOOT;
    }

    /** Sets whether each stick of a pad does what the other is bound to. */
    public void swapSticks(boolean swapped) {
        if (swapped != sticksSwapped) {
            sticksSwapped = swapped;
            revision++;
        }
    }

    /**
     * The bindings that trigger an action; those of {@linkplain #swapSticks swapped} sticks come first, as they are swapped.
     */
    public Stream<Binding> bindingsNow(Action action) {
        return Stream.concat(
                bindings.of(action.onOtherStick()).stream().filter(this::isSwapped),
                bindings.of(action).stream().filter(binding -> !isSwapped(binding)));
    }

    private boolean isSwapped(Binding binding) {
        return sticksSwapped && binding instanceof Binding.HalfAxis half && half.isStick();
    }

    /** The fingers on the screen. */
    public TouchInput touch() {
        return touch;
    }

    /**
     * Calls {@code reaction} whenever the player presses {@code action} where it has a meaning; replaces an earlier
     * reaction.
     */
    public void onPressed(Action action, Runnable reaction) {
        reactions.put(action, reaction);
    }

    /**
     * Hands this frame's positions to the intent buffer; call it once a frame, after the devices were read.
     *
     * @param perPixel effect of one pixel of mouse movement: in flight a distance in u, on foot a turn of the camera
     *     in radians
     * @param seconds since the last frame
     */
    public void update(float perPixel, float seconds) {
        for (InputControl control : controls.values()) {
            for (int k = 0; k < control.actions().size(); k++) {
                Action bound = control.actions().get(k);
                int action = (sticksSwapped && control.isStick() ? bound.onOtherStick() : bound).ordinal();
                float[] most = pushed[control.device().ordinal()];
                most[action] = Math.max(most[action], control.value());
            }
            control.endFrame();
        }
        for (Device device : devices) {
            handOver(device);
        }
        touch.update(seconds);
        if (context == InputContext.FLIGHT) {
            intents.drag(Device.KEYS, mouseX * perPixel, mouseY * perPixel);
        } else if (context == InputContext.FOOT) {
            intents.turn(Device.KEYS, mouseX * perPixel, mouseY * perPixel);
        }
        mouseX = 0f;
        mouseY = 0f;
    }

    private void handOver(Device device) {
        float[] most = pushed[device.ordinal()];
        for (Action action : all) {
            intents.push(device, action, action.appliesIn(context) ? most[action.ordinal()] : 0f);
            most[action.ordinal()] = 0f;
        }
    }

    private void push(InputControl control, float value) {
        if (control != null && control.push(value)) {
            press(control);
        }
    }

    /**
     * Presses all actions of a control. A reaction may change the context, as pausing does; the press keeps the
     * context in which it began.
     */
    private void press(InputControl control) {
        InputContext where = context;
        for (int i = 0; i < control.actions().size(); i++) {
            press(control, control.actions().get(i), where);
        }
    }

    private void press(InputControl control, Action action, InputContext where) {
        boolean taken = action != Action.BACK && reserved.reserves(control.binding());
        if (taken || !control.appliesIn(action, where)) {
            return;
        }
        intents.press(control.device(), action);
        Runnable reaction = reactions.get(action);
        if (reaction != null) {
            reaction.run();
        }
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        if (!event.isRepeating()) {
            activeDevice = Device.KEYS;
            push(controls.get(new Binding.Key(event.getKeyCode())), event.isPressed() ? 1f : 0f);
        }
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        if (event.isPressed() && touch.isTouched()) {
            return; // jME's mouse event for the same finger
        }
        activeDevice = event.isPressed() ? Device.KEYS : activeDevice;
        push(controls.get(new Binding.MouseButton(event.getButtonIndex())), event.isPressed() ? 1f : 0f);
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        if (touch.isTouched()) {
            return; // likewise
        }
        mouseX += event.getDX();
        mouseY += event.getDY();
        if (event.getDeltaWheel() != 0) {
            InputControl control = controls.get(new Binding.Wheel(event.getDeltaWheel() > 0 ? 1 : -1));
            if (control != null && control.pressFor(NOTCH)) {
                press(control);
            }
        }
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        activeDevice = event.isPressed() ? Device.PAD : activeDevice;
        push(controls.get(new Binding.PadButton(event.getButton().getLogicalId())), event.isPressed() ? 1f : 0f);
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        activeDevice = Math.abs(event.getValue()) > PUSHED ? Device.PAD : activeDevice;
        String id = event.getAxis().getLogicalId();
        pushAxis(controls.get(new Binding.HalfAxis(id, 1)), event.getValue());
        pushAxis(controls.get(new Binding.HalfAxis(id, -1)), -event.getValue());
    }

    /** Directions are read each frame; an axis only counts as a press for actions that are buttons. */
    private void pushAxis(InputControl control, float value) {
        if (control == null || !control.push(value)) {
            return;
        }
        InputContext where = context;
        for (int i = 0; i < control.actions().size(); i++) {
            if (control.actions().get(i).button() != 0) {
                press(control, control.actions().get(i), where);
            }
        }
    }

    @Override
    public void onTouchEvent(TouchEvent event) {
        if (event.getType() == TouchEvent.Type.DOWN) {
            activeDevice = Device.TOUCH;
        }
        touch.handle(event);
    }
}
