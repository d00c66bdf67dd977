package bumblewick.editor.path;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.validation.PathMeasure;
import bumblewick.def.PathDef;
import bumblewick.editor.session.EditSession;
import bumblewick.sim.motion.BakedPath;
import bumblewick.view.gizmo.PathGizmoModel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A path that is edited, with autosave: a change is measured at once, and saved when nothing was changed for
 * {@value #REST} seconds.
 */
public final class PathDraft {
    /** How long nothing must change before the path is saved, in seconds. */
    private static final float REST = 0.4f;

    private final EditSession session;
    private final EditedPath edited;
    private Optional<PathGizmoModel.Shape> shape = Optional.empty();
    private Optional<PathMeasure> measure = Optional.empty();
    private int measured = -1;
    private boolean unsaved;
    private float rests;

    /**
     * Opens a path of a mod.
     *
     * @throws ContentException if its file is no JSON object
     */
    PathDraft(EditSession session, String id) throws ContentException {
        this.session = session;
        edited = new EditedPath(id, session.document(file(id)));
        measure();
    }

    /** The file of a path in the scene folder. */
    static String file(String id) {
        return "paths/" + id + ".json";
    }

    EditedPath edited() {
        return edited;
    }

    /** The path; nothing if its document has mistakes. */
    Optional<PathDef> path() {
        return edited.path();
    }

    /** The path as it is drawn. */
    Optional<PathGizmoModel.Shape> shape() {
        return shape;
    }

    /** The measurements of the path. */
    Optional<PathMeasure> measure() {
        if (measured != edited.revision()) {
            measured = edited.revision();
            Optional<BakedPath> baked = edited.path().map(BakedPath::new);
            measure = baked.map(PathMeasure::new);
            shape = baked.map(path -> shape(edited.path().orElseThrow(), path, measure.orElseThrow()));
        }
        return measure;
    }

    private static PathGizmoModel.Shape shape(PathDef def, BakedPath baked, PathMeasure found) {
        OptionalInt tightest = found.turns() ? OptionalInt.of(found.tightestTick()) : OptionalInt.empty();
        return new PathGizmoModel.Shape(def, baked, found.crossing(), found.fair(), tightest);
    }

    /** Changes the path, see {@link EditedPath#change}. */
    boolean change(String what, UnaryOperator<PathDef> edit) {
        boolean changed = edited.change(what, edit);
        if (changed) {
            touched();
        }
        return changed;
    }

    private void touched() {
        unsaved = true;
        rests = 0f;
        measure();
    }

    /** Undoes the last change; returns whether there was one. */
    boolean undo() {
        return stepped(edited.undo());
    }

    /** Redoes what was undone last; returns whether there was anything. */
    boolean redo() {
        return stepped(edited.redo());
    }

    private boolean stepped(boolean done) {
        if (done) {
            touched();
        }
        return done;
    }

    /**
     * Saves if it is time; call it once a frame.
     *
     * @param held whether the player still holds a mouse button: then nothing is saved
     */
    void update(boolean held, float seconds) {
        rests = held ? 0f : rests + seconds;
        if (unsaved && rests >= REST) {
            save();
        }
    }

    /** Saves now, if there is anything to save. */
    void save() {
        if (unsaved) {
            unsaved = !session.save(edited.document());
            rests = 0f;
        }
    }

    /** Whether every change is saved. */
    boolean saved() {
        return !unsaved;
    }

    /** What is wrong with the path or with saving it, a line each. */
    List<String> problems() {
        List<String> problems =
                edited.problems().stream().map(ContentProblem::toString).collect(Collectors.toList());
        if (!session.trouble().isEmpty()) {
            problems.add(0, session.trouble());
        }
        return problems;
    }

    /** Reads the file again, since another program may have changed it. */
    void reread() {
        session.rereadDocuments();
        edited.reread();
        measure();
    }
}
