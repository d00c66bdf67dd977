package bumblewick.app;

import com.jme3.app.Application;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.simsilica.lemur.event.BasePickState;
import com.simsilica.lemur.event.DefaultRawInputListener;

/**
 * Leads the pointer to whatever lies under it: of a mouse, or of the first finger, which the engine lets be a mouse while
 * there are menus. Lemur has a state for either and takes only one; and its pointer jumps to any finger that moves.
 */
final class PointerState extends BasePickState {
    private final Listener listener = new Listener();
    private int x;
    private int y;

    /** Hears the pointer from now on, before whoever listens later. */
    PointerState(Application app) {
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

    /** Hears the mouse. */
    private final class Listener extends DefaultRawInputListener {
        @Override
        public void onMouseMotionEvent(MouseMotionEvent event) {
            x = event.getX();
            y = event.getY();
        }

        /** What is meant is what is there now: a finger was nowhere before it came down. */
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
