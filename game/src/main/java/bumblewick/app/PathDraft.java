package bumblewick.app;

import bumblewick.check.PathMeasure;
import bumblewick.content.ContentException;
import bumblewick.content.ContentProblem;
import bumblewick.def.PathDef;
import bumblewick.edit.PathSheet;
import bumblewick.sim.motion.BakedPath;
import bumblewick.view.PathSketch;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A path on the desk: what is changed is measured at once, and saved as soon as the hand rests; a hand that goes on at the
 * same thing takes one step.
 */
final class PathDraft {
    /** So long a hand has to rest until what it did is saved, in seconds. */
    private static final float REST = 0.4f;

    private final EditDesk desk;
    private final PathSheet sheet;
    private Optional<PathSketch.Shape> shape = Optional.empty();
    private Optional<PathMeasure> measure = Optional.empty();
    private int measured = -1;
    private boolean unsaved;
    private float rests;

    /**
     * Takes a path of the desk in hand.
     *
     * @throws ContentException if it cannot be read at all
     */
    PathDraft(EditDesk desk, String id) throws ContentException {
        this.desk = desk;
        sheet = new PathSheet(id, desk.document(file(id)));
        measure();
    }

    /** The file of a path. */
    static String file(String id) {
        return "paths/" + id + ".json";
    }

    PathSheet sheet() {
        return sheet;
    }

    /** What the document says; nothing if it has mistakes. */
    Optional<PathDef> path() {
        return sheet.path();
    }

    /** What is shown of it. */
    Optional<PathSketch.Shape> shape() {
        return shape;
    }

    /** What was found of it. */
    Optional<PathMeasure> measure() {
        if (measured != sheet.revision()) {
            measured = sheet.revision();
            Optional<BakedPath> baked = sheet.path().map(BakedPath::new);
            measure = baked.map(PathMeasure::new);
            shape = baked.map(path -> shape(sheet.path().orElseThrow(), path, measure.orElseThrow()));
        }
        return measure;
    }

    private static PathSketch.Shape shape(PathDef def, BakedPath baked, PathMeasure found) {
        OptionalInt tightest = found.turns() ? OptionalInt.of(found.tightestTick()) : OptionalInt.empty();
        return new PathSketch.Shape(def, baked, found.crossing(), found.fair(), tightest);
    }

    /** Changes it, see {@link PathSheet#change}. */
    boolean change(String what, UnaryOperator<PathDef> edit) {
        boolean changed = sheet.change(what, edit);
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

    /** Takes the last step back; says whether there was one. */
    boolean undo() {
        return stepped(sheet.undo());
    }

    /** Does again what was taken back last; says whether there was anything. */
    boolean redo() {
        return stepped(sheet.redo());
    }

    private boolean stepped(boolean done) {
        if (done) {
            touched();
        }
        return done;
    }

    /**
     * Goes on by a frame.
     *
     * @param held whether the hand still holds what it changes
     */
    void update(boolean held, float seconds) {
        rests = held ? 0f : rests + seconds;
        if (unsaved && rests >= REST) {
            save();
        }
    }

    /** Writes it down now. */
    void save() {
        if (unsaved) {
            unsaved = !desk.save(sheet.document());
            rests = 0f;
        }
    }

    /** Whether all of it is in the mod. */
    boolean saved() {
        return !unsaved;
    }

    /** What is wrong, a line each. */
    List<String> problems() {
        List<String> problems =
                sheet.problems().stream().map(ContentProblem::toString).collect(Collectors.toList());
        if (!desk.trouble().isEmpty()) {
            problems.add(0, desk.trouble());
        }
        return problems;
    }

    /** Another program may have changed the file. */
    void follow() {
        desk.follow();
        sheet.reread();
        measure();
    }
}
