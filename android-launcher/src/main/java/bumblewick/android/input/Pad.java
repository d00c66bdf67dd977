package bumblewick.android.input;

import android.view.KeyEvent;
import android.view.MotionEvent;
import com.jme3.input.AbstractJoystick;
import com.jme3.input.DefaultJoystickAxis;
import com.jme3.input.DefaultJoystickButton;
import com.jme3.input.InputManager;
import com.jme3.input.JoyInput;
import com.jme3.input.JoystickAxis;
import com.jme3.input.event.InputEvent;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;

/** A pad that is there: tells what has changed since the system last said how it is pushed. */
final class Pad extends AbstractJoystick {
    private final PadShape shape;
    private final Inbox inbox;
    private final boolean[] pressed = new boolean[PadShape.BUTTONS];
    private final float[] pushed = new float[PadShape.AXES.size()];

    /** A pad at rest. */
    Pad(InputManager manager, JoyInput input, int id, PadShape shape, Inbox inbox) {
        super(manager, input, id, shape.name());
        this.shape = shape;
        this.inbox = inbox;
        for (int i = 0; i < pressed.length; i++) {
            String name = String.valueOf(i);
            addButton(new DefaultJoystickButton(manager, this, i, name, name));
        }
        for (int i = 0; i < pushed.length; i++) {
            String name = PadShape.AXES.get(i);
            addAxis(new DefaultJoystickAxis(manager, this, i, name, name, true, false, 0f));
        }
    }

    PadShape shape() {
        return shape;
    }

    /** Takes what the system says of its axes. */
    void take(MotionEvent event) {
        for (int i = 0; i < pushed.length; i++) {
            if (shape.hasAxis(i)) {
                push(i, shape.value(i, event), event.getEventTime());
            }
        }
    }

    /** Takes what the system says of its keys; whether it is one of the game's. */
    boolean take(KeyEvent event) {
        boolean down = event.getAction() == KeyEvent.ACTION_DOWN;
        long time = event.getEventTime();
        switch (event.getKeyCode()) {
            case KeyEvent.KEYCODE_BUTTON_L2 -> pull(PadShape.LEFT_TRIGGER, down, time);
            case KeyEvent.KEYCODE_BUTTON_R2 -> pull(PadShape.RIGHT_TRIGGER, down, time);
            case KeyEvent.KEYCODE_DPAD_LEFT -> lean(PadShape.POV_X, -1f, down, time);
            case KeyEvent.KEYCODE_DPAD_RIGHT -> lean(PadShape.POV_X, 1f, down, time);
            case KeyEvent.KEYCODE_DPAD_DOWN -> lean(PadShape.POV_Y, -1f, down, time);
            case KeyEvent.KEYCODE_DPAD_UP -> lean(PadShape.POV_Y, 1f, down, time);
            default -> {
                int button = PadShape.button(event.getKeyCode());
                if (button == PadShape.NONE) {
                    return false;
                }
                press(button, down, time);
            }
        }
        return true;
    }

    /** A trigger that is a button, or says that it is one besides how far it is pulled. */
    private void pull(int trigger, boolean down, long time) {
        if (!shape.hasAxis(trigger)) {
            push(trigger, down ? 1f : 0f, time);
        }
    }

    /** A directional pad of four keys. The one that was pressed last counts. */
    private void lean(int axis, float way, boolean down, long time) {
        if (down) {
            push(axis, way, time);
        } else if (pushed[axis] == way) {
            push(axis, 0f, time);
        }
    }

    private void press(int button, boolean down, long time) {
        if (pressed[button] != down) {
            pressed[button] = down;
            put(new JoyButtonEvent(getButtons().get(button), down), time);
        }
    }

    private void push(int axis, float to, long time) {
        if (pushed[axis] != to) {
            pushed[axis] = to;
            put(new JoyAxisEvent(getAxes().get(axis), to, to), time);
        }
    }

    private void put(InputEvent event, long uptimeMillis) {
        event.setTime(Source.nanos(uptimeMillis));
        inbox.put(event);
    }

    /** Lets everything go: it was pulled out, or somebody else has the window. */
    void rest(long uptimeMillis) {
        for (int i = 0; i < pressed.length; i++) {
            press(i, false, uptimeMillis);
        }
        for (int i = 0; i < pushed.length; i++) {
            push(i, 0f, uptimeMillis);
        }
    }

    @Override
    public JoystickAxis getXAxis() {
        return getAxis(JoystickAxis.X_AXIS);
    }

    @Override
    public JoystickAxis getYAxis() {
        return getAxis(JoystickAxis.Y_AXIS);
    }

    @Override
    public JoystickAxis getPovXAxis() {
        return getAxis(JoystickAxis.POV_X);
    }

    @Override
    public JoystickAxis getPovYAxis() {
        return getAxis(JoystickAxis.POV_Y);
    }
}
