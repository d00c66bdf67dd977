package bumblewick.input;

import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** What one does by a press who lays out the waves of a stage. */
public enum TimelineCommand implements Command {
    PLAY(false, Chord.key(KeyInput.KEY_SPACE), Chord.pad(JoystickButton.BUTTON_0)),
    PREVIOUS(true, Chord.key(KeyInput.KEY_Q), Chord.key(KeyInput.KEY_PGUP), Chord.pad(JoystickButton.BUTTON_4)),
    NEXT(true, Chord.key(KeyInput.KEY_E), Chord.key(KeyInput.KEY_PGDN), Chord.pad(JoystickButton.BUTTON_5)),
    TEST(false, Chord.key(KeyInput.KEY_T), Chord.pad(JoystickButton.BUTTON_3)),
    FIELD_UP(true, Chord.key(KeyInput.KEY_UP), Chord.half(JoystickAxis.POV_Y, 1)),
    FIELD_DOWN(true, Chord.key(KeyInput.KEY_DOWN), Chord.half(JoystickAxis.POV_Y, -1)),
    LESS(true, Chord.key(KeyInput.KEY_LEFT), Chord.half(JoystickAxis.POV_X, -1)),
    MORE(true, Chord.key(KeyInput.KEY_RIGHT), Chord.half(JoystickAxis.POV_X, 1)),
    CHOOSE(
            false,
            Chord.key(KeyInput.KEY_RETURN),
            Chord.key(KeyInput.KEY_NUMPADENTER),
            Chord.pad(JoystickButton.BUTTON_2)),
    EARLIER(true, Chord.key(KeyInput.KEY_COMMA), Chord.half(JoystickAxis.Z_AXIS, -1)),
    LATER(true, Chord.key(KeyInput.KEY_PERIOD), Chord.half(JoystickAxis.Z_AXIS, 1)),
    ADD(false, Chord.key(KeyInput.KEY_N), Chord.key(KeyInput.KEY_INSERT)),
    DUPLICATE(false, Chord.key(KeyInput.KEY_C)),
    REMOVE(false, Chord.key(KeyInput.KEY_DELETE)),
    PATH(false, Chord.key(KeyInput.KEY_O)),
    UNDO(true, Chord.key(Modifier.CTRL, KeyInput.KEY_Z), Chord.pad(JoystickButton.BUTTON_10)),
    REDO(true, Chord.key(Modifier.CTRL, KeyInput.KEY_Y), Chord.pad(JoystickButton.BUTTON_11)),
    FIRST(false, Chord.key(KeyInput.KEY_HOME)),
    LAST(false, Chord.key(KeyInput.KEY_END)),
    SLOWER(false, Chord.key(KeyInput.KEY_MINUS), Chord.key(KeyInput.KEY_SUBTRACT)),
    FASTER(false, Chord.key(KeyInput.KEY_EQUALS), Chord.key(KeyInput.KEY_ADD)),
    /** All that can be done, as a page. */
    MENU(false, Chord.key(KeyInput.KEY_TAB), Chord.pad(JoystickButton.BUTTON_8));

    private final boolean repeats;
    private final List<Chord> chords;

    TimelineCommand(boolean repeats, Chord... chords) {
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
