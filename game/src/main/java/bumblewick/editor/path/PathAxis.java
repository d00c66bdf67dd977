package bumblewick.editor.path;

import bumblewick.input.binding.Chord;
import bumblewick.input.binding.CommandAxis;
import com.jme3.input.JoystickAxis;
import com.jme3.input.KeyInput;
import java.util.List;

/** What keys of the path editor move while they are held, besides the camera. */
public enum PathAxis implements CommandAxis {
    /** Moves the time of the preview. */
    SCRUB;

    private static final List<Chord> ON =
            List.of(Chord.key(KeyInput.KEY_PERIOD), Chord.shoulder(JoystickAxis.POV_X, 1));
    private static final List<Chord> BACK =
            List.of(Chord.key(KeyInput.KEY_COMMA), Chord.shoulder(JoystickAxis.POV_X, -1));

    @Override
    public List<Chord> positive() {
        return ON;
    }

    @Override
    public List<Chord> negative() {
        return BACK;
    }
}
