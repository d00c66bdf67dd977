package bumblewick.content.mod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.content.json.ContentProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who opens a pipe waits for ever, so only regular files are opened. */
class SpecialFilesTest {
    private static final Duration NO_HANG = Duration.ofSeconds(20);

    @TempDir
    Path folder;

    @BeforeEach
    void onlyWhereThereArePipes() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "no mkfifo here");
    }

    @Test
    void aPipeInAModIsAProblemOfTheMod() throws Exception {
        Path mod = new TestMod("piped").with("text/en.patch.json", "{}").folder(folder);
        pipe(mod.resolve("scene/text/ja.json"));

        assertEquals(
                List.of("mods/piped/scene/text/ja.json: is no regular file, and nothing else is opened"),
                problems(mod));
    }

    @Test
    void aPipeThatIsTheCardIsAProblemOfTheMod() throws Exception {
        Path mod = new TestMod("piped").folder(folder);
        Files.delete(mod.resolve(ModCard.FILE));
        pipe(mod.resolve(ModCard.FILE));

        assertTrue(problems(mod).get(0).startsWith("mods/piped/mod.json: is no regular file"));
    }

    @Test
    void aPipeThatIsNamedLikeAZipIsNoMod() throws Exception {
        Path zip = folder.resolve("a.zip");
        pipe(zip);

        assertEquals(List.of("mods/a.zip: cannot be opened: it is neither a folder nor a regular file"), problems(zip));
    }

    @Test
    void aLinkToADeviceIsNotOpened() throws Exception {
        Path mod = new TestMod("zeroes").with("text/en.patch.json", "{}").folder(folder);
        Files.createSymbolicLink(mod.resolve("scene/text/ja.json"), Path.of("/dev/zero"));

        assertEquals(List.of("mods/zeroes/scene/text/ja.json: is a link that leads out of the mod"), problems(mod));
    }

    @Test
    void pipesAndFoldersInTheSceneAreReported() throws Exception {
        Files.createDirectories(folder.resolve("enemies/folder.json"));
        pipe(folder.resolve("enemies/pipe.json"));

        List<String> found = inTime(() -> SceneReader.read(new SceneFolder(folder)).report().problems().stream()
                .map(ContentProblem::toString)
                .filter(problem -> problem.startsWith("enemies/"))
                .toList());

        assertEquals(2, found.size(), found::toString);
        assertTrue(found.get(0).contains("folder.json: cannot be read: "), found::toString);
        assertTrue(found.get(1).contains("pipe.json: cannot be read: "), found::toString);
    }

    private static List<String> problems(Path path) throws Exception {
        return inTime(() -> {
            try (Mod mod = Mod.open(path)) {
                return mod.problems().stream().map(ContentProblem::toString).toList();
            }
        });
    }

    private static <T> T inTime(Callable<T> work) {
        return assertTimeoutPreemptively(NO_HANG, work::call);
    }

    private static void pipe(Path path) throws IOException, InterruptedException {
        new ProcessBuilder("mkfifo", path.toString()).start().waitFor();
    }
}
