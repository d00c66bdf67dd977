package bumblewick.input;

import com.jme3.input.JoystickAxis;
import com.jme3.input.KeyInput;
import java.util.List;

/** What is held in the path editor, besides the camera. */
public enum PathWay implements Way {
    /** Through the time of the flight. */
    SCRUB;

    private static final List<Chord> ON =
            List.of(Chord.key(KeyInput.KEY_PERIOD), Chord.shoulder(JoystickAxis.POV_X, 1));
    private static final List<Chord> BACK =
            List.of(Chord.key(KeyInput.KEY_COMMA), Chord.shoulder(JoystickAxis.POV_X, -1));

    @Override
    public List<Chord> there() {
        return ON;
    }

    @Override
    public List<Chord> back() {
        return BACK;
    }
}
