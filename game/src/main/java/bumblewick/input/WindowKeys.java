package bumblewick.input;

import com.jme3.input.KeyInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import java.util.HashSet;
import java.util.Set;

/**
 * The keys of the window itself, alike in every game: F11 and Alt+Enter fill the screen. To be added to jME's input
 * manager before all others, so that the Enter of Alt+Enter chooses nothing.
 */
public final class WindowKeys implements RawInputListener {
    private final Runnable toggle;
    private final Set<Integer> held = new HashSet<>();

    /** Calls {@code toggle} when the window is to fill the screen, or no longer. */
    public WindowKeys(Runnable toggle) {
        this.toggle = toggle;
    }

    /** Whether a shift key is held. */
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
        if (event.getKeyCode() == KeyInput.KEY_F11 || enter && alt()) {
            event.setConsumed();
            toggle.run();
        }
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        // keys only
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        // keys only
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        // keys only
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        // keys only
    }

    @Override
    public void onTouchEvent(TouchEvent event) {
        // keys only
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
