package bumblewick.app.replay;

import bumblewick.input.binding.Chord;
import bumblewick.input.binding.Command;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;

/** The commands while a replay is watched. */
public enum ReplayCommand implements Command {
    PLAY(false, Chord.key(KeyInput.KEY_SPACE), Chord.pad(JoystickButton.BUTTON_2)),
    STEP_BACK(true, Chord.key(KeyInput.KEY_COMMA), Chord.pad(JoystickButton.BUTTON_4)),
    STEP_ON(true, Chord.key(KeyInput.KEY_PERIOD), Chord.pad(JoystickButton.BUTTON_5)),
    MARK_BACK(
            false,
            Chord.key(KeyInput.KEY_PGUP),
            Chord.pad(JoystickButton.BUTTON_6),
            Chord.half(JoystickAxis.LEFT_TRIGGER, 1)),
    MARK_ON(
            false,
            Chord.key(KeyInput.KEY_PGDN),
            Chord.pad(JoystickButton.BUTTON_7),
            Chord.half(JoystickAxis.RIGHT_TRIGGER, 1)),
    FIRST(false, Chord.key(KeyInput.KEY_HOME)),
    LAST(false, Chord.key(KeyInput.KEY_END)),
    SLOWER(false, Chord.key(KeyInput.KEY_DOWN), Chord.half(JoystickAxis.POV_Y, -1)),
    FASTER(false, Chord.key(KeyInput.KEY_UP), Chord.half(JoystickAxis.POV_Y, 1)),
    CAMERA(false, Chord.key(KeyInput.KEY_C), Chord.pad(JoystickButton.BUTTON_0)),
    RESET(false, Chord.key(KeyInput.KEY_R), Chord.pad(JoystickButton.BUTTON_10)),
    HUD(false, Chord.key(KeyInput.KEY_H), Chord.pad(JoystickButton.BUTTON_3)),
    TAKE_OVER(false, Chord.key(KeyInput.KEY_T), Chord.pad(JoystickButton.BUTTON_11));

    private final boolean repeats;
    private final List<Chord> chords;

    ReplayCommand(boolean repeats, Chord... chords) {
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
