package bumblewick.editor.session;

import bumblewick.platform.FileSettings;
import com.google.gson.JsonObject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** One JSON file of the scene that is edited, with its steps of undo and redo. */
public final class Document {
    /** So many changes can be undone. */
    static final int MOST_STEPS = 200;

    private final String path;
    private final Supplier<FileSettings> settings;
    private final Deque<JsonObject> before = new ArrayDeque<>();
    private final Deque<JsonObject> undone = new ArrayDeque<>();
    private JsonObject value;
    private String group = "";

    /**
     * Makes a document of a mod without settings that was not changed yet.
     *
     * @param path in the scene folder
     * @param value what is in the file (copied)
     */
    public Document(String path, JsonObject value) {
        this(path, value, () -> FileSettings.NONE);
    }

    /** @param settings returns those of the mod, which the file may name */
    Document(String path, JsonObject value, Supplier<FileSettings> settings) {
        this.path = path;
        this.settings = settings;
        this.value = value.deepCopy();
    }

    /** The path of the file in the scene folder. */
    public String path() {
        return path;
    }

    /** The settings of the mod, as they are now. */
    public FileSettings settings() {
        return settings.get();
    }

    /** The content now; only {@link #change} may modify it. */
    public JsonObject value() {
        return value;
    }

    /**
     * Changes the document. Changes of the same group that follow each other are undone together, such as those of a drag.
     *
     * @param group name of the group, or empty for a change that is undone by itself
     * @param edit receives a copy that it may modify, and returns the new content
     * @return whether the document has changed
     */
    public boolean change(String group, UnaryOperator<JsonObject> edit) {
        JsonObject next = edit.apply(value.deepCopy());
        if (next.equals(value)) {
            return false;
        }
        if (group.isEmpty() || !group.equals(this.group)) {
            before.push(value);
            if (before.size() > MOST_STEPS) {
                before.removeLast();
            }
        }
        this.group = group;
        undone.clear();
        value = next;
        return true;
    }

    /** The same with an edit that modifies the copy. */
    public boolean modify(String group, Consumer<JsonObject> edit) {
        return change(group, json -> {
            edit.accept(json);
            return json;
        });
    }

    /** Ends a group: the next change is undone by itself, even if its group has the same name. */
    public void finish() {
        group = "";
    }

    public boolean canUndo() {
        return !before.isEmpty();
    }

    public boolean canRedo() {
        return !undone.isEmpty();
    }

    /** Undoes the last change; returns whether there was one. */
    public boolean undo() {
        return step(before, undone);
    }

    /** Redoes what was undone last; returns whether there was anything. */
    public boolean redo() {
        return step(undone, before);
    }

    private boolean step(Deque<JsonObject> from, Deque<JsonObject> to) {
        finish();
        if (from.isEmpty()) {
            return false;
        }
        to.push(value);
        value = from.pop();
        return true;
    }
}
