package bumblewick.content.mod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneLayersTest {
    @TempDir
    Path disk;

    private SceneFiles layers;

    @BeforeEach
    void layAModOverTheBase() throws IOException {
        write("base/enemies/gnat.json", "base gnat");
        write("base/enemies/wasp.json", "base wasp");
        write("mod/scene/enemies/gnat.json", "mod gnat");
        write("mod/scene/enemies/zeppelin.json", "mod zeppelin");
        Mod mod = Mod.open(disk.resolve("mod"));
        layers = new SceneLayers(new SceneFolder(disk.resolve("base")), List.of(mod.layer()));
    }

    @Test
    void aFolderHasTheFilesOfAllLayers() throws IOException {
        assertEquals(Set.of("gnat.json", "wasp.json", "zeppelin.json"), layers.list("enemies"));
        assertTrue(layers.list("nowhere").isEmpty());
    }

    @Test
    void ofFilesWithTheSamePathTheTopmostWins() throws IOException {
        assertEquals("mod gnat", text("enemies/gnat.json"));
        assertEquals("base wasp", text("enemies/wasp.json"));
    }

    @Test
    void aFileThatNoLayerHasIsMissing() {
        assertFalse(layers.exists("enemies/elephant.json"));
        assertThrows(NoSuchFileException.class, () -> layers.open("enemies/elephant.json"));
    }

    @Test
    void noPathLeadsOutOfTheSceneFolder() throws IOException {
        write("secret.json", "secret");

        assertFalse(layers.exists("../secret.json"));
        assertThrows(IOException.class, () -> new SceneFolder(disk.resolve("base")).open("../secret.json"));
    }

    private String text(String path) throws IOException {
        try (InputStream in = layers.open(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void write(String path, String text) throws IOException {
        Path file = disk.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
