package bumblewick.android.input;

import com.jme3.input.MouseInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.event.InputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;

/**
 * Makes the first finger a mouse with its left button down, too, so that code for a pointer works with fingers. A
 * listener of both receives the finger's event first when it comes down and last when it is lifted. Belongs to the
 * drawing thread.
 */
final class FingerMouse {
    private static final int NONE = -1;

    private boolean on = true;
    private int finger = NONE;
    private int x;
    private int y;

    /** Whether fingers that come down from now on are a mouse; one that is, stays one until it goes. */
    void on(boolean wanted) {
        on = wanted;
    }

    boolean on() {
        return on;
    }

    /** Dispatches the events of a finger, and those of the mouse that it stands for. */
    void dispatch(TouchEvent event, RawInputListener to) {
        boolean mouse = event.getPointerId() == finger;
        switch (event.getType()) {
            case DOWN -> {
                to.onTouchEvent(event);
                press(event, to);
            }
            case UP -> {
                if (mouse) {
                    release(event, to);
                }
                to.onTouchEvent(event);
            }
            default -> {
                to.onTouchEvent(event);
                if (mouse) {
                    move(event, to);
                }
            }
        }
    }

    private void press(TouchEvent event, RawInputListener to) {
        if (on && finger == NONE) {
            finger = event.getPointerId();
            x = (int) event.getX();
            y = (int) event.getY();
            move(event, to);
            button(true, event, to);
        }
    }

    private void release(TouchEvent event, RawInputListener to) {
        finger = NONE;
        move(event, to);
        button(false, event, to);
    }

    private void move(TouchEvent event, RawInputListener to) {
        int toX = (int) event.getX();
        int toY = (int) event.getY();
        to.onMouseMotionEvent(at(event, new MouseMotionEvent(toX, toY, toX - x, toY - y, 0, 0)));
        x = toX;
        y = toY;
    }

    private void button(boolean down, TouchEvent event, RawInputListener to) {
        to.onMouseButtonEvent(at(event, new MouseButtonEvent(MouseInput.BUTTON_LEFT, down, x, y)));
    }

    private static <E extends InputEvent> E at(TouchEvent event, E same) {
        same.setTime(event.getTime());
        return same;
    }
}
