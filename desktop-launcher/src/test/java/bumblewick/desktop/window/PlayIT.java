package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the title through a flight and back, with real keys in the real program. */
class PlayIT {
    private static final String SIZE = "640x360";
    private static final Duration LIMIT = Duration.ofSeconds(60);

    /** A picture with more of one colour than this shows nothing. */
    private static final double BLANK = 0.3;

    /** Two moments of a flight differ in more of the picture than this. */
    private static final double MOVED = 0.02;

    /** A button with the focus is warmer than this. */
    private static final double GOLD = 40;

    /** The left ends of the buttons, from top to bottom, in pixels of a window of {@link #SIZE}. */
    private static final List<Rectangle> TITLE_MENU = List.of(
            new Rectangle(40, 170, 30, 12),
            new Rectangle(40, 200, 30, 12),
            new Rectangle(40, 231, 30, 12),
            new Rectangle(40, 261, 30, 12));

    private static final List<Rectangle> PAUSE_MENU =
            List.of(new Rectangle(246, 154, 20, 12), new Rectangle(246, 185, 20, 12), new Rectangle(246, 216, 20, 12));

    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    @TempDir
    Path folder;

    private VirtualDisplay display;
    private StartedGame game;

    @BeforeEach
    void start() throws IOException {
        display = VirtualDisplay.open(SIZE, folder);
        game = StartedGame.start(
                folder,
                display.name(),
                StartedGame.scene(),
                "--windowed",
                "--size",
                SIZE,
                "--no-audio",
                "--quality",
                "low",
                "--difficulty",
                "easy",
                "--vsync",
                "off");
    }

    @AfterEach
    void end() {
        if (game != null) {
            game.close();
        }
        if (display != null) {
            display.close();
        }
    }

    @Test
    void titleFlightPauseResumeTitleQuit() throws Exception {
        Instant title = game.awaitLog("seen: title", LIMIT);
        game.movePointerAway();
        awaitNotBlank("title");

        Instant chosen = Instant.now();
        Instant flying = game.press("Return", () -> game.awaitLog("flying after", LIMIT));
        Picture first = awaitNotBlank("flight");
        awaitMovement(first);

        long score = game.press("Shift_L", this::awaitScore);
        picture("fight");

        game.press("Escape", () -> game.awaitLog("paused", LIMIT));
        awaitFocus(PAUSE_MENU.get(0));
        picture("pause");

        game.press("Escape", () -> game.awaitLog("resumed", LIMIT));
        awaitMovement(display.picture());
        picture("resumed");

        game.press("Escape", () -> game.awaitLog("paused", 2, LIMIT));
        walkDown(PAUSE_MENU);
        game.press("Return", () -> game.awaitLog("seen: title", 2, LIMIT));
        awaitNotBlank("title again");
        walkDown(TITLE_MENU);
        assertEquals(0, game.press("Return", () -> game.awaitEnd(LIMIT)), game::err);

        System.out.println("title after " + game.sinceStart(title).toMillis() + " ms, flying "
                + Duration.between(chosen, flying).toMillis() + " ms after the key, score " + score);
    }

    /** Walks down a menu, and stays on its last button. */
    private void walkDown(List<Rectangle> buttons) throws Exception {
        awaitFocus(buttons.get(0));
        for (Rectangle button : buttons.subList(1, buttons.size())) {
            game.press("Down", () -> awaitFocus(button));
        }
    }

    private Picture awaitFocus(Rectangle button) throws Exception {
        return Await.that(
                "the button at " + button + " to have the focus",
                LIMIT,
                () -> Optional.of(display.picture()).filter(picture -> picture.warmth(button) > GOLD),
                game::log);
    }

    private long awaitScore() throws Exception {
        return Await.that("a score", LIMIT, () -> game.lastNumber("score ").filter(score -> score > 0), game::log);
    }

    /** Screens fade in from black. */
    private Picture awaitNotBlank(String name) throws Exception {
        Await.that(
                "the picture not to be blank",
                LIMIT,
                () -> Optional.of(display.picture().blankness()).filter(blankness -> blankness < BLANK),
                game::log);
        return picture(name);
    }

    private void awaitMovement(Picture before) throws Exception {
        Await.that(
                "the picture to move",
                LIMIT,
                () -> Optional.of(display.picture().differenceTo(before)).filter(difference -> difference > MOVED),
                game::log);
    }

    private Picture picture(String name) throws IOException {
        Picture picture = display.picture();
        picture.write(SCREENSHOTS.resolve(name + ".png"));
        return picture;
    }
}
