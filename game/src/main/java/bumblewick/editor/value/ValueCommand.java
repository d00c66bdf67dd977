package bumblewick.editor.value;

import static bumblewick.editor.session.CommandEntry.of;
import static bumblewick.input.binding.Chord.key;
import static bumblewick.input.binding.Chord.pad;

import bumblewick.editor.session.CommandEntry;
import bumblewick.editor.session.EditorCommand;
import bumblewick.input.binding.Modifier;
import com.jme3.input.JoystickButton;
import com.jme3.input.KeyInput;

/**
 * The table of commands of the pages of values, besides those of any page. What has a menu text is a button on the page,
 * too.
 */
public enum ValueCommand implements EditorCommand<ValueEditor> {
    UNDO(of(ValueEditor::undo, key(Modifier.CTRL, KeyInput.KEY_Z), pad(JoystickButton.BUTTON_10))
            .hint("numbers.hint.undo")
            .menu("numbers.undo")
            .repeated()),
    REDO(of(ValueEditor::redo, key(Modifier.CTRL, KeyInput.KEY_Y), pad(JoystickButton.BUTTON_11))
            .menu("numbers.redo")
            .repeated()),
    /** Gives what has the focus the value that it has without the mod. */
    RESET(of(
                    (ValueEditor editor) -> editor.doFocused(RowActions::reset),
                    key(KeyInput.KEY_R),
                    pad(JoystickButton.BUTTON_3))
            .hint("numbers.hint.reset")),
    REMOVE(of((ValueEditor editor) -> editor.doFocused(RowActions::remove), key(KeyInput.KEY_DELETE))
            .hint("numbers.hint.remove")),
    COPY(of((ValueEditor editor) -> editor.doFocused(RowActions::copy), key(KeyInput.KEY_INSERT))
            .hint("numbers.hint.copy")),
    /** Opens all actions of what has the focus as a page. */
    MORE(of(
                    (ValueEditor editor) -> editor.doFocused(RowActions::more),
                    key(KeyInput.KEY_M),
                    pad(JoystickButton.BUTTON_8))
            .hint("numbers.hint.more")),
    /** Plays where the values of the file show. */
    TRY(of(ValueEditor::playtest, key(KeyInput.KEY_T), pad(JoystickButton.BUTTON_0))
            .menu("numbers.try")),
    SEARCH(of(ValueEditor::openSearch, key(KeyInput.KEY_F), pad(JoystickButton.BUTTON_7))
            .menu("numbers.search"));

    private final CommandEntry<ValueEditor> entry;

    ValueCommand(CommandEntry<ValueEditor> entry) {
        this.entry = entry;
    }

    @Override
    public CommandEntry<ValueEditor> entry() {
        return entry;
    }
}
