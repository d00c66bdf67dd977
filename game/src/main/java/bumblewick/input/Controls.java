package bumblewick.input;

import bumblewick.touch.TouchPlan;
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

    private static final int DEVICES = Device.values().length;

    private final MenuKeys menuKeys;
    private Bindings bindings;
    private Levers levers;
    private final Map<Action, Runnable> listeners = new EnumMap<>(Action.class);
    private final Action[] all = Action.values();
    /** Those that are made of levers. */
    private final Device[] devices = {Device.KEYS, Device.PAD};

    private final float[][] pushed = new float[devices.length][all.length];
    private final TouchHands touch = new TouchHands();
    private Claim claim = Claim.NONE;
    private IntentBuffer intents = new IntentBuffer(1f);
    private Realm realm = Realm.MENU;
    private float mouseX;
    private float mouseY;
    private Device inHand = Device.KEYS;
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
        revision += where == realm || inHand != Device.TOUCH ? 0 : 1; // the same fingers do something else
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
        touch.steer(buffer, where);
        menuKeys.awake(false);
    }

    /** The opposite of {@link #steer}: the keys walk through menus. */
    public void navigate() {
        intents.reset();
        realm = Realm.MENU;
        levers.all().forEach(Lever::rest);
        touch.navigate();
        menuKeys.awake(true);
    }

    /**
     * From now on what {@code work} takes means nothing else, but for {@linkplain Action#BACK what leads back}; with
     * {@link Claim#NONE}, everything means what it is bound to.
     */
    public void yieldTo(Claim work) {
        claim = work;
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
        return DEVICES * revision + inHand.ordinal();
    }

    /** What was pressed last, or pushed far, or touched. */
    public Device inHand() {
        return inHand;
    }

    /** Whether that is a pad. */
    public boolean padInHand() {
        return inHand == Device.PAD;
    }

    /** Somebody holds another device: before anything was pressed, a machine knows what it is made for. */
    public void takeUp(Device device) {
        inHand = device;
    }

    /** Where fingers find everything from now on. */
    public void plan(TouchPlan plan) {
        touch.plan(plan);
        revision++;
    }

    /** Whether somebody walks, as opposed to flying, or to being in a menu. */
    public boolean walks() {
        return realm == Realm.FOOT;
    }

    /** The fingers on the screen. */
    public TouchHands touch() {
        return touch;
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
     * @param seconds since the last frame
     */
    public void update(float perPixel, float seconds) {
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
        touch.update(seconds);
        if (realm == Realm.FLIGHT) {
            intents.drag(Device.KEYS, mouseX * perPixel, mouseY * perPixel);
        } else if (realm == Realm.FOOT) {
            intents.turn(Device.KEYS, mouseX * perPixel, mouseY * perPixel);
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
        boolean taken = action != Action.BACK && claim.takes(lever.binding());
        if (taken || !lever.counts(action, where)) {
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
            inHand = Device.KEYS;
            push(levers.key(event.getKeyCode()), event.isPressed() ? 1f : 0f);
        }
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        if (event.isPressed() && touch.touches()) {
            return; // the engine's own shadow of a finger
        }
        inHand = event.isPressed() ? Device.KEYS : inHand;
        push(levers.mouseButton(event.getButtonIndex()), event.isPressed() ? 1f : 0f);
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        if (touch.touches()) {
            return; // likewise
        }
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
        inHand = event.isPressed() ? Device.PAD : inHand;
        push(levers.padButton(event.getButton().getLogicalId()), event.isPressed() ? 1f : 0f);
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        inHand = Math.abs(event.getValue()) > PUSHED ? Device.PAD : inHand;
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
        if (event.getType() == TouchEvent.Type.DOWN) {
            inHand = Device.TOUCH;
        }
        touch.on(event);
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
