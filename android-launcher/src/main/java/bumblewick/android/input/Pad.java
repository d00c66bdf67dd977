package bumblewick.android.input;

import android.view.KeyEvent;
import android.view.MotionEvent;
import bumblewick.input.device.PadJoystick;
import bumblewick.input.device.PadLayout;
import com.jme3.input.InputManager;
import com.jme3.input.JoyInput;
import com.jme3.input.event.InputEvent;

/** A connected pad: reports what has changed since the system's last event. */
final class Pad extends PadJoystick {
    private final PadMapping shape;
    private final EventQueue inbox;
    private long uptimeMillis; // of what the system says

    /** A pad at rest. */
    Pad(InputManager manager, JoyInput input, int id, PadMapping shape, EventQueue inbox) {
        super(manager, input, id, shape.name(), PadMapping.BUTTONS, PadLayout.AXES.size());
        this.shape = shape;
        this.inbox = inbox;
    }

    PadMapping shape() {
        return shape;
    }

    /** Takes what the system says of its axes. */
    void take(MotionEvent event) {
        uptimeMillis = event.getEventTime();
        for (int i = 0; i < PadLayout.AXES.size(); i++) {
            if (shape.hasAxis(i)) {
                push(i, shape.value(i, event));
            }
        }
    }

    /** Takes what the system says of its keys; whether it is one of the game's. */
    boolean take(KeyEvent event) {
        uptimeMillis = event.getEventTime();
        boolean down = event.getAction() == KeyEvent.ACTION_DOWN;
        switch (event.getKeyCode()) {
            case KeyEvent.KEYCODE_BUTTON_L2 -> pull(PadLayout.LEFT_TRIGGER, down);
            case KeyEvent.KEYCODE_BUTTON_R2 -> pull(PadLayout.RIGHT_TRIGGER, down);
            case KeyEvent.KEYCODE_DPAD_LEFT -> lean(PadLayout.POV_X, -1f, down);
            case KeyEvent.KEYCODE_DPAD_RIGHT -> lean(PadLayout.POV_X, 1f, down);
            case KeyEvent.KEYCODE_DPAD_DOWN -> lean(PadLayout.POV_Y, -1f, down);
            case KeyEvent.KEYCODE_DPAD_UP -> lean(PadLayout.POV_Y, 1f, down);
            default -> {
                int button = PadMapping.button(event.getKeyCode());
                if (button == PadMapping.NONE) {
                    return false;
                }
                press(button, down);
            }
        }
        return true;
    }

    /** A trigger that is a button, or says that it is one besides how far it is pulled. */
    private void pull(int trigger, boolean down) {
        if (!shape.hasAxis(trigger)) {
            push(trigger, down ? 1f : 0f);
        }
    }

    /** A directional pad of four keys. The one that was pressed last counts. */
    private void lean(int axis, float way, boolean down) {
        if (down) {
            push(axis, way);
        } else if (position(axis) == way) {
            push(axis, 0f);
        }
    }

    /** Lets everything go at that time. */
    void rest(long uptime) {
        uptimeMillis = uptime;
        releaseAll();
    }

    @Override
    protected void emit(InputEvent event) {
        event.setTime(Source.nanos(uptimeMillis));
        inbox.put(event);
    }
}
