package bumblewick.desktop.pad;

import bumblewick.input.device.PadJoystick;
import com.jme3.input.InputManager;
import com.jme3.input.JoyInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.event.InputEvent;
import com.jme3.input.event.JoyAxisEvent;
import com.jme3.input.event.JoyButtonEvent;

/** A connected pad: reports what has changed since the last poll. */
final class Pad extends PadJoystick {
    private final RawInputListener listener;

    /** A pad at rest, with as many parts as {@code state} has. */
    Pad(InputManager manager, JoyInput input, int id, PadState state, RawInputListener listener) {
        super(manager, input, id, state.name(), state.buttonCount(), state.axisCount());
        this.listener = listener;
    }

    /** Whether {@code state} can be of this pad, as opposed to another one in its place. */
    boolean is(PadState state) {
        return getName().equals(state.name())
                && getButtonCount() == state.buttonCount()
                && getAxisCount() == state.axisCount();
    }

    /** Emits events for what has changed. */
    void become(PadState state) {
        for (int i = 0; i < state.buttonCount(); i++) {
            press(i, state.pressed(i));
        }
        for (int i = 0; i < state.axisCount(); i++) {
            push(i, state.axis(i));
        }
    }

    @Override
    protected void emit(InputEvent event) {
        if (event instanceof JoyButtonEvent button) {
            listener.onJoyButtonEvent(button);
        } else if (event instanceof JoyAxisEvent axis) {
            listener.onJoyAxisEvent(axis);
        }
    }
}
