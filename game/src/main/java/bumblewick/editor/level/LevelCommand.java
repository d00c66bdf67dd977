package bumblewick.editor.level;

import static bumblewick.editor.session.CommandEntry.of;
import static bumblewick.input.binding.Chord.half;
import static bumblewick.input.binding.Chord.key;
import static bumblewick.input.binding.Chord.pad;

import bumblewick.editor.session.CommandEntry;
import bumblewick.editor.session.EditorCommand;
import bumblewick.input.binding.Modifier;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;

/** The table of commands of the level viewer. */
public enum LevelCommand implements EditorCommand<LevelViewer> {
    /** Runs or stops the pilot; at the end of its way it begins again. */
    PLAY(of(LevelViewer::play, key(KeyInput.KEY_SPACE), pad(JoystickButton.BUTTON_0))
            .hint("levels.play")
            .when(LevelViewer::isPlayable)),
    /** Chooses what is in the middle of the picture. */
    CHOOSE(of(LevelViewer::chooseAtCentre, key(KeyInput.KEY_RETURN), pad(JoystickButton.BUTTON_2))
            .hint("levels.take")),
    PREVIOUS(of((LevelViewer viewer) -> viewer.step(-1), key(KeyInput.KEY_PGUP), pad(JoystickButton.BUTTON_4))
            .hint("levels.previous")
            .repeated()),
    NEXT(of((LevelViewer viewer) -> viewer.step(1), key(KeyInput.KEY_PGDN), pad(JoystickButton.BUTTON_5))
            .hint("levels.next")
            .repeated()),
    /** Flies the camera to what is chosen. */
    FLY(of(LevelViewer::flyToChosen, key(KeyInput.KEY_F), pad(JoystickButton.BUTTON_3))
            .hint("levels.fly")
            .when(LevelViewer::hasChosen)),
    /** Looks at the whole level from above. */
    TOP(of(LevelViewer::lookFromAbove, key(KeyInput.KEY_T), pad(JoystickButton.BUTTON_11))
            .hint("levels.top")),
    /** Looks at the place where Wick starts. */
    START(of(LevelViewer::lookAtStart, key(KeyInput.KEY_HOME), pad(JoystickButton.BUTTON_10))
            .hint("levels.start")),
    /** Lists all things, then those with mistakes, then those whose names mean nothing. */
    AMONG(of(LevelViewer::nextFilter, key(KeyInput.KEY_M), half(JoystickAxis.POV_X, -1))
            .hint("levels.among")),
    SEARCH(of(LevelViewer::openSearch, key(KeyInput.KEY_SLASH), key(Modifier.CTRL, KeyInput.KEY_F))
            .hint("levels.search")
            .onKeyboardOnly()),
    UP(of((LevelViewer viewer) -> viewer.moveFocus(-1), key(KeyInput.KEY_UP), half(JoystickAxis.POV_Y, 1))
            .repeated()),
    DOWN(of((LevelViewer viewer) -> viewer.moveFocus(1), key(KeyInput.KEY_DOWN), half(JoystickAxis.POV_Y, -1))
            .repeated()),
    /** Shows or hides the layer of the legend's line. */
    SWITCH(of(LevelViewer::toggleLayer, key(KeyInput.KEY_RIGHT), half(JoystickAxis.POV_X, 1))
            .hint("levels.switch"));

    private final CommandEntry<LevelViewer> entry;

    LevelCommand(CommandEntry<LevelViewer> entry) {
        this.entry = entry;
    }

    @Override
    public CommandEntry<LevelViewer> entry() {
        return entry;
    }
}
