package bumblewick.app.camera;

import bumblewick.input.binding.Chord;
import bumblewick.input.binding.Command;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** The commands of photo mode. */
public enum PhotoCommand implements Command {
    TAKE(
            Chord.key(KeyInput.KEY_F12),
            Chord.key(KeyInput.KEY_SPACE),
            Chord.key(KeyInput.KEY_RETURN),
            Chord.pad(JoystickButton.BUTTON_2),
            Chord.pad(JoystickButton.BUTTON_8)),
    FILTER(Chord.key(KeyInput.KEY_F), Chord.half(JoystickAxis.POV_Y, 1)),
    FILTER_BACK(Chord.key(KeyInput.KEY_V), Chord.half(JoystickAxis.POV_Y, -1)),
    FRAME(Chord.key(KeyInput.KEY_G), Chord.pad(JoystickButton.BUTTON_3)),
    SHOWN(Chord.key(KeyInput.KEY_H), Chord.pad(JoystickButton.BUTTON_0)),
    RESET(Chord.key(KeyInput.KEY_R), Chord.pad(JoystickButton.BUTTON_10)),
    BAR(Chord.key(KeyInput.KEY_TAB), Chord.pad(JoystickButton.BUTTON_11));

    private final List<Chord> chords;

    PhotoCommand(Chord... chords) {
        this.chords = List.of(chords);
    }

    @Override
    public List<Chord> chords() {
        return chords;
    }

    @Override
    public boolean repeats() {
        return false;
    }
}
