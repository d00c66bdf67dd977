package bumblewick.app.camera;

import bumblewick.input.binding.Chord;
import bumblewick.input.binding.CommandAxis;
import com.jme3.input.JoystickAxis;
import com.jme3.input.KeyInput;
import java.util.List;

/** What is held in photo mode, besides the camera's axes. */
public enum PhotoAxis implements CommandAxis {
    ROLL;

    private static final List<Chord> RIGHT = List.of(Chord.key(KeyInput.KEY_RIGHT), Chord.half(JoystickAxis.POV_X, 1));
    private static final List<Chord> LEFT = List.of(Chord.key(KeyInput.KEY_LEFT), Chord.half(JoystickAxis.POV_X, -1));

    @Override
    public List<Chord> positive() {
        return RIGHT;
    }

    @Override
    public List<Chord> negative() {
        return LEFT;
    }
}
