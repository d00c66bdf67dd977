package bumblewick.editor.wave;

import bumblewick.input.binding.Chord;
import bumblewick.input.binding.CommandAxis;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** What keys of the timeline editor move while they are held. */
public enum TimelineAxis implements CommandAxis {
    /** The playhead along the stage. */
    SEEK(
            List.of(Chord.key(KeyInput.KEY_D), Chord.half(JoystickAxis.X_AXIS, 1)),
            List.of(Chord.key(KeyInput.KEY_A), Chord.half(JoystickAxis.X_AXIS, -1))),
    /** The scale of the timeline: larger and smaller. */
    ZOOM(
            List.of(
                    Chord.key(KeyInput.KEY_W),
                    Chord.pad(JoystickButton.BUTTON_7),
                    Chord.half(JoystickAxis.RIGHT_TRIGGER, 1)),
            List.of(
                    Chord.key(KeyInput.KEY_S),
                    Chord.pad(JoystickButton.BUTTON_6),
                    Chord.half(JoystickAxis.LEFT_TRIGGER, 1)));

    private final List<Chord> there;
    private final List<Chord> back;

    TimelineAxis(List<Chord> there, List<Chord> back) {
        this.there = there;
        this.back = back;
    }

    @Override
    public List<Chord> positive() {
        return there;
    }

    @Override
    public List<Chord> negative() {
        return back;
    }
}
