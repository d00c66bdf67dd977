package bumblewick.desktop.window;

import static bumblewick.desktop.window.WindowRun.LIMIT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the title through a flight and back, with real keys in the real program. */
class PlayIT {
    @TempDir
    Path folder;

    @Test
    void titleFlightPauseResumeTitleQuit() throws Exception {
        try (WindowRun run = WindowRun.start(folder)) {
            play(run, run.game());
        }
    }

    private static void play(WindowRun run, StartedGame game) throws Exception {
        Instant title = game.awaitLog("seen: title", LIMIT);
        game.movePointerAway();
        run.awaitNotBlank("title");

        Instant chosen = Instant.now();
        Instant flying = game.press("Return", () -> game.awaitLog("flying after", LIMIT));
        Picture first = run.awaitNotBlank("flight");
        run.awaitMovement(first);

        long score = game.press("Shift_L", () -> run.awaitNumber("score ", 1));
        run.keep("fight");

        game.press("Escape", () -> game.awaitLog("paused", LIMIT));
        game.awaitLog("page seen: Paused", LIMIT);
        run.keep("pause");

        game.press("Escape", () -> game.awaitLog("resumed", LIMIT));
        run.awaitMovement(run.picture());
        run.keep("resumed");

        assertEquals(0, run.quitFromPause(2), game::err);

        System.out.println("title after " + game.sinceStart(title).toMillis() + " ms, flying "
                + Duration.between(chosen, flying).toMillis() + " ms after the key, score " + score);
    }
}
