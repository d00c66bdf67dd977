package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever an author breaks, the title still opens. */
class BrokenContentIT {
    private static final String SIZE = "320x180";
    private static final Duration LIMIT = Duration.ofSeconds(60);
    /** A picture with more of one colour than this shows nothing but the background. */
    private static final double BLANK = 0.9;

    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {"stages/cloverfield/stage.json", "tuning/swarm.json", "text/en.json", "looks/cloverfield.json"})
    void theTitleOpensAlthoughAFileIsCutShort(String file) throws Exception {
        Path scene = copyOfTheScene();
        Path broken = scene.resolve(file);
        String text = Files.readString(broken);
        Files.writeString(broken, text.substring(0, text.length() / 2));

        awaitTitle(scene, "broken " + file.replace('/', ' '));
    }

    @Test
    void theTitleOpensAlthoughAModelIsMissing() throws Exception {
        Path scene = copyOfTheScene();
        Files.delete(scene.resolve("models/wick.glb"));

        awaitTitle(scene, "missing model");
    }

    /** Of each kind of file one that is damaged, in a mod that is on: what it says is told, and the base stands in. */
    @Test
    void theTitleOpensAlthoughAModIsDamagedInAllWays() throws Exception {
        Path mod = folder.resolve("mods/moor");
        write(mod.resolve("mod.json"), """
            {"format": 1, "id": "moor", "name": "Moor", "version": "1.0.0", "game": "*", "authors": ["Ada"],
             "licence": "CC0-1.0"}\
            """);
        Files.writeString(folder.resolve("mods.json"), "{\"format\": 1, \"order\": [\"moor\"], \"on\": [\"moor\"]}");
        List<String> cut = List.of(
                "models/wick.glb",
                "sprites/atlas.png",
                "ui/panel.png",
                "sounds/ball_roll_1.ogg",
                "text/en.json",
                "enemies/gnat.json",
                "ui/marks.json",
                "MatDefs/Grass.j3md");
        for (String path : cut) {
            byte[] whole = Files.readAllBytes(StartedGame.scene().resolve(path));
            Path file = mod.resolve("scene").resolve(path);
            Files.createDirectories(file.getParent());
            Files.write(file, Arrays.copyOf(whole, whole.length / 3));
        }
        String font = Files.readString(StartedGame.scene().resolve("fonts/ui.fnt"));
        write(mod.resolve("scene/fonts/ui.fnt"), font.replace("scaleW=2048", "scaleW=wide"));
        String shader = "Shaders/Toon.frag";
        write(
                mod.resolve("scene").resolve(shader),
                Files.readString(StartedGame.scene().resolve(shader)) + "nonsense;");

        String log = awaitTitle(StartedGame.scene(), "damaged mod");

        assertTrue(log.contains("mods/moor/scene/" + shader + ":"), log);
        assertFalse(log.contains("ERROR"), log);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private String awaitTitle(Path scene, String screenshot) throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(SIZE, folder);
                StartedGame game = StartedGame.start(
                        folder, display.name(), scene, "--size", SIZE, "--no-audio", "--quality", "low")) {
            game.awaitLog("seen: title", LIMIT);
            Picture title = Await.that(
                    "the title to fade in",
                    LIMIT,
                    () -> Optional.of(display.picture()).filter(picture -> picture.blankness() < BLANK),
                    game::log);
            title.write(SCREENSHOTS.resolve(screenshot + ".png"));
            return game.log();
        }
    }

    private Path copyOfTheScene() throws IOException {
        Path from = StartedGame.scene();
        Path to = folder.resolve("scene");
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) throws IOException {
                Files.createDirectories(to.resolve(from.relativize(path)));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) throws IOException {
                Files.copy(path, to.resolve(from.relativize(path)));
                return FileVisitResult.CONTINUE;
            }
        });
        return to;
    }
}
