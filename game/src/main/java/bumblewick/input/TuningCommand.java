package bumblewick.input;

import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** What one does by a press who tunes numbers, besides walking through them and leading them. */
public enum TuningCommand implements Command {
    UNDO(Chord.key(Modifier.CTRL, KeyInput.KEY_Z), Chord.pad(JoystickButton.BUTTON_10)),
    REDO(Chord.key(Modifier.CTRL, KeyInput.KEY_Y), Chord.pad(JoystickButton.BUTTON_11)),
    RESET(Chord.key(KeyInput.KEY_R), Chord.pad(JoystickButton.BUTTON_3)),
    REMOVE(Chord.key(KeyInput.KEY_DELETE)),
    COPY(Chord.key(KeyInput.KEY_INSERT)),
    MORE(Chord.key(KeyInput.KEY_M), Chord.pad(JoystickButton.BUTTON_8)),
    SEARCH(Chord.key(KeyInput.KEY_F), Chord.pad(JoystickButton.BUTTON_7)),
    TRY(Chord.key(KeyInput.KEY_T), Chord.pad(JoystickButton.BUTTON_0));

    private final List<Chord> chords;

    TuningCommand(Chord... chords) {
        this.chords = List.of(chords);
    }

    @Override
    public List<Chord> chords() {
        return chords;
    }

    @Override
    public boolean repeats() {
        return this == UNDO || this == REDO;
    }
}
