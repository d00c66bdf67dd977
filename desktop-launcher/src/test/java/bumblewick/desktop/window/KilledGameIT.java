package bumblewick.desktop.window;

import static bumblewick.desktop.window.WindowRun.LIMIT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The process is killed in flight, as a power cut would, and the next one goes on at the same tick. */
class KilledGameIT {
    private static final Pattern MOMENT = Pattern.compile("(kept|back) at tick \\d+, state [0-9a-f]+");

    /** What the process that was killed left behind; each test goes on from a copy. */
    @TempDir
    static Path killed;

    /** The last moment that was kept before the end. */
    private static String kept;

    @TempDir
    Path folder;

    @BeforeAll
    static void killInFlight() throws Exception {
        StartedGame game;
        try (WindowRun run = WindowRun.start(killed, WindowRun.ownClock())) {
            game = run.game();
            game.awaitLog("seen: title", LIMIT);
            game.movePointerAway();
            game.press("Return", () -> game.awaitLog("flying after", LIMIT));
            game.awaitLog("kept at tick", 2, LIMIT);
        } // killed
        kept = last("kept", game);
        Files.delete(killed.resolve("logs/bumblewick.log")); // or it would be taken for that of the next one
    }

    @BeforeEach
    void copyWhatWasLeft() throws IOException {
        try (Stream<Path> files = Files.walk(killed)) {
            for (Path file : (Iterable<Path>) files.skip(1)::iterator) {
                Files.copy(file, folder.resolve(killed.relativize(file)));
            }
        }
    }

    @Test
    void goesOnAtTheTickThatWasKept() throws Exception {
        try (WindowRun run = WindowRun.start(folder, WindowRun.ownClock())) {
            StartedGame game = run.game();
            game.awaitLog("seen: title", LIMIT);
            game.movePointerAway();
            run.awaitNotBlank("title after a kill");
            game.press("Return", () -> game.awaitLog("page seen: Paused", LIMIT));
            run.keep("back in flight");
            assertEquals(kept, last("back", game).replace("back", "kept"));

            game.press("Escape", () -> game.awaitLog("resumed", LIMIT));
            game.awaitLog("kept at tick", 2, LIMIT);
            assertTrue(tick(last("kept", game)) > tick(kept), game::log);

            assertEquals(0, run.quitFromPause(2), game::err);
        }
        assertFalse(Files.exists(folder.resolve("bookmark.json")), "who left the run is not led back into it");
        assertTrue(Files.exists(folder.resolve("bookmark.json.tried")), "but it is kept");
    }

    /** A phone goes back without a question. When it gets hot it says so, and goes on. */
    @Test
    void aPhoneGoesBackByItself() throws Exception {
        Path fingers = Files.createFile(folder.resolve("fingers.txt"));
        try (WindowRun run = WindowRun.start(folder, "--virtual-touch", fingers.toString())) {
            StartedGame game = run.game();
            game.awaitLog("page seen: Paused", LIMIT);
            assertEquals(kept, last("back", game).replace("back", "kept"));
            assertFalse(game.log().contains("screen: title"), game::log);

            Files.writeString(fingers, "heat 1.2 critical\n");
            game.awaitLog("heat 1.2 CRITICAL", LIMIT);
            run.keep("hot phone");
            game.press("Escape", () -> game.awaitLog("resumed", LIMIT));
            game.awaitLog("kept at tick", 2, LIMIT);
            assertTrue(tick(last("kept", game)) > tick(kept), game::log);
        }
    }

    private static String last(String what, StartedGame game) {
        return MOMENT.matcher(game.log())
                .results()
                .map(MatchResult::group)
                .filter(line -> line.startsWith(what))
                .reduce((first, second) -> second)
                .orElseThrow();
    }

    private static int tick(String moment) {
        return Integer.parseInt(moment.replaceAll(".*tick (\\d+),.*", "$1"));
    }
}
