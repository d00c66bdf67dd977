package bumblewick.input;

import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** What one does by a press who looks at a level. */
public enum LevelCommand implements Command {
    /** Lets time pass in it, or stands still. */
    PLAY(false, Chord.key(KeyInput.KEY_SPACE), Chord.pad(JoystickButton.BUTTON_0)),
    /** Takes what is in the middle of the picture. */
    CHOOSE(false, Chord.key(KeyInput.KEY_RETURN), Chord.pad(JoystickButton.BUTTON_2)),
    NEXT(true, Chord.key(KeyInput.KEY_PGDN), Chord.pad(JoystickButton.BUTTON_5)),
    PREVIOUS(true, Chord.key(KeyInput.KEY_PGUP), Chord.pad(JoystickButton.BUTTON_4)),
    /** Flies to what is chosen. */
    FLY(false, Chord.key(KeyInput.KEY_F), Chord.pad(JoystickButton.BUTTON_3)),
    /** Looks from above. */
    TOP(false, Chord.key(KeyInput.KEY_T), Chord.pad(JoystickButton.BUTTON_11)),
    /** Goes back to where it begins. */
    START(false, Chord.key(KeyInput.KEY_HOME), Chord.pad(JoystickButton.BUTTON_10)),
    /** All things, those with mistakes, those without a meaning. */
    AMONG(false, Chord.key(KeyInput.KEY_M), Chord.half(JoystickAxis.POV_X, -1)),
    SEARCH(false, Chord.key(KeyInput.KEY_SLASH), Chord.key(Modifier.CTRL, KeyInput.KEY_F)),
    UP(true, Chord.key(KeyInput.KEY_UP), Chord.half(JoystickAxis.POV_Y, 1)),
    DOWN(true, Chord.key(KeyInput.KEY_DOWN), Chord.half(JoystickAxis.POV_Y, -1)),
    /** Shows what the legend's line is about, or hides it. */
    SWITCH(false, Chord.key(KeyInput.KEY_RIGHT), Chord.half(JoystickAxis.POV_X, 1));

    private final boolean repeats;
    private final List<Chord> chords;

    LevelCommand(boolean repeats, Chord... chords) {
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
