package bumblewick.editor.wave;

import static bumblewick.editor.session.CommandEntry.of;
import static bumblewick.input.binding.Chord.half;
import static bumblewick.input.binding.Chord.key;
import static bumblewick.input.binding.Chord.pad;

import bumblewick.editor.session.CommandEntry;
import bumblewick.editor.session.EditorCommand;
import bumblewick.input.binding.Chord;
import bumblewick.input.binding.Modifier;
import bumblewick.ui.menu.NavCommand;
import com.jme3.input.JoystickAxis;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;
import java.util.function.Consumer;

/** The table of commands of the timeline editor. */
public enum TimelineCommand implements EditorCommand<TimelineController> {
    TEST(of(TimelineController::test, key(KeyInput.KEY_T), pad(JoystickButton.BUTTON_3))
            .hint("waves.test")
            .menu("waves.test")),
    PLAY(of(TimelineController::play, key(KeyInput.KEY_SPACE), pad(JoystickButton.BUTTON_0))
            .hint("waves.play")
            .axisHint(TimelineAxis.SEEK, "waves.seek")
            .axisHint(TimelineAxis.ZOOM, "waves.zoom")),
    PREVIOUS(
            on(timeline -> timeline.walk(-1), key(KeyInput.KEY_Q), key(KeyInput.KEY_PGUP), pad(JoystickButton.BUTTON_4))
                    .hint("waves.previous")
                    .repeated()),
    NEXT(on(timeline -> timeline.walk(1), key(KeyInput.KEY_E), key(KeyInput.KEY_PGDN), pad(JoystickButton.BUTTON_5))
            .hint("waves.next")
            .repeated()),
    FIELD_DOWN(on(timeline -> timeline.navigate(NavCommand.DOWN), key(KeyInput.KEY_DOWN), half(JoystickAxis.POV_Y, -1))
            .repeated()),
    FIELD_UP(on(timeline -> timeline.navigate(NavCommand.UP), key(KeyInput.KEY_UP), half(JoystickAxis.POV_Y, 1))
            .hintWith(FIELD_DOWN, "waves.field")
            .repeated()),
    LESS(on(timeline -> timeline.navigate(NavCommand.LEFT), key(KeyInput.KEY_LEFT), half(JoystickAxis.POV_X, -1))
            .repeated()),
    MORE(on(timeline -> timeline.navigate(NavCommand.RIGHT), key(KeyInput.KEY_RIGHT), half(JoystickAxis.POV_X, 1))
            .hintWith(LESS, "waves.change")
            .repeated()),
    /** Opens the list of a field's values, or flips its switch. */
    CHOOSE(on(
            timeline -> timeline.navigate(NavCommand.ACCEPT),
            key(KeyInput.KEY_RETURN),
            key(KeyInput.KEY_NUMPADENTER),
            pad(JoystickButton.BUTTON_2))),
    EARLIER(on(timeline -> timeline.move(-1), key(KeyInput.KEY_COMMA), half(JoystickAxis.Z_AXIS, -1))
            .repeated()),
    LATER(on(timeline -> timeline.move(1), key(KeyInput.KEY_PERIOD), half(JoystickAxis.Z_AXIS, 1))
            .hintWith(EARLIER, "waves.move")
            .repeated()),
    /** Opens the rows of this table that have a menu text, as a page. */
    MENU(of(TimelineController::openMenu, key(KeyInput.KEY_TAB), pad(JoystickButton.BUTTON_8))
            .hint("waves.menu")
            .onPadOnly()),
    ADD(of(TimelineController::add, key(KeyInput.KEY_N), key(KeyInput.KEY_INSERT))
            .hint("waves.add")
            .onKeyboardOnly()
            .when(TimelineController::isEditable)
            .menu("waves.add")),
    DUPLICATE(of(TimelineController::duplicate, key(KeyInput.KEY_C))
            .hint("waves.duplicate")
            .onKeyboardOnly()
            .when(TimelineController::isSelectionEditable)
            .menu("waves.duplicate", TimelineController::hasSelection)),
    REMOVE(of(TimelineController::remove, key(KeyInput.KEY_DELETE))
            .hint("waves.remove")
            .onKeyboardOnly()
            .when(TimelineController::isSelectionEditable)
            .menu("waves.remove", TimelineController::hasSelection)),
    PATH(of(TimelineController::openPath, key(KeyInput.KEY_O))
            .hint("waves.openPath")
            .onKeyboardOnly()
            .when(TimelineController::isSelectionEditable)
            .menu("waves.openPath", TimelineController::hasSelection)),
    UNDO(of(TimelineController::undo, key(Modifier.CTRL, KeyInput.KEY_Z), pad(JoystickButton.BUTTON_10))
            .hint("waves.undo")
            .when(TimelineController::canUndo)
            .menu("waves.undo")
            .repeated()),
    REDO(of(TimelineController::redo, key(Modifier.CTRL, KeyInput.KEY_Y), pad(JoystickButton.BUTTON_11))
            .hint("waves.redo")
            .when(TimelineController::canRedo)
            .menu("waves.redo")
            .repeated()),
    FIRST(on(timeline -> timeline.seek(0f), key(KeyInput.KEY_HOME))),
    LAST(on(timeline -> timeline.seek(Float.MAX_VALUE), key(KeyInput.KEY_END))),
    SLOWER(of(TimelineController::slower, key(KeyInput.KEY_MINUS), key(KeyInput.KEY_SUBTRACT))
            .menu("waves.slower")),
    FASTER(of(TimelineController::faster, key(KeyInput.KEY_EQUALS), key(KeyInput.KEY_ADD))
            .menu("waves.faster"));

    private final CommandEntry<TimelineController> entry;

    private static CommandEntry<TimelineController> on(Consumer<TimelineController> action, Chord... chords) {
        return of(action, chords);
    }

    TimelineCommand(CommandEntry<TimelineController> entry) {
        this.entry = entry;
    }

    @Override
    public CommandEntry<TimelineController> entry() {
        return entry;
    }
}
