package bumblewick.input.device;

import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.input.event.TouchEvent;
import com.simsilica.lemur.event.DefaultRawInputListener;

/** Notices any activity of the player on any device: it ends the attract mode and keeps it from starting. */
public final class ActivityMonitor extends DefaultRawInputListener {
    /** A pad at rest jitters less than this. */
    private static final float MOVED = 0.4f;

    private boolean touched;
    private boolean pointing = true;
    private boolean pressed;
    private int fingers;

    /** Whether the player has moved or pressed anything since the last call. */
    public boolean takeTouched() {
        boolean result = touched;
        touched = false;
        return result;
    }

    /** Whether the player has pressed a key or button since the last call. */
    public boolean takePressed() {
        boolean result = pressed;
        pressed = false;
        return result;
    }

    /** Whether the mouse moved after the last key or pad button was pressed or the screen was touched. */
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
}
