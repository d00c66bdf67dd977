package bumblewick.content.level;

import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonFile;
import bumblewick.content.json.JsonValue;
import bumblewick.def.CourseDef.Key;
import bumblewick.def.CourseDef.Lens;
import bumblewick.def.StageDef;
import bumblewick.platform.SceneFiles;
import bumblewick.sim.run.RailClock;
import java.util.List;
import java.util.Locale;

/** How long the camera of a flight looks back: nobody likes to fly blind for long. */
final class ChaseCheck {
    private static final float LONGEST = 30f; // s

    private final SceneFiles files;
    private final ParsedDefinition parsedDefinition;

    ChaseCheck(SceneFiles files, ParsedDefinition parsedDefinition) {
        this.files = files;
        this.parsedDefinition = parsedDefinition;
    }

    /** Reports chases that are too long or never end. */
    void check(StageDef stage) {
        if (!stage.course().hasChase()) {
            return;
        }
        RailClock clock = new RailClock(stage);
        List<Key> keys = stage.course().keys();
        int begun = -1;
        for (int i = 0; i < keys.size(); i++) {
            Lens camera = keys.get(i).says().camera().orElse(null);
            if (camera != null && camera.chase() && begun < 0) {
                begun = i;
            } else if (camera != null && !camera.chase() && begun >= 0) {
                float seconds = clock.seconds(keys.get(i).at())
                        - clock.seconds(keys.get(begun).at());
                if (seconds > LONGEST) {
                    report(
                            begun,
                            String.format(
                                    Locale.ROOT,
                                    "lasts %.1f s up to %s u",
                                    seconds,
                                    keys.get(i).at()));
                }
                begun = -1;
            }
        }
        if (begun >= 0) {
            report(begun, "never ends: no later key has a camera that does not chase");
        }
    }

    private void report(int key, String found) {
        String file = "stages/" + parsedDefinition.id() + "/course.json";
        String path = "$.keys[" + key + "].camera.chase";
        parsedDefinition.problem(
                new ContentProblem(file, line(file, key), path, found + ", expected " + (int) LONGEST + " s at most"));
    }

    private int line(String file, int key) {
        try {
            JsonValue said =
                    JsonFile.read(files, file).members().get("keys").items().get(key);
            return said.members().get("camera").members().get("chase").line();
        } catch (ContentException e) {
            return 0; // the file itself has been read and reported before
        }
    }
}
