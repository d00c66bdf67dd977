package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.LookDef;
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
            return SceneReader.read(new SceneFolder("base", FOLDER));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void everyColourOfEveryLookCanBeRead() {
        for (LookDef look : scene.looks().values()) {
            assertDoesNotThrow(() -> new LookColours(look), look.id());
        }
    }

    @Test
    void everyModelThatAStageAsksForIsThere() {
        TreeSet<String> wanted = new TreeSet<>();
        scene.rules().stages().values().forEach(stage -> {
            Cast cast = new Cast(scene.rules(), stage);
            wanted.addAll(cast.models());
            wanted.add(cast.boss());
        });
        for (LookDef look : scene.looks().values()) {
            look.scatter().forEach(scatter -> wanted.add(scatter.model()));
            look.landmarks().forEach(landmark -> wanted.add(landmark.model()));
        }

        wanted.removeIf(model -> Files.exists(FOLDER.resolve("models/" + model + ".glb")));

        assertTrue(wanted.isEmpty(), () -> "missing models: " + wanted);
    }
}
