package bumblewick.desktop.window;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever an author breaks, the title still opens. */
class BrokenContentIT {
    private static final String SIZE = "640x360";
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

    private void awaitTitle(Path scene, String screenshot) throws Exception {
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
