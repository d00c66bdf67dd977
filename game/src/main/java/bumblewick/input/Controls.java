package bumblewick.input;

import com.jme3.input.RawInputListener;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import java.util.EnumMap;
import java.util.Map;

/**
 * Connects the devices with what is done: actions of the {@linkplain Bindings bindings} go to an {@link IntentBuffer}
 * while somebody flies or walks; pause and the like go to whoever asked for them.
 *
 * <p>It listens to the devices' own events, so that nothing that is pressed and let go between two frames is missed. Menus
 * are walked through by {@link MenuKeys}, which are asleep while somebody steers.
 */
public final class Controls implements RawInputListener {
    /** A pad that lies on the table trembles less than this. */
    private static final float PUSHED = 0.4f;

    /** For how many frames a notch of the wheel counts as held. */
    private static final int NOTCH = 12;

    private final MenuKeys menuKeys;
    private Bindings bindings;
    private Levers levers;
    private final Map<Action, Runnable> listeners = new EnumMap<>(Action.class);
    private final Action[] all = Action.values();
    private final Device[] devices = Device.values();
    private final float[][] pushed = new float[devices.length][all.length];
    private IntentBuffer intents = new IntentBuffer(1f);
    private Realm realm = Realm.MENU;
    private float mouseX;
    private float mouseY;
    private boolean padInHand;
    private int revision;

    /** Binds everything in {@code bindings}; the keys walk through menus until somebody steers. To be added to jME's input manager. */
    public Controls(MenuKeys menuKeys, Bindings bindings) {
        this.menuKeys = menuKeys;
        this.bindings = bindings;
        levers = new Levers(bindings);
        menuKeys.awake(true);
    }

    /**
     * From now on hands steer through {@code buffer}, and the keys no longer walk through menus. What is held stays
     * held only if it says where to.
     *
     * @param where {@link Realm#FLIGHT} or {@link Realm#FOOT}
     */
    public void steer(IntentBuffer buffer, Realm where) {
        intents = buffer;
        realm = where;
        buffer.reset();
        buffer.onFoot(where == Realm.FOOT);
        for (int i = 0; i < levers.all().size(); i++) {
            Lever lever = levers.all().get(i);
            if (!lever.steers()) {
                lever.rest();
            }
        }
        mouseX = 0f;
        mouseY = 0f;
        menuKeys.awake(false);
    }

    /** The opposite of {@link #steer}: the keys walk through menus. */
    public void navigate() {
        intents.reset();
        realm = Realm.MENU;
        levers.all().forEach(Lever::rest);
        menuKeys.awake(true);
    }

    /** What does what. */
    public Bindings bindings() {
        return bindings;
    }

    /** Binds anew, at once. */
    public void bind(Bindings changed) {
        bindings = changed;
        levers = new Levers(changed);
        intents.reset();
        revision++;
    }

    /** Another number whenever another device was taken up, or something was bound anew. */
    public int revision() {
        return 2 * revision + (padInHand ? 1 : 0);
    }

    /** Whether the last thing that was pressed, or pushed far, is on a pad. */
    public boolean padInHand() {
        return padInHand;
    }

    /** The pad was pulled out: keyboard and mouse are what is left. */
    public void padGone() {
        padInHand = false;
    }

    /** Calls {@code reaction} whenever {@code action} is pressed where it means something; one reaction at a time. */
    public void whenPressed(Action action, Runnable reaction) {
        listeners.put(action, reaction);
    }

    /**
     * Hands this frame's positions on; call once a frame, after the devices were read.
     *
     * @param perPixel what a pixel of the mouse's way is worth: in flight Wick's way in u, on foot the camera's turn in
     *     radians
     */
    public void update(float perPixel) {
        for (int i = 0; i < levers.all().size(); i++) {
            Lever lever = levers.all().get(i);
            for (int k = 0; k < lever.actions().size(); k++) {
                int action = lever.actions().get(k).ordinal();
                float[] most = pushed[lever.device().ordinal()];
                most[action] = Math.max(most[action], lever.value());
            }
            lever.age();
        }
        for (Device device : devices) {
            hand(device);
        }
        if (realm == Realm.FLIGHT) {
            intents.drag(mouseX * perPixel, mouseY * perPixel);
        } else if (realm == Realm.FOOT) {
            intents.turn(mouseX * perPixel, mouseY * perPixel);
        }
        mouseX = 0f;
        mouseY = 0f;
    }

    private void hand(Device device) {
        float[] most = pushed[device.ordinal()];
        for (Action action : all) {
            intents.push(device, action, action.in(realm) ? most[action.ordinal()] : 0f);
            most[action.ordinal()] = 0f;
        }
    }

    private void push(Lever lever, float value) {
        if (lever != null && lever.push(value)) {
            press(lever);
        }
    }

    /** What is done may lead elsewhere, as pausing does; a press means what it meant where it was pressed. */
    private void press(Lever lever) {
        Realm where = realm;
        for (int i = 0; i < lever.actions().size(); i++) {
            press(lever, lever.actions().get(i), where);
        }
    }

    private void press(Lever lever, Action action, Realm where) {
        if (!lever.counts(action, where)) {
            return;
        }
        intents.press(lever.device(), action);
        Runnable reaction = listeners.get(action);
        if (reaction != null) {
            reaction.run();
        }
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        if (!event.isRepeating()) {
            padInHand = false;
            push(levers.key(event.getKeyCode()), event.isPressed() ? 1f : 0f);
        }
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        padInHand = false;
        push(levers.mouseButton(event.getButtonIndex()), event.isPressed() ? 1f : 0f);
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        mouseX += event.getDX();
        mouseY += event.getDY();
        if (event.getDeltaWheel() != 0) {
            Lever lever = levers.wheel(event.getDeltaWheel() > 0);
            if (lever != null && lever.pressFor(NOTCH)) {
                press(lever);
            }
        }
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        padInHand |= event.isPressed();
        push(levers.padButton(event.getButton().getLogicalId()), event.isPressed() ? 1f : 0f);
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        padInHand |= Math.abs(event.getValue()) > PUSHED;
        String id = event.getAxis().getLogicalId();
        pushAxis(levers.axis(id, true), event.getValue());
        pushAxis(levers.axis(id, false), -event.getValue());
    }

    /** A stick that says where to is read each frame; only as a button it can be pressed. */
    private void pushAxis(Lever lever, float value) {
        if (lever == null || !lever.push(value)) {
            return;
        }
        Realm where = realm;
        for (int i = 0; i < lever.actions().size(); i++) {
            if (lever.actions().get(i).button() != 0) {
                press(lever, lever.actions().get(i), where);
            }
        }
    }

    @Override
    public void onTouchEvent(TouchEvent event) {
        // fingers come with their own screens
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
