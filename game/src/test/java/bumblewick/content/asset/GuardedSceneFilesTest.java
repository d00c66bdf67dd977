package bumblewick.content.asset;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import bumblewick.content.mod.MemoryFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Somebody saves a mistake between the moment in which a file was found good and that in which it is loaded. */
class GuardedSceneFilesTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final byte[] DAMAGED = "half a fi".getBytes(StandardCharsets.UTF_8);

    private final GuardedSceneFiles.Memory memory = new GuardedSceneFiles.Memory();
    private final MemoryFiles base = new MemoryFiles();

    private static byte[] shipped(String path) throws IOException {
        return Files.readAllBytes(SCENE.resolve(path));
    }

    private byte[] open(MemoryFiles files, String path) throws IOException {
        try (InputStream in = new GuardedSceneFiles(files, base, memory).open(path)) {
            return in.readAllBytes();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "models/wick.glb, models/bee.glb",
        "sprites/atlas.png, ui/arrow.png",
        "sounds/ball_roll_1.ogg, sounds/ambience_dusk_1.ogg"
    })
    void whatIsDamagedIsAsItWasWhenItWasOpenedLast(String path, String other) throws IOException {
        base.with(path, shipped(path));
        open(new MemoryFiles().with(path, shipped(path)), path);
        open(new MemoryFiles().with(path, shipped(other)), path);

        assertArrayEquals(shipped(other), open(new MemoryFiles().with(path, DAMAGED), path));
    }

    @Test
    void whatWasNeverOpenedIsAsTheSceneHasItWithoutMods() throws IOException {
        base.with("models/wick.glb", shipped("models/wick.glb"));

        assertArrayEquals(
                shipped("models/wick.glb"),
                open(new MemoryFiles().with("models/wick.glb", DAMAGED), "models/wick.glb"));
    }

    @Test
    void otherFilesAreWhatTheyAre() throws IOException {
        assertArrayEquals(DAMAGED, open(new MemoryFiles().with("Shaders/Toon.frag", DAMAGED), "Shaders/Toon.frag"));
    }

    @Test
    void withoutAnythingBetterTheEngineSeesWhatItMakesOfIt() throws IOException {
        assertArrayEquals(DAMAGED, open(new MemoryFiles().with("models/new.glb", DAMAGED), "models/new.glb"));
    }
}
