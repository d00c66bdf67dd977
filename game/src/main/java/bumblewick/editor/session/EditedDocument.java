package bumblewick.editor.session;

import bumblewick.content.json.ContentProblem;
import bumblewick.platform.FileSettings;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * A document that is edited as one definition, with autosave: it is saved when nothing was changed for {@value #REST}
 * seconds.
 */
public abstract class EditedDocument {
    /** How long nothing must change before the document is saved, in seconds; held keys repeat faster. */
    private static final float REST = 0.4f;

    private final Document document;
    private final Predicate<Document> saver;
    private JsonObject seen;
    private List<ContentProblem> problems = List.of();
    private int revision;
    private boolean unsaved;
    private float rested;

    /**
     * Edits a document; a subclass {@linkplain #reread reads} it at the end of its constructor.
     *
     * @param document whoever else changes it has to call {@link #reread}
     * @param saver saves the document; returns whether that succeeded, otherwise it is tried again
     */
    protected EditedDocument(Document document, Predicate<Document> saver) {
        this.document = document;
        this.saver = saver;
    }

    /** Reads the definition that the document holds; returns the mistakes in it. */
    protected abstract List<ContentProblem> read(JsonObject value);

    /** What the document holds now; only {@link #edit} may modify it. */
    protected final JsonObject value() {
        return document.value();
    }

    /** The settings of the mod, which the document may name. */
    protected final FileSettings settings() {
        return document.settings();
    }

    /** Reads the document again if somebody else has changed it. */
    public final void reread() {
        if (document.value() != seen) {
            seen = document.value();
            problems = List.copyOf(read(seen));
            revision++;
        }
    }

    /** Reads the document again: something else that it depends on may have changed. */
    public final void reread(boolean always) {
        seen = always ? null : seen;
        reread();
    }

    /** The mistakes in the document. */
    public final List<ContentProblem> problems() {
        return problems;
    }

    /** Changes with each change of the definition. */
    public final int revision() {
        return revision;
    }

    /**
     * Changes the document, see {@link Document#change}.
     *
     * @return whether it has changed
     */
    protected final boolean edit(String group, UnaryOperator<JsonObject> edit) {
        return touch(document.change(group, edit));
    }

    private boolean touch(boolean changed) {
        if (changed) {
            reread();
            unsaved = true;
            rested = 0f;
        }
        return changed;
    }

    /** Ends a group of changes that are undone together. */
    public final void finish() {
        document.finish();
    }

    public final boolean canUndo() {
        return document.canUndo();
    }

    public final boolean canRedo() {
        return document.canRedo();
    }

    /** Undoes the last change; returns whether there was one. */
    public boolean undo() {
        return touch(document.undo());
    }

    /** Redoes what was undone last; returns whether there was anything. */
    public boolean redo() {
        return touch(document.redo());
    }

    /**
     * Saves if it is time; call it once a frame.
     *
     * @param held whether the player still holds what is changed: then nothing is saved
     */
    public final void update(boolean held, float seconds) {
        rested = held ? 0f : rested + seconds;
        if (rests()) {
            save();
        }
    }

    /** Whether nothing has changed for a moment, and nothing is held. */
    public final boolean rests() {
        return rested >= REST;
    }

    /** Makes it {@linkplain #rests rest} at once. */
    protected final void settle() {
        rested = REST;
    }

    /** Saves now, if there is anything to save. */
    public final void save() {
        if (unsaved) {
            unsaved = !saver.test(document);
            rested = unsaved ? 0f : rested;
        }
    }

    /** Whether every change is saved. */
    public final boolean saved() {
        return !unsaved;
    }
}
