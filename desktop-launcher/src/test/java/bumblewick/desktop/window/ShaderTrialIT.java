package bumblewick.desktop.window;

import static bumblewick.desktop.window.WindowRun.LIMIT;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --validate} of a mod with a shader, where the graphics driver can be asked and where it cannot. */
class ShaderTrialIT {
    private static final String SKY = "Shaders/SkyDome.frag";

    @TempDir
    Path folder;

    private Path mod;

    @BeforeEach
    void beginAMod() throws IOException {
        mod = Files.createDirectories(folder.resolve("cobalt"));
        Files.writeString(
                mod.resolve("mod.json"),
                "{\"format\": 1, \"id\": \"cobalt\", \"name\": \"Cobalt\", \"version\": \"1.0.0\", \"game\": \"*\","
                        + " \"authors\": [\"Ada\"], \"licence\": \"CC0-1.0\"}");
    }

    @Test
    void aShaderThatTheDriverRefusesIsNamedWithItsLine() throws Exception {
        String sky = shipped(SKY);
        int before = (int) sky.substring(0, sky.indexOf("void main")).lines().count();

        String told = validated(SKY, sky.replace("void main", "float wrong = nonsense;\nvoid main"), 1);

        assertTrue(
                told.contains("problem mods/cobalt/scene/" + SKY + ":" + (before + 1)
                        + ": the graphics driver refuses 'float wrong = nonsense;'"),
                told);
    }

    /** The sky asks for the time, what is drawn over the picture does not. */
    @ParameterizedTest
    @ValueSource(strings = {"Bloom", "SkyDome"})
    void aShaderThatTakesTooLongIsNamed(String material) throws Exception {
        String path = "Shaders/" + material + ".frag";
        String shader = shipped(path);
        String round =
                "z = fract(sin(z * 3.7 + float(i)) * 43758.5);".repeat(32); // drivers may end a loop after 65,535
        String loop = "float z = 0.5; for (int i = 0; i < 2000000000; i++) { " + round + " } gl_FragColor.r += z; }";

        String told = validated(path, shader.substring(0, shader.lastIndexOf('}')) + loop, 1);

        assertTrue(
                told.contains("problem mods/cobalt/scene/" + path + ": with it, MatDefs/" + material + ".j3md: "),
                told);
    }

    @Test
    void everyMaterialOfTheGameIsDrawnAlone() throws Exception {
        Path materials = StartedGame.scene().resolve("MatDefs");
        try (Stream<Path> all = Files.list(materials)) {
            for (Path file : (Iterable<Path>) all::iterator) {
                String path = "MatDefs/" + file.getFileName();
                write(path, shipped(path) + "\n");
            }
        }

        String told = validated(SKY, shipped(SKY) + "\n", 0);

        assertFalse(told.contains("not drawn"), told);
    }

    @Test
    void withoutADisplayOneLineSaysThatNothingWasDrawn() throws Exception {
        write(SKY, shipped(SKY) + "\n");
        try (StartedGame game = StartedGame.start(folder, "", StartedGame.scene(), "--validate", mod.toString())) {
            int exit = game.awaitEnd(LIMIT);
            String line =
                    "info mods/cobalt: its shaders are not compiled and drawn here: Bumblewick needs a display, and"
                            + " there is none here.";
            assertAll(
                    () -> assertEquals(0, exit),
                    () -> assertEquals(
                            1, game.out().lines().filter(line::equals).count(), game.out()),
                    () -> assertEquals("", game.err()));
        }
    }

    private static String shipped(String path) throws IOException {
        return Files.readString(StartedGame.scene().resolve(path));
    }

    private void write(String path, String shader) throws IOException {
        Path file = mod.resolve("scene").resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, shader);
    }

    private String validated(String path, String shader, int expected) throws Exception {
        write(path, shader);
        try (VirtualDisplay display = VirtualDisplay.open("320x180", folder);
                StartedGame game =
                        StartedGame.start(folder, display.name(), StartedGame.scene(), "--validate", mod.toString())) {
            assertEquals(expected, game.awaitEnd(LIMIT), game::out);
            return game.out();
        }
    }
}
