package bumblewick.input.device;

import com.jme3.input.KeyInput;
import com.jme3.input.event.KeyInputEvent;
import com.simsilica.lemur.event.DefaultRawInputListener;
import java.util.HashSet;
import java.util.Set;

/**
 * The keys of the window: F11 and Alt+Enter toggle full screen. Add this to jME's input manager before all other
 * listeners, so that the Enter of Alt+Enter does not choose a menu entry.
 */
public final class WindowKeys extends DefaultRawInputListener {
    private final Runnable toggle;
    private final Set<Integer> held = new HashSet<>();

    /** Calls {@code toggle} when the player presses F11 or Alt+Enter. */
    public WindowKeys(Runnable toggle) {
        this.toggle = toggle;
    }

    /** Whether a Shift key is held. */
    public boolean shift() {
        return held.contains(KeyInput.KEY_LSHIFT) || held.contains(KeyInput.KEY_RSHIFT);
    }

    private boolean alt() {
        return held.contains(KeyInput.KEY_LMENU) || held.contains(KeyInput.KEY_RMENU);
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        if (event.isRepeating()) {
            return;
        }
        if (!event.isPressed()) {
            held.remove(event.getKeyCode());
            return;
        }
        held.add(event.getKeyCode());
        boolean enter = event.getKeyCode() == KeyInput.KEY_RETURN || event.getKeyCode() == KeyInput.KEY_NUMPADENTER;
        if (event.getKeyCode() == KeyInput.KEY_F11 || (enter && alt())) {
            event.setConsumed();
            toggle.run();
        }
    }
}
