package bumblewick.edit;

import bumblewick.content.ContentProblem;
import bumblewick.content.Definitions;
import bumblewick.def.PathDef;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A path in an editor's hands: one of its points and one of its speed keys are selected. What is read of the document is
 * what the game reads; while it has mistakes nothing is shown or changed here.
 */
public final class PathSheet {
    private final String id;
    private final Document document;
    private Optional<PathDef> path = Optional.empty();
    private List<ContentProblem> problems = List.of();
    private int point;
    private int key;
    private int revision;

    /**
     * Takes a path in hand.
     *
     * @param id of the path
     * @param document its file; changed from now on by this alone, else {@link #reread}
     */
    public PathSheet(String id, Document document) {
        this.id = id;
        this.document = document;
        reread();
    }

    /** Somebody else changed the document. */
    public void reread() {
        Definitions.Reading<PathDef> reading = Definitions.path(id, document.value());
        problems = reading.problems();
        path = reading.sound();
        select(point);
        selectKey(key);
        revision++;
    }

    public String id() {
        return id;
    }

    /** The file that is changed. */
    public Document document() {
        return document;
    }

    /** What the document says; nothing if it has mistakes. */
    public Optional<PathDef> path() {
        return path;
    }

    /** The mistakes in the file. */
    public List<ContentProblem> problems() {
        return problems;
    }

    /** Another number after each change. */
    public int revision() {
        return revision;
    }

    /** Index of the selected point. */
    public int point() {
        return point;
    }

    /** A copy of where the selected point is; the origin if there is none. */
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

    /** Selects the next point, or the one before; on at the other end. */
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
     * @param what is changed: the same again is part of the same step, until that is {@linkplain Document#finish
     *     finished}; empty for a step by itself
     * @return whether anything is different now
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

    /** Takes the last step back; says whether there was one. */
    public boolean undo() {
        return step(document.undo());
    }

    /** Does again what was taken back last; says whether there was anything. */
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
