package bumblewick.input;

import com.jme3.input.AbstractJoystick;
import com.jme3.input.DefaultJoystickAxis;
import com.jme3.input.DefaultJoystickButton;
import com.jme3.input.InputManager;
import com.jme3.input.JoyInput;
import com.jme3.input.JoystickAxis;
import com.jme3.input.event.InputEvent;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;

/** A pad that is there, laid out as {@link PadLayout} says: tells what has changed, and nothing else. */
public abstract class PadJoystick extends AbstractJoystick {
    private final boolean[] pressed;
    private final float[] pushed;

    /**
     * A pad at rest.
     *
     * @param id its place among all pads, 0 or more
     * @param name as people know it
     * @param buttons that it has
     * @param axes that it has
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

    /** Lets the engine know of a change. */
    protected abstract void tell(InputEvent event);

    /** A button is down from now on, or up. */
    protected final void press(int button, boolean down) {
        if (pressed[button] != down) {
            pressed[button] = down;
            tell(new JoyButtonEvent(getButtons().get(button), down));
        }
    }

    /** An axis is pushed so far from now on: −1 to 1, triggers 0 to 1. */
    protected final void push(int axis, float to) {
        if (pushed[axis] != to) {
            pushed[axis] = to;
            tell(new JoyAxisEvent(getAxes().get(axis), to, to));
        }
    }

    /** How far an axis is pushed. */
    protected final float pushed(int axis) {
        return pushed[axis];
    }

    /** Lets everything go: it was pulled out, or somebody else has the window. */
    public final void rest() {
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
