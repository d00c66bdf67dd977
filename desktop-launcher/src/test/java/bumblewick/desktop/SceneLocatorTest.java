package bumblewick.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneLocatorTest {
    @TempDir
    Path root;

    @Test
    void aPackedGameCarriesItBesideTheJar() throws IOException {
        Path scene = Files.createDirectory(root.resolve("scene"));

        assertEquals(scene, SceneLocator.above(root));
    }

    @Test
    void theSourceTreeIsMetOnTheWayUp() throws IOException {
        Path scene = Files.createDirectories(root.resolve("assets/scene"));
        Path target = Files.createDirectories(root.resolve("desktop-launcher/target"));

        assertEquals(scene, SceneLocator.above(target));
    }

    @Test
    void theNearestWins() throws IOException {
        Files.createDirectories(root.resolve("assets/scene"));
        Path near = Files.createDirectories(root.resolve("game/scene"));

        assertEquals(near, SceneLocator.above(root.resolve("game")));
    }

    @Test
    void itsAbsenceIsToldWithThePlace() throws IOException {
        Path deep = Files.createDirectories(root.resolve("a/b/c/d"));

        FileNotFoundException told = assertThrows(FileNotFoundException.class, () -> SceneLocator.above(deep));

        assertTrue(told.getMessage().contains(deep.toString()), told::getMessage);
    }
}
