package bumblewick.editor.path;

import bumblewick.content.definition.DocumentReader;
import bumblewick.content.json.ContentProblem;
import bumblewick.def.PathDef;
import bumblewick.editor.session.Document;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A path that is edited, with a selected point and a selected speed key. The game's own reader reads the document; while
 * the document has mistakes there is no path, and nothing can be changed here.
 */
public final class EditedPath {
    private final String id;
    private final Document document;
    private Optional<PathDef> path = Optional.empty();
    private List<ContentProblem> problems = List.of();
    private int point;
    private int key;
    private int revision;

    /**
     * Reads the path.
     *
     * @param id of the path
     * @param document its file; whoever else changes it has to call {@link #reread}
     */
    public EditedPath(String id, Document document) {
        this.id = id;
        this.document = document;
        reread();
    }

    /** Reads the document again, after somebody else has changed it. */
    public void reread() {
        DocumentReader.Reading<PathDef> reading = DocumentReader.path(id, document.value());
        problems = reading.problems();
        path = reading.sound();
        select(point);
        selectKey(key);
        revision++;
    }

    public String id() {
        return id;
    }

    /** The document of the path. */
    public Document document() {
        return document;
    }

    /** The path; nothing if the document has mistakes. */
    public Optional<PathDef> path() {
        return path;
    }

    /** The mistakes in the document. */
    public List<ContentProblem> problems() {
        return problems;
    }

    /** Changes with each change of the path. */
    public int revision() {
        return revision;
    }

    /** Index of the selected point. */
    public int point() {
        return point;
    }

    /** The position of the selected point (a copy); the origin if there is no point. */
    public Vector3f place() {
        return path.map(def -> def.points().get(point).clone()).orElseGet(Vector3f::new);
    }

    /** Selects a point, or the nearest there is. */
    public void select(int index) {
        int next = Math.max(0, Math.min(index, points() - 1));
        if (next != point) {
            document.finish();
        }
        point = next;
    }

    /** Selects the next point (1) or the one before (−1); after the last comes the first. */
    public void walk(int step) {
        if (points() > 0) {
            select(Math.floorMod(point + step, points()));
        }
    }

    /** How many points there are. */
    public int points() {
        return path.map(def -> def.points().size()).orElse(0);
    }

    /** Index of the selected speed key; 0 if there is none. */
    public int key() {
        return key;
    }

    /** Selects a speed key, or the nearest there is. */
    public void selectKey(int index) {
        int most = path.map(def -> def.speedProfile().size()).orElse(0) - 1;
        key = Math.max(0, Math.min(index, most));
    }

    /** The selected speed key, if there is any. */
    public Optional<PathDef.SpeedKey> speedKey() {
        return path.filter(def -> !def.speedProfile().isEmpty())
                .map(def -> def.speedProfile().get(key));
    }

    /**
     * Changes the path.
     *
     * @param what names the change: changes of the same name that follow each other are undone together, until
     *     {@link Document#finish}; empty for a change that is undone by itself
     * @return whether the path has changed
     */
    public boolean change(String what, UnaryOperator<PathDef> edit) {
        if (path.isEmpty()) {
            return false;
        }
        PathDef before = path.get();
        PathDef after = edit.apply(before);
        boolean changed = document.change(what, json -> PathJson.update(json, before, after));
        if (changed) {
            reread();
        }
        return changed;
    }

    /** Undoes the last change; returns whether there was one. */
    public boolean undo() {
        return step(document.undo());
    }

    /** Redoes what was undone last; returns whether there was anything. */
    public boolean redo() {
        return step(document.redo());
    }

    private boolean step(boolean done) {
        if (done) {
            reread();
        }
        return done;
    }
}
