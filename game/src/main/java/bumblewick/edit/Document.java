package bumblewick.edit;

import com.google.gson.JsonObject;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.UnaryOperator;

/** One JSON file of the scene in an editor's hands, with all that it was before and what was taken back. */
public final class Document {
    /** So many steps can be taken back: nobody remembers more. */
    static final int MOST_STEPS = 200;

    private final String path;
    private final Deque<JsonObject> before = new ArrayDeque<>();
    private final Deque<JsonObject> undone = new ArrayDeque<>();
    private JsonObject value;
    private String group = "";

    /**
     * Takes a document in hand.
     *
     * @param path in the scene folder
     * @param value what is in the file (copied)
     */
    public Document(String path, JsonObject value) {
        this.path = path;
        this.value = value.deepCopy();
    }

    /** Where it is in the scene folder. */
    public String path() {
        return path;
    }

    /** What it says now; not to be modified but by {@link #change}. */
    public JsonObject value() {
        return value;
    }

    /**
     * Changes it by one step. Steps that follow each other in the same group are one: a drag is taken back as a whole.
     *
     * @param group name of the group, or empty for a step by itself
     * @param edit is given a copy that it may modify, and returns what is to be
     * @return whether anything is different now
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

    /** Ends a group: what follows is another step, whatever it is called. */
    public void finish() {
        group = "";
    }

    public boolean canUndo() {
        return !before.isEmpty();
    }

    public boolean canRedo() {
        return !undone.isEmpty();
    }

    /** Takes the last step back; says whether there was one. */
    public boolean undo() {
        return step(before, undone);
    }

    /** Does again what was taken back last; says whether there was anything. */
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
