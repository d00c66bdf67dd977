package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.StageDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.render.LookColours;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class LooksTest {
    private static final Path FOLDER = Path.of(System.getProperty("bumblewick.scene"));

    private final Scene scene = read();

    private static Scene read() {
        try {
            return SceneReader.read(new SceneFolder(FOLDER));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void everyColourOfEveryLookCanBeRead() {
        for (LookDef look : scene.all(LookDef.class).values()) {
            assertDoesNotThrow(() -> new LookColours(look), look.id());
        }
    }

    @Test
    void everyModelThatAStageAsksForIsThere() {
        TreeSet<String> wanted = new TreeSet<>();
        scene.rules().all(StageDef.class).values().forEach(stage -> {
            FlightSceneParts parts = FlightSceneParts.of(scene.rules(), stage);
            wanted.addAll(parts.models());
            wanted.add(parts.boss());
        });
        for (LookDef look : scene.all(LookDef.class).values()) {
            look.scatter().forEach(scatter -> wanted.add(scatter.model()));
            look.landmarks().forEach(landmark -> wanted.add(landmark.model()));
        }

        wanted.removeIf(model -> Files.exists(FOLDER.resolve("models/" + model + ".glb")));

        assertTrue(wanted.isEmpty(), () -> "missing models: " + wanted);
    }
}
