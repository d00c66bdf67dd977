package bumblewick.input;

import com.jme3.input.RawInputListener;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;

/** Notices that somebody is there, whatever they touch: ends the attract mode and keeps it from starting. */
public final class Activity implements RawInputListener {
    /** A pad at rest trembles less than this. */
    private static final float MOVED = 0.4f;

    private boolean touched;
    private boolean pointing = true;
    private boolean pressed;
    private int fingers;

    /** Whether anything was moved or pressed since the last call. */
    public boolean takeTouched() {
        boolean result = touched;
        touched = false;
        return result;
    }

    /** Whether any key or button was pressed since the last call. */
    public boolean takePressed() {
        boolean result = pressed;
        pressed = false;
        return result;
    }

    /** Whether the mouse was moved after the last key or button of a pad was pressed, or the screen was touched. */
    public boolean pointing() {
        return pointing;
    }

    private void press(boolean down) {
        touched = true;
        pressed |= down;
    }

    @Override
    public void onKeyEvent(KeyInputEvent event) {
        pointing = false;
        press(event.isPressed() && !event.isRepeating());
    }

    @Override
    public void onMouseButtonEvent(MouseButtonEvent event) {
        press(event.isPressed());
    }

    @Override
    public void onJoyButtonEvent(JoyButtonEvent event) {
        pointing = false;
        press(event.isPressed());
    }

    @Override
    public void onTouchEvent(TouchEvent event) {
        if (event.getType() == TouchEvent.Type.DOWN) {
            pointing = false;
            fingers++;
        } else if (event.getType() == TouchEvent.Type.UP) {
            fingers = Math.max(0, fingers - 1);
        }
        press(event.getType() == TouchEvent.Type.DOWN);
    }

    @Override
    public void onMouseMotionEvent(MouseMotionEvent event) {
        pointing |= fingers == 0; // the engine lets a finger move the mouse, too
        touched = true;
    }

    @Override
    public void onJoyAxisEvent(JoyAxisEvent event) {
        touched |= Math.abs(event.getValue()) > MOVED;
    }

    @Override
    public void beginInput() {}

    @Override
    public void endInput() {}
}
