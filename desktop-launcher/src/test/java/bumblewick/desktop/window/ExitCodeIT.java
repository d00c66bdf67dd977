package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the process says where it cannot start. */
class ExitCodeIT {
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final String NO_DISPLAY = "";

    @TempDir
    Path folder;

    @Test
    void withoutADisplayASentenceAndExitCode3() throws Exception {
        try (StartedGame game = start()) {
            assertEquals(3, game.awaitEnd(LIMIT));

            assertEquals(
                    "Bumblewick needs a display, and there is none here.",
                    game.err().strip());
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "--windwed                       | There is no option --windwed; did you mean --windowed?",
                "--size 10xZ                     | --size: '10xZ' is no size, expected WIDTHxHEIGHT such as 1280x720.",
                "--stage cloverfeld              | --stage: there is no 'cloverfeld'; did you mean 'cloverfield'?",
                "--difficulty nomral             | --difficulty: there is no 'nomral'; did you mean 'normal'?",
                "--headless --demo --stage moon  | --stage: there is no 'moon'; "
                        + "expected one of clover_islet, cloverfield, flight_sandbox, mill_yard, orchard_canopy, sail_loft,"
                        + " sandbox, windmill_reach.",
                "--replay absent.replay          | --replay: there is no file absent.replay to read.",
                "--verify-replay absent.replay   | --verify-replay: there is no file absent.replay to read.",
                "--patch absent.patch .          | --patch: there is no file absent.patch to read.",
                "--diff absent . -o a.patch      | --diff: there is no folder absent.",
            })
    void whatCannotBeFollowedIsExplainedWithExitCode2(String arguments, String sentence) throws Exception {
        try (StartedGame game = start(arguments.strip().split(" ", -1))) {
            assertEquals(2, game.awaitEnd(LIMIT));

            assertEquals(
                    sentence + System.lineSeparator() + "Try --help.",
                    game.err().strip());
        }
    }

    @Test
    void aDataFolderThatCannotBeMadeIsExplainedWithExitCode2() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "not a folder");

        try (StartedGame game = start("--data-dir", file.resolve("data").toString())) {
            assertEquals(2, game.awaitEnd(LIMIT));

            assertTrue(
                    game.err().startsWith("--data-dir: the folder " + file.resolve("data") + " cannot be made."),
                    game.err());
        }
    }

    @ParameterizedTest
    @CsvSource({"--help", "--version"})
    void questionsAreAnsweredWithoutADisplay(String question) throws Exception {
        try (StartedGame game = start(question)) {
            int exit = game.awaitEnd(LIMIT);

            assertAll(
                    () -> assertEquals(0, exit),
                    () -> assertTrue(game.out().contains("umblewick")),
                    () -> assertEquals("", game.err()));
        }
    }

    private StartedGame start(String... arguments) throws IOException {
        return StartedGame.start(folder, NO_DISPLAY, StartedGame.scene(), arguments);
    }
}
