package bumblewick.editor.value;

import bumblewick.app.shell.Gui;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonPath;
import bumblewick.ui.menu.Row;
import java.util.List;
import java.util.Optional;

/** The rows of a file's values beside something else, such as a picture of what they make. */
public final class ValueRows {
    private final ValueEditor editor;
    private final EditedValues values;
    private final ValuesPage page;

    private ValueRows(Gui gui, ValueEditor editor, EditedValues values) {
        this.editor = editor;
        this.values = values;
        page = new ValuesPage(gui, editor, values, JsonPath.ROOT, Optional.empty());
    }

    /**
     * The rows of a file; nothing if it is no JSON object.
     *
     * @param path in the scene folder
     */
    public static Optional<ValueRows> of(Gui gui, ValueEditor editor, String path) {
        try {
            return Optional.of(new ValueRows(gui, editor, editor.values(path)));
        } catch (ContentException e) {
            return Optional.empty(); // whoever lists the files tells it
        }
    }

    /** All rows, as the file is now. */
    public List<Row> rows() {
        return page.rows();
    }

    /** Whether other rows are needed since they were asked for. */
    public boolean isStale() {
        return page.isStale();
    }

    /** Whether the file is saved, or what is wrong, in a sentence. */
    public String state() {
        return editor.state(values);
    }

    /** Lets commands be for the file, or not. */
    public void work(boolean on) {
        editor.work(on ? Optional.of(values) : Optional.empty());
    }
}
