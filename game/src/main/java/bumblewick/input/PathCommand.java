package bumblewick.input;

import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** What is done by a press in the path editor. */
public enum PathCommand implements Command {
    LEFT(true, Chord.key(KeyInput.KEY_LEFT), Chord.half(JoystickAxis.POV_X, -1)),
    RIGHT(true, Chord.key(KeyInput.KEY_RIGHT), Chord.half(JoystickAxis.POV_X, 1)),
    AHEAD(true, Chord.key(KeyInput.KEY_UP), Chord.half(JoystickAxis.POV_Y, 1)),
    BACK(true, Chord.key(KeyInput.KEY_DOWN), Chord.half(JoystickAxis.POV_Y, -1)),
    UP(true, Chord.key(KeyInput.KEY_PGUP), Chord.shoulder(JoystickAxis.POV_Y, 1)),
    DOWN(true, Chord.key(KeyInput.KEY_PGDN), Chord.shoulder(JoystickAxis.POV_Y, -1)),
    NEXT(true, Chord.key(KeyInput.KEY_TAB), Chord.pad(JoystickButton.BUTTON_2)),
    PREVIOUS(true, Chord.key(Modifier.SHIFT, KeyInput.KEY_TAB), Chord.shoulder(JoystickButton.BUTTON_2)),
    INSERT(false, Chord.key(KeyInput.KEY_N), Chord.key(KeyInput.KEY_INSERT), Chord.pad(JoystickButton.BUTTON_3)),
    REMOVE(false, Chord.key(KeyInput.KEY_DELETE), Chord.shoulder(JoystickButton.BUTTON_3)),
    PLAY(false, Chord.key(KeyInput.KEY_SPACE), Chord.shoulder(JoystickButton.BUTTON_0)),
    UNDO(true, Chord.key(Modifier.CTRL, KeyInput.KEY_Z), Chord.pad(JoystickButton.BUTTON_5)),
    REDO(true, Chord.key(Modifier.CTRL, KeyInput.KEY_Y), Chord.shoulder(JoystickButton.BUTTON_5)),
    SNAP(false, Chord.key(KeyInput.KEY_G), Chord.pad(JoystickButton.BUTTON_11)),
    MIRROR(false, Chord.key(KeyInput.KEY_M), Chord.shoulder(JoystickButton.BUTTON_11)),
    VIEW(false, Chord.key(KeyInput.KEY_V), Chord.pad(JoystickButton.BUTTON_8)),
    SIDE(false, Chord.key(KeyInput.KEY_1)),
    TOP(false, Chord.key(KeyInput.KEY_2)),
    FRONT(false, Chord.key(KeyInput.KEY_3)),
    WICK(false, Chord.key(KeyInput.KEY_4)),
    WHOLE(false, Chord.key(KeyInput.KEY_5)),
    POINT(false, Chord.key(KeyInput.KEY_F), Chord.pad(JoystickButton.BUTTON_10)),
    PATHS(false, Chord.key(KeyInput.KEY_P)),
    VALUES(false, Chord.key(KeyInput.KEY_RETURN), Chord.pad(JoystickButton.BUTTON_0));

    private final boolean repeats;
    private final List<Chord> chords;

    PathCommand(boolean repeats, Chord... chords) {
        this.repeats = repeats;
        this.chords = List.of(chords);
    }

    @Override
    public List<Chord> chords() {
        return chords;
    }

    @Override
    public boolean repeats() {
        return repeats;
    }
}
