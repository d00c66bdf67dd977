package bumblewick.editor.pattern;

import static bumblewick.editor.session.CommandEntry.of;
import static bumblewick.input.binding.Chord.key;
import static bumblewick.input.binding.Chord.pad;

import bumblewick.editor.session.CommandEntry;
import bumblewick.editor.session.EditorCommand;
import bumblewick.input.binding.CameraAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;

/** The table of commands of a pattern's preview. */
public enum PatternCommand implements EditorCommand<PatternScreen> {
    PLAY(of(PatternScreen::togglePlay, key(KeyInput.KEY_SPACE), pad(JoystickButton.BUTTON_2))
            .hint(PatternScreen::playText)),
    AGAIN(of(PatternScreen::again, key(KeyInput.KEY_R), pad(JoystickButton.BUTTON_3))
            .hint("pattern.hint.again")),
    VIEW(of(PatternScreen::nextView, key(KeyInput.KEY_V), pad(JoystickButton.BUTTON_8))
            .hint("path.hint.view")
            .axisHint(CameraAxis.AHEAD, "path.hint.camera")),
    /** Moves the focus into the panel of values. */
    VALUES(of(PatternScreen::enterValues, key(KeyInput.KEY_RETURN), pad(JoystickButton.BUTTON_0))
            .hint("path.hint.values"));

    private final CommandEntry<PatternScreen> entry;

    PatternCommand(CommandEntry<PatternScreen> entry) {
        this.entry = entry;
    }

    @Override
    public CommandEntry<PatternScreen> entry() {
        return entry;
    }
}
