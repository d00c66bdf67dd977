package bumblewick.android.input;

import com.jme3.input.RawInputListener;
import com.jme3.input.event.InputEvent;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import java.util.ArrayDeque;

/**
 * Events on their way from the system's main thread to the drawing thread, in the order in which they happened, of
 * all devices. Plugging and unplugging pads is in the same queue, as tasks.
 */
final class EventQueue {
    private final FingerMouse fingerMouse;
    private final ArrayDeque<Object> waiting = new ArrayDeque<>(); // InputEvent or Runnable
    private boolean closed;

    /**
     * Makes an empty one.
     *
     * @param fingerMouse lets fingers be a mouse on their way
     */
    EventQueue(FingerMouse fingerMouse) {
        this.fingerMouse = fingerMouse;
    }

    /** Adds an event; from any thread. */
    synchronized void put(InputEvent event) {
        add(event);
    }

    /** Adds a task, which runs when its turn comes; from any thread. */
    synchronized void run(Runnable deed) {
        add(deed);
    }

    private void add(Object event) {
        if (!closed) {
            waiting.add(event);
        }
    }

    /** Drops what waits and takes nothing more: nobody asks for it any longer. From any thread. */
    synchronized void close() {
        closed = true;
        waiting.clear();
    }

    /** How much waits; for tests. */
    synchronized int size() {
        return waiting.size();
    }

    private synchronized Object next() {
        return waiting.poll();
    }

    /** Hands over all that waits; on the drawing thread. */
    void deliver(RawInputListener to) {
        for (Object next = next(); next != null; next = next()) {
            if (next instanceof Runnable deed) {
                deed.run();
            } else {
                dispatch((InputEvent) next, to);
            }
        }
    }

    private void dispatch(InputEvent event, RawInputListener to) {
        if (event instanceof TouchEvent touch) {
            fingerMouse.dispatch(touch, to);
        } else if (event instanceof KeyInputEvent key) {
            to.onKeyEvent(key);
        } else if (event instanceof MouseMotionEvent motion) {
            to.onMouseMotionEvent(motion);
        } else if (event instanceof MouseButtonEvent button) {
            to.onMouseButtonEvent(button);
        } else if (event instanceof JoyAxisEvent axis) {
            to.onJoyAxisEvent(axis);
        } else {
            to.onJoyButtonEvent((JoyButtonEvent) event);
        }
    }
}
