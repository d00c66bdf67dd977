package bumblewick.editor.path;

import static bumblewick.editor.session.CommandEntry.of;
import static bumblewick.input.binding.Chord.half;
import static bumblewick.input.binding.Chord.key;
import static bumblewick.input.binding.Chord.pad;
import static bumblewick.input.binding.Chord.shoulder;

import bumblewick.editor.session.CommandEntry;
import bumblewick.editor.session.EditorCommand;
import bumblewick.input.binding.CameraAxis;
import bumblewick.input.binding.Chord;
import bumblewick.input.binding.CommandAxis;
import bumblewick.input.binding.Modifier;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.List;
import java.util.function.Consumer;

/** The table of commands of the path editor. Directions are those of Wick's frame on the rail. */
public enum PathCommand implements EditorCommand<PathController> {
    NEXT(on(path -> path.walk(1), key(KeyInput.KEY_TAB), pad(JoystickButton.BUTTON_2))
            .hint("path.hint.next")
            .when(PathController::hasPath)
            .repeated()),
    PREVIOUS(on(path -> path.walk(-1), key(Modifier.SHIFT, KeyInput.KEY_TAB), shoulder(JoystickButton.BUTTON_2))
            .repeated()),
    LEFT(on(path -> path.nudge(-1f, 0f, 0f), key(KeyInput.KEY_LEFT), half(JoystickAxis.POV_X, -1))
            .repeated()),
    RIGHT(on(path -> path.nudge(1f, 0f, 0f), key(KeyInput.KEY_RIGHT), half(JoystickAxis.POV_X, 1))
            .hintWith(LEFT, "path.hint.x")
            .repeated()),
    DOWN(on(path -> path.nudge(0f, -1f, 0f), key(KeyInput.KEY_PGDN), shoulder(JoystickAxis.POV_Y, -1))
            .repeated()),
    UP(on(path -> path.nudge(0f, 1f, 0f), key(KeyInput.KEY_PGUP), shoulder(JoystickAxis.POV_Y, 1))
            .hintWith(DOWN, "path.hint.y")
            .repeated()),
    BACK(on(path -> path.nudge(0f, 0f, -1f), key(KeyInput.KEY_DOWN), half(JoystickAxis.POV_Y, -1))
            .repeated()),
    AHEAD(on(path -> path.nudge(0f, 0f, 1f), key(KeyInput.KEY_UP), half(JoystickAxis.POV_Y, 1))
            .hintWith(BACK, "path.hint.z")
            .repeated()),
    INSERT(of(PathController::insertPoint, key(KeyInput.KEY_N), key(KeyInput.KEY_INSERT), pad(JoystickButton.BUTTON_3))
            .hint("path.hint.insert")
            .when(PathController::hasPath)),
    REMOVE(of(PathController::removePoint, key(KeyInput.KEY_DELETE), shoulder(JoystickButton.BUTTON_3))
            .hint("path.hint.remove")
            .when(PathController::canRemovePoint)),
    UNDO(of(PathController::undo, key(Modifier.CTRL, KeyInput.KEY_Z), pad(JoystickButton.BUTTON_5))
            .hint("path.hint.undo")
            .when(PathController::canUndo)
            .repeated()),
    REDO(of(PathController::redo, key(Modifier.CTRL, KeyInput.KEY_Y), shoulder(JoystickButton.BUTTON_5))
            .hint("path.hint.redo")
            .when(PathController::canRedo)
            .repeated()),
    PLAY(of(PathController::togglePlay, key(KeyInput.KEY_SPACE), shoulder(JoystickButton.BUTTON_0))
            .hint(PathController::playText)
            .when(PathController::hasPath)),
    SNAP(of(PathController::toggleSnap, key(KeyInput.KEY_G), pad(JoystickButton.BUTTON_11))
            .hint(PathController::snapText)),
    MIRROR(of(PathController::toggleMirror, key(KeyInput.KEY_M), shoulder(JoystickButton.BUTTON_11))
            .hint(PathController::mirrorText)
            .when(PathController::hasPath)),
    VIEW(of(PathController::nextView, key(KeyInput.KEY_V), pad(JoystickButton.BUTTON_8))
            .hint("path.hint.view")),
    SIDE(on(path -> path.view(PathViewpoint.SIDE), key(KeyInput.KEY_1))),
    TOP(on(path -> path.view(PathViewpoint.TOP), key(KeyInput.KEY_2))),
    FRONT(on(path -> path.view(PathViewpoint.FRONT), key(KeyInput.KEY_3))),
    WICK(of(PathController::viewAsWick, key(KeyInput.KEY_4))),
    WHOLE(on(path -> path.view(PathViewpoint.WHOLE), key(KeyInput.KEY_5))),
    POINT(of(PathController::viewPoint, key(KeyInput.KEY_F), pad(JoystickButton.BUTTON_10))
            .hint("path.hint.point")
            .when(PathController::hasPath)
            .axisHint(CameraAxis.AHEAD, "path.hint.camera")),
    /** Opens the list of paths. */
    PATHS(of(PathController::openPaths, key(KeyInput.KEY_P))),
    /** Moves the focus into the panel of values. */
    VALUES(of(PathController::enterValues, key(KeyInput.KEY_RETURN), pad(JoystickButton.BUTTON_0))
            .hint("path.hint.values"));

    /** Held, it moves the time of the preview. */
    public static final CommandAxis SCRUB = new CommandAxis(
            List.of(key(KeyInput.KEY_PERIOD), shoulder(JoystickAxis.POV_X, 1)),
            List.of(key(KeyInput.KEY_COMMA), shoulder(JoystickAxis.POV_X, -1)));

    private final CommandEntry<PathController> entry;

    private static CommandEntry<PathController> on(Consumer<PathController> action, Chord... chords) {
        return of(action, chords);
    }

    PathCommand(CommandEntry<PathController> entry) {
        this.entry = entry;
    }

    @Override
    public CommandEntry<PathController> entry() {
        return entry;
    }
}
