package bumblewick.editor.path;

import bumblewick.content.definition.DocumentReader;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.validation.PathMeasure;
import bumblewick.def.PathDef;
import bumblewick.editor.session.Document;
import bumblewick.editor.session.EditSession;
import bumblewick.editor.session.EditedDocument;
import bumblewick.platform.SceneFiles;
import bumblewick.sim.motion.BakedPath;
import bumblewick.view.gizmo.PathGizmoModel;
import com.google.gson.JsonObject;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A path that is edited and measured, with a selected point and a selected speed key. The game's own reader reads the
 * document; while the document has mistakes there is no path, and nothing can be changed here.
 */
public final class EditedPath extends EditedDocument {
    private final Supplier<SceneFiles> files;
    private final String id;
    private Optional<PathDef> path = Optional.empty();
    private Optional<PathGizmoModel.Shape> shape = Optional.empty();
    private Optional<PathMeasure> measure = Optional.empty();
    private int point;
    private int key;

    /**
     * Reads the path.
     *
     * @param files returns those of the scene
     * @param id of the path
     * @param document its file; whoever else changes it has to call {@link #reread}
     * @param saver saves the document, see {@link EditedDocument}
     */
    public EditedPath(Supplier<SceneFiles> files, String id, Document document, Predicate<Document> saver) {
        super(document, saver);
        this.files = files;
        this.id = id;
        reread();
    }

    /**
     * Opens a path of a mod.
     *
     * @throws ContentException if its file is no JSON object
     */
    static EditedPath open(EditSession session, String id) throws ContentException {
        return new EditedPath(session::files, id, session.document(file(id)), session::save);
    }

    /** The file of a path in the scene folder. */
    static String file(String id) {
        return "paths/" + id + ".json";
    }

    @Override
    protected List<ContentProblem> read(JsonObject value) {
        DocumentReader.Reading<PathDef> reading = DocumentReader.path(files.get(), id, value, settings());
        path = reading.sound();
        Optional<BakedPath> baked = path.map(BakedPath::new);
        measure = baked.map(PathMeasure::new);
        shape = baked.map(way -> shape(path.orElseThrow(), way, measure.orElseThrow()));
        select(point);
        selectKey(key);
        return reading.problems();
    }

    private static PathGizmoModel.Shape shape(PathDef def, BakedPath baked, PathMeasure found) {
        OptionalInt tightest = found.turns() ? OptionalInt.of(found.tightestTick()) : OptionalInt.empty();
        return new PathGizmoModel.Shape(def, baked, found.crossing(), found.fair(), tightest);
    }

    public String id() {
        return id;
    }

    /** The path; nothing if the document has mistakes. */
    public Optional<PathDef> path() {
        return path;
    }

    /** The path as it is drawn. */
    Optional<PathGizmoModel.Shape> shape() {
        return shape;
    }

    /** The measurements of the path. */
    Optional<PathMeasure> measure() {
        return measure;
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
            finish();
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
     *     {@link #finish}; empty for a change that is undone by itself
     * @return whether the path has changed
     */
    public boolean change(String what, UnaryOperator<PathDef> edit) {
        if (path.isEmpty()) {
            return false;
        }
        PathDef before = path.get();
        PathDef after = edit.apply(before);
        return edit(what, json -> PathJson.update(json, before, after));
    }
}
