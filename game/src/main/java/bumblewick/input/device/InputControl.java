package bumblewick.input.device;

import bumblewick.input.Action;
import bumblewick.input.Device;
import bumblewick.input.InputContext;
import bumblewick.input.binding.Binding;
import java.util.ArrayList;
import java.util.List;

/** One key, button or half axis, how far it is pushed, and the actions that are bound to it. */
final class InputControl {
    /** From this value on an axis counts as a pressed button. */
    private static final float PRESSED = 0.5f;

    private final Binding binding;
    private final boolean isMenuKey;
    private final List<Action> actions = new ArrayList<>();
    private float value;
    private float highest; // of a key or button in this frame
    private int framesLeft;

    /** Makes a control without actions. A key, button or half axis of {@link MenuInput} has no other meaning in menus. */
    InputControl(Binding binding) {
        this.binding = binding;
        isMenuKey = MenuInput.isMenuKey(binding);
    }

    Binding binding() {
        return binding;
    }

    Device device() {
        return binding.device();
    }

    /** Whether this is a direction of one of a pad's two sticks, as opposed to a trigger or the directional pad. */
    boolean isStick() {
        return binding instanceof Binding.HalfAxis half && half.isStick();
    }

    void addAction(Action action) {
        actions.add(action);
    }

    /** The actions that are bound to this control, in any context. */
    List<Action> actions() {
        return actions;
    }

    /**
     * Whether pressing this control triggers {@code action} in {@code context}. In menus a control that goes back, or
     * that navigates, does nothing else.
     */
    boolean appliesIn(Action action, InputContext context) {
        if (!action.appliesIn(context)) {
            return false;
        }
        return context != InputContext.MENU || action == Action.BACK || !(isMenuKey || actions.contains(Action.BACK));
    }

    /**
     * Presses this control for some frames: a notch of a wheel cannot be held.
     *
     * @return whether it was not pressed before
     */
    boolean pressFor(int frames) {
        framesLeft = frames;
        return push(1f);
    }

    /** Ends a frame, also of a press that {@link #pressFor} began. */
    void endFrame() {
        highest = 0f;
        if (framesLeft > 0 && --framesLeft == 0) {
            value = 0f;
        }
    }

    /**
     * How far this control is pushed: 0 at rest, 1 pressed. A key or button that is released in the frame in which it was
     * pressed counts as pressed until that ends.
     */
    float value() {
        return Math.max(value, highest);
    }

    /**
     * Pushes this control to {@code to}.
     *
     * @return whether this is a new press
     */
    boolean push(float to) {
        boolean press = to >= PRESSED && value < PRESSED;
        value = Math.max(0f, to);
        highest = binding instanceof Binding.HalfAxis ? 0f : Math.max(highest, value);
        return press;
    }

    /** Releases this control, whatever the device says. */
    void release() {
        value = 0f;
        highest = 0f;
    }

    /** Whether this is a stick or has directions only: then it may stay held while the context changes. */
    boolean isDirectional() {
        for (int i = 0; i < actions.size(); i++) {
            if (!actions.get(i).isDirection() && !isStick()) {
                return false;
            }
        }
        return true;
    }
}
