package bumblewick.input;

import java.util.ArrayList;
import java.util.List;

/** One key, button or half of an axis, how far it is pushed, and all that it may mean. */
final class Lever {
    /** Pushed so far, an axis counts as a pressed button. */
    private static final float PRESSED = 0.5f;

    private final Binding binding;
    private final boolean leadsMenus;
    private final List<Action> actions = new ArrayList<>();
    private float value;
    private int framesLeft;

    /**
     * Makes one that means nothing yet.
     *
     * @param binding what it is
     * @param leadsMenus whether it walks through menus: there it means nothing else
     */
    Lever(Binding binding, boolean leadsMenus) {
        this.binding = binding;
        this.leadsMenus = leadsMenus;
    }

    Binding binding() {
        return binding;
    }

    Device device() {
        return binding.device();
    }

    void means(Action action) {
        actions.add(action);
    }

    /** What it may mean, in one realm or another. */
    List<Action> actions() {
        return actions;
    }

    /** Whether one of its meanings counts in a realm. Whatever leads back in menus does nothing else there. */
    boolean counts(Action action, Realm realm) {
        if (!action.in(realm)) {
            return false;
        }
        return realm != Realm.MENU || action == Action.BACK || !(leadsMenus || actions.contains(Action.BACK));
    }

    /**
     * Presses it for some frames: a notch of a wheel cannot be held.
     *
     * @return whether that was a press
     */
    boolean pressFor(int frames) {
        framesLeft = frames;
        return push(1f);
    }

    /** A frame has passed. */
    void age() {
        if (framesLeft > 0 && --framesLeft == 0) {
            value = 0f;
        }
    }

    /** 0 at rest, 1 pressed. */
    float value() {
        return value;
    }

    /**
     * Pushes it to a place.
     *
     * @return whether that was a press
     */
    boolean push(float to) {
        boolean press = to >= PRESSED && value < PRESSED;
        value = Math.max(0f, to);
        return press;
    }

    /** It was let go, as far as anybody cares. */
    void rest() {
        value = 0f;
    }

    /** Whether all that it means is where to: it may be held while other things change. */
    boolean steers() {
        for (int i = 0; i < actions.size(); i++) {
            if (!actions.get(i).steers()) {
                return false;
            }
        }
        return true;
    }
}
