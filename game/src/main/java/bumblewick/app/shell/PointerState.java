package bumblewick.app.shell;

import com.jme3.app.Application;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.simsilica.lemur.event.BasePickState;
import com.simsilica.lemur.event.DefaultRawInputListener;

/**
 * Sends the events of mouse and first finger to what lies under them. While menus are open the engine reports the first
 * finger as a mouse. Lemur has one state for the mouse and one for touch and uses only one of them; and its touch pointer
 * jumps to any finger that moves.
 */
public final class PointerState extends BasePickState {
    private final Listener listener = new Listener();
    private int x;
    private int y;

    /** Listens to the mouse from now on, before all listeners that are added later. */
    public PointerState(Application app) {
        app.getInputManager().addRawInputListener(listener);
    }

    @Override
    protected void cleanup(Application app) {
        app.getInputManager().removeRawInputListener(listener);
        super.cleanup(app);
    }

    @Override
    protected void dispatchMotion() {
        getSession().cursorMoved(x, y);
    }

    /** Listens to the mouse. */
    private final class Listener extends DefaultRawInputListener {
        @Override
        public void onMouseMotionEvent(MouseMotionEvent event) {
            x = event.getX();
            y = event.getY();
        }

        /** Moves the pointer first: a finger that comes down has not moved there before. */
        @Override
        public void onMouseButtonEvent(MouseButtonEvent event) {
            if (!isEnabled()) {
                return;
            }
            x = event.getX();
            y = event.getY();
            dispatchMotion();
            if (getSession().buttonEvent(event.getButtonIndex(), x, y, event.isPressed())) {
                event.setConsumed();
            }
        }
    }
}
