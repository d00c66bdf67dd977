package bumblewick.input;

import com.jme3.input.JoystickAxis;
import com.jme3.input.KeyInput;
import java.util.List;

/** What is held by one who watches a replay, besides the camera. */
public enum TheatreWay implements Way {
    SEEK;

    private static final List<Chord> ON = List.of(Chord.key(KeyInput.KEY_RIGHT), Chord.half(JoystickAxis.POV_X, 1));
    private static final List<Chord> BACK = List.of(Chord.key(KeyInput.KEY_LEFT), Chord.half(JoystickAxis.POV_X, -1));

    @Override
    public List<Chord> there() {
        return ON;
    }

    @Override
    public List<Chord> back() {
        return BACK;
    }
}
