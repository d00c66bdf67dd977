package bumblewick.desktop.pad;

import com.jme3.input.AbstractJoystick;
import com.jme3.input.DefaultJoystickAxis;
import com.jme3.input.DefaultJoystickButton;
import com.jme3.input.InputManager;
import com.jme3.input.JoyInput;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.RawInputListener;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;

/** A pad that is there: tells what has changed since it was last looked at. */
final class Pad extends AbstractJoystick {
    private static final PadState NOTHING = new PadState();

    private final boolean[] pressed;
    private final float[] pushed;

    /** A pad at rest, with as many parts as {@code state} has. */
    Pad(InputManager manager, JoyInput input, int id, PadState state) {
        super(manager, input, id, state.name());
        pressed = new boolean[state.buttonCount()];
        pushed = new float[state.axisCount()];
        for (int i = 0; i < pressed.length; i++) {
            String name = String.valueOf(i);
            addButton(new DefaultJoystickButton(manager, this, i, name, name));
        }
        for (int i = 0; i < pushed.length; i++) {
            String name = PadState.axisId(i);
            addAxis(new DefaultJoystickAxis(manager, this, i, name, name, true, false, 0f));
        }
    }

    /** Whether {@code state} can be of this pad, as opposed to another one in its place. */
    boolean is(PadState state) {
        return getName().equals(state.name())
                && pressed.length == state.buttonCount()
                && pushed.length == state.axisCount();
    }

    /** Tells {@code listener} what is different now. */
    void become(PadState state, RawInputListener listener) {
        for (int i = 0; i < pressed.length; i++) {
            if (pressed[i] != state.pressed(i)) {
                pressed[i] = state.pressed(i);
                listener.onJoyButtonEvent(new JoyButtonEvent(getButtons().get(i), pressed[i]));
            }
        }
        for (int i = 0; i < pushed.length; i++) {
            if (pushed[i] != state.axis(i)) {
                pushed[i] = state.axis(i);
                listener.onJoyAxisEvent(new JoyAxisEvent(getAxes().get(i), pushed[i], pushed[i]));
            }
        }
    }

    /** Lets everything go: it was pulled out, and nobody will hear of its parts again. */
    void rest(RawInputListener listener) {
        become(NOTHING, listener);
    }

    @Override
    protected void addButton(JoystickButton button) {
        super.addButton(button);
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
