package bumblewick.app.replay;

import bumblewick.input.binding.Chord;
import bumblewick.input.binding.CommandAxis;
import com.jme3.input.JoystickAxis;
import com.jme3.input.KeyInput;
import java.util.List;

/** What is held while a replay is watched, besides the camera's axes. */
public enum ReplayAxis implements CommandAxis {
    SEEK;

    private static final List<Chord> ON = List.of(Chord.key(KeyInput.KEY_RIGHT), Chord.half(JoystickAxis.POV_X, 1));
    private static final List<Chord> BACK = List.of(Chord.key(KeyInput.KEY_LEFT), Chord.half(JoystickAxis.POV_X, -1));

    @Override
    public List<Chord> positive() {
        return ON;
    }

    @Override
    public List<Chord> negative() {
        return BACK;
    }
}
