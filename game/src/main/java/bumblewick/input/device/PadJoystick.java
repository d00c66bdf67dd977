package bumblewick.input.device;

import com.jme3.input.AbstractJoystick;
import com.jme3.input.DefaultJoystickAxis;
import com.jme3.input.DefaultJoystickButton;
import com.jme3.input.InputManager;
import com.jme3.input.JoyInput;
import com.jme3.input.JoystickAxis;
import com.jme3.input.event.InputEvent;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;

/** A connected pad, laid out as in {@link PadLayout}: emits events for what has changed, and nothing else. */
public abstract class PadJoystick extends AbstractJoystick {
    private final boolean[] pressed;
    private final float[] pushed;

    /**
     * Makes a pad at rest.
     *
     * @param id its index among all pads, 0 or more
     * @param name for the player
     * @param buttons number of buttons
     * @param axes number of axes
     */
    protected PadJoystick(InputManager manager, JoyInput input, int id, String name, int buttons, int axes) {
        super(manager, input, id, name);
        pressed = new boolean[buttons];
        pushed = new float[axes];
        for (int i = 0; i < buttons; i++) {
            String number = String.valueOf(i);
            addButton(new DefaultJoystickButton(manager, this, i, number, number));
        }
        for (int i = 0; i < axes; i++) {
            String axis = PadLayout.axisId(i);
            addAxis(new DefaultJoystickAxis(manager, this, i, axis, axis, true, false, 0f));
        }
    }

    /** Sends an event to the engine. */
    protected abstract void emit(InputEvent event);

    /** Sets whether a button is down. */
    protected final void press(int button, boolean down) {
        if (pressed[button] != down) {
            pressed[button] = down;
            emit(new JoyButtonEvent(getButtons().get(button), down));
        }
    }

    /** Sets the position of an axis: −1 to 1, triggers 0 to 1. */
    protected final void push(int axis, float to) {
        if (pushed[axis] != to) {
            pushed[axis] = to;
            emit(new JoyAxisEvent(getAxes().get(axis), to, to));
        }
    }

    /** The position of an axis. */
    protected final float position(int axis) {
        return pushed[axis];
    }

    /** Releases all buttons and axes: the pad was unplugged, or the window lost the focus. */
    public final void releaseAll() {
        for (int i = 0; i < pressed.length; i++) {
            press(i, false);
        }
        for (int i = 0; i < pushed.length; i++) {
            push(i, 0f);
        }
    }

    @Override
    public final JoystickAxis getXAxis() {
        return getAxis(JoystickAxis.X_AXIS);
    }

    @Override
    public final JoystickAxis getYAxis() {
        return getAxis(JoystickAxis.Y_AXIS);
    }

    @Override
    public final JoystickAxis getPovXAxis() {
        return getAxis(JoystickAxis.POV_X);
    }

    @Override
    public final JoystickAxis getPovYAxis() {
        return getAxis(JoystickAxis.POV_Y);
    }
}
