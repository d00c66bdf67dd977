package bumblewick.desktop.window;

import static bumblewick.desktop.window.WindowRun.LIMIT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.desktop.window.Hands.Step;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the title into Mill Yard, through the first steps of the tutorial and back, with real keys. */
class GardenIT {
    /** Of the campaign: they come before its gardens. */
    static final int FLIGHTS = 3;

    private static final String SIZE = "640x360";

    /** Where the panel of numbers is that F3 opens, and by how much it changes the meadow's warmth. */
    private static final Rectangle NUMBERS = new Rectangle(10, 100, 180, 70);

    private static final double OPENED = 8;

    /** How far the tenths of a unit in the log have come when the first terrace is climbed: it needs a jump. */
    private static final long UP = 8;

    private static final int MOST_JUMPS = 100;

    @TempDir
    Path folder;

    private WindowRun run;
    private StartedGame game;

    @BeforeEach
    void start() throws Exception {
        run = WindowRun.open(folder, SIZE, Stream.<String[]>of("--difficulty easy --lang en".split(" ")));
        game = run.game();
    }

    @AfterEach
    void end() {
        if (run != null) {
            run.close();
        }
    }

    @Test
    void fromTheTitleOverTheFirstTerraceAndBack() throws Exception {
        game.awaitLog("seen: title", LIMIT);
        game.movePointerAway();
        chooseMillYard();
        Picture first = run.awaitNotBlank("mill yard");
        game.awaitLog("event: hint 0", LIMIT);

        game.keyDown("w");
        game.awaitLog("event: hint 1", LIMIT);
        game.awaitLog("event: hint 2", LIMIT);
        run.awaitNumber("score ", 1);
        run.awaitMovement(first);
        jumpUntilUp();
        game.keyUp("w");
        run.keep("on the terrace");

        game.press("c", () -> game.awaitLog("event: spin", LIMIT));

        double before = run.picture().warmth(NUMBERS);
        game.press("F3", () -> game.awaitLog("overlay toggled", LIMIT));
        awaitNumbers(before);
        run.keep("overlay");
        game.press("F3", () -> game.awaitLog("overlay toggled", 2, LIMIT));

        game.press("Escape", () -> game.awaitLog("paused", LIMIT));
        game.awaitLog("page seen: Paused", LIMIT);
        game.press("Escape", () -> game.awaitLog("resumed", LIMIT));
        assertEquals(0, run.quitFromPause(2), game::err);
    }

    /** Practice is the first of more ways to fly; its first row is the stage, gardens after flights, its last but one leads off. */
    private void chooseMillYard() throws Exception {
        Hands hands = Hands.onKeys(game);
        hands.tap(Step.DOWN);
        hands.tap(Step.ACCEPT);
        game.awaitLog("page seen: More modes", LIMIT);
        hands.tap(Step.ACCEPT);
        game.awaitLog("page seen: Practice", LIMIT);
        for (int i = 0; i < FLIGHTS; i++) {
            hands.tap(Step.RIGHT);
        }
        hands.tap(Step.UP);
        hands.tap(Step.UP);
        run.keep("practice in mill yard");
        hands.tap(Step.ACCEPT);
        game.awaitLog("walking after", LIMIT);
    }

    /** Runs on against the terrace and jumps until the log says that Wick is higher up. */
    private void jumpUntilUp() throws Exception {
        int jumps = 0;
        while (game.lastNumber("height ").orElse(0L) < UP) {
            assertTrue(jumps++ < MOST_JUMPS, game::log);
            game.press("space", this::awaitNextNote);
        }
    }

    /** A jump that is held gets up all the way; notes come every two seconds. */
    private long awaitNextNote() throws Exception {
        return run.awaitNumber("tick ", game.lastNumber("tick ").orElse(0L) + 1);
    }

    private void awaitNumbers(double before) throws Exception {
        Await.that(
                "the overlay's numbers",
                LIMIT,
                () -> Optional.of(Math.abs(run.picture().warmth(NUMBERS) - before))
                        .filter(change -> change > OPENED),
                game::log);
    }
}
