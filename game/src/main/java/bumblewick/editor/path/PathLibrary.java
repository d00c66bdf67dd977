package bumblewick.editor.path;

import bumblewick.content.Scene;
import bumblewick.content.json.ContentException;
import bumblewick.def.BossDef;
import bumblewick.def.PathDef;
import bumblewick.def.StageDef;
import bumblewick.editor.session.EditSession;
import bumblewick.editor.session.FreeName;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All paths of the game with a mod: lists, creates, copies and removes them. */
public final class PathLibrary {
    private static final String NEW = "_path"; // follows the mod's id

    private final EditSession session;
    private final Scene scene;

    public PathLibrary(EditSession session, Scene scene) {
        this.session = session;
        this.scene = scene;
    }

    /** The ids of all paths, sorted. */
    public List<String> all() {
        return new ArrayList<>(scene.rules().all(PathDef.class).keySet());
    }

    /** Creates a path that comes from ahead and passes Wick; returns its id. */
    public String create() {
        List<Vector3f> points = List.of(
                new Vector3f(0f, 8f, 110f),
                new Vector3f(8f, 6f, 70f),
                new Vector3f(-6f, 4f, 36f),
                new Vector3f(10f, 8f, -8f));
        PathDef path = new PathDef("", points, 30f, PathDef.Cut.EQUAL, PathDef.DEFAULT_CUT_RATIO, List.of());
        return put(free(session.id() + NEW), path);
    }

    /** Creates a copy of a path; returns its id. */
    public String duplicate(PathDef path) {
        return put(free(path.id()), path);
    }

    private String put(String id, PathDef path) {
        session.create(EditedPath.file(id), PathJson.of(path));
        return id;
    }

    /** An id that is not taken: the wanted one, or that with a number after it. */
    private String free(String wanted) {
        String stem = wanted.replaceAll("_\\d+$", "");
        return FreeName.of(stem, id -> session.mod().exists(EditedPath.file(id)));
    }

    /** Whether the mod creates or patches a path: only that can be removed. */
    public boolean touches(String id) {
        return session.mod().touches(EditedPath.file(id));
    }

    /** Whether the path exists without the mod, too. */
    boolean isBelow(String id) {
        try {
            return session.mod().below(EditedPath.file(id)).isPresent();
        } catch (ContentException unreadable) {
            return true; // it exists, with mistakes
        }
    }

    /** The ids of the stages and bosses that use a path. */
    List<String> users(String id) {
        Stream<String> stages = scene.rules().all(StageDef.class).values().stream()
                .filter(stage ->
                        stage.waves().stream().anyMatch(wave -> wave.path().equals(id)))
                .map(StageDef::id);
        Stream<String> bosses = scene.rules().all(BossDef.class).values().stream()
                .filter(boss -> flies(boss, id))
                .map(BossDef::id);
        return Stream.concat(stages, bosses).collect(Collectors.toList());
    }

    /** Whether a boss flies along a path. */
    public static boolean flies(BossDef boss, String id) {
        return boss.phases().stream().flatMap(phase -> phase.steps().stream()).anyMatch(step -> step.path()
                .equals(Optional.of(id)));
    }

    /** Removes the mod's file of a path; returns whether that succeeded. */
    boolean remove(String id) {
        return session.remove(EditedPath.file(id));
    }
}
