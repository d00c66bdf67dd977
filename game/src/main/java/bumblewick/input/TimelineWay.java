package bumblewick.input;

import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** What is held by one who lays out the waves of a stage. */
public enum TimelineWay implements Way {
    /** Along the stage. */
    SEEK(
            List.of(Chord.key(KeyInput.KEY_D), Chord.half(JoystickAxis.X_AXIS, 1)),
            List.of(Chord.key(KeyInput.KEY_A), Chord.half(JoystickAxis.X_AXIS, -1))),
    /** Less of the stage, and larger. */
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

    TimelineWay(List<Chord> there, List<Chord> back) {
        this.there = there;
        this.back = back;
    }

    @Override
    public List<Chord> there() {
        return there;
    }

    @Override
    public List<Chord> back() {
        return back;
    }
}
