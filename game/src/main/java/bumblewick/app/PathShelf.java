package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.content.Scene;
import bumblewick.def.BossDef;
import bumblewick.def.PathDef;
import bumblewick.edit.PathJson;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The paths that a mod's game has: a new one, one like another, one less. */
final class PathShelf {
    private static final String NEW = "_path"; // behind the mod's id

    private final EditDesk desk;
    private final Scene scene;

    PathShelf(EditDesk desk, Scene scene) {
        this.desk = desk;
        this.scene = scene;
    }

    /** All there are, by name. */
    List<String> all() {
        return new ArrayList<>(scene.rules().paths().keySet());
    }

    /** Begins a path that comes from ahead and passes Wick; says what it is called. */
    String create() {
        List<Vector3f> points = List.of(
                new Vector3f(0f, 8f, 110f),
                new Vector3f(8f, 6f, 70f),
                new Vector3f(-6f, 4f, 36f),
                new Vector3f(10f, 8f, -8f));
        PathDef path = new PathDef("", points, 30f, PathDef.Cut.EQUAL, PathDef.DEFAULT_CUT_RATIO, List.of());
        return put(free(desk.id() + NEW), path);
    }

    /** Begins a path like another; says what it is called. */
    String duplicate(PathDef path) {
        return put(free(path.id()), path);
    }

    private String put(String id, PathDef path) {
        desk.create(PathDraft.file(id), PathJson.of(path));
        return id;
    }

    /** A name that is not taken: the wanted one, or that with a number behind it. */
    private String free(String wanted) {
        String stem = wanted.replaceAll("_\\d+$", "");
        int number = 2;
        while (desk.mod().exists(PathDraft.file(stem + "_" + number))) {
            number++;
        }
        return desk.mod().exists(PathDraft.file(stem)) ? stem + "_" + number : stem;
    }

    /** Whether the mod has a part in a path: only that can be taken away. */
    boolean touches(String id) {
        return desk.mod().touches(PathDraft.file(id));
    }

    /** Whether there is a path of that name without the mod, too. */
    boolean isBelow(String id) {
        try {
            return desk.mod().below(PathDraft.file(id)).isPresent();
        } catch (ContentException unreadable) {
            return true; // it is there, if in a sorry state
        }
    }

    /** Which stages and bosses fly a path. */
    List<String> users(String id) {
        List<String> users = new ArrayList<>();
        scene.rules().stages().forEach((stage, def) -> {
            if (def.waves().stream().anyMatch(wave -> wave.path().equals(id))) {
                users.add(stage);
            }
        });
        scene.rules().bosses().forEach((boss, def) -> {
            if (flies(def, id)) {
                users.add(boss);
            }
        });
        return users;
    }

    private static boolean flies(BossDef boss, String id) {
        return boss.phases().stream()
                .flatMap(phase -> phase.steps().stream())
                .anyMatch(step -> step.path().isPresent() && step.path().get().equals(id));
    }

    /** Takes the mod's part in a path away; says whether that could be done. */
    boolean remove(String id) {
        return desk.remove(PathDraft.file(id));
    }
}
