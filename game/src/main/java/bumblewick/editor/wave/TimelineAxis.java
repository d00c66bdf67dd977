package bumblewick.editor.wave;

import static bumblewick.input.binding.Chord.half;
import static bumblewick.input.binding.Chord.key;
import static bumblewick.input.binding.Chord.pad;

import bumblewick.input.binding.CommandAxis;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** What keys of the timeline editor move while they are held. */
public final class TimelineAxis {
    /** The playhead along the stage. */
    public static final CommandAxis SEEK = new CommandAxis(
            List.of(key(KeyInput.KEY_D), half(JoystickAxis.X_AXIS, 1)),
            List.of(key(KeyInput.KEY_A), half(JoystickAxis.X_AXIS, -1)));

    /** The scale of the timeline: larger and smaller. */
    public static final CommandAxis ZOOM = new CommandAxis(
            List.of(key(KeyInput.KEY_W), pad(JoystickButton.BUTTON_7), half(JoystickAxis.RIGHT_TRIGGER, 1)),
            List.of(key(KeyInput.KEY_S), pad(JoystickButton.BUTTON_6), half(JoystickAxis.LEFT_TRIGGER, 1)));

    private TimelineAxis() {}
}
