package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the title into Mill Yard, through the first steps of the tutorial and back, with real keys. */
class GardenIT {
    private static final String SIZE = "640x360";
    private static final Duration LIMIT = Duration.ofSeconds(90);

    /** A picture with more of one colour than this shows nothing. */
    private static final double BLANK = 0.35;

    /** Two moments of a walk differ in more of the picture than this. */
    private static final double MOVED = 0.02;

    /** A button with the focus is warmer than this. */
    private static final double GOLD = 40;

    /** Where the panel of numbers is that F3 opens, and by how much it changes the meadow's warmth. */
    private static final Rectangle NUMBERS = new Rectangle(10, 100, 180, 70);

    private static final double OPENED = 8;

    /** The left ends of the buttons, from top to bottom, in pixels of a window of {@link #SIZE}. */
    private static final List<Rectangle> TITLE_MENU = List.of(
            new Rectangle(40, 170, 30, 12),
            new Rectangle(40, 200, 30, 12),
            new Rectangle(40, 231, 30, 12),
            new Rectangle(40, 261, 30, 12));

    private static final List<Rectangle> PAUSE_MENU =
            List.of(new Rectangle(246, 154, 20, 12), new Rectangle(246, 185, 20, 12), new Rectangle(246, 216, 20, 12));

    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    /** How far the tenths of a unit in the log have come when the first terrace is climbed: it needs a jump. */
    private static final long UP = 8;

    private static final int MOST_JUMPS = 100;

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
    void fromTheTitleOverTheFirstTerraceAndBack() throws Exception {
        game.awaitLog("seen: title", LIMIT);
        game.movePointerAway();
        chooseMillYard();
        Picture first = awaitNotBlank("mill yard");
        game.awaitLog("event: hint 0", LIMIT);

        game.keyDown("w");
        game.awaitLog("event: hint 1", LIMIT);
        game.awaitLog("event: hint 2", LIMIT);
        awaitNumber("score ", 1);
        awaitDifference(first, MOVED);
        jumpUntilUp();
        game.keyUp("w");
        picture("on the terrace");

        game.press("c", () -> game.awaitLog("event: spin", LIMIT));

        double before = display.picture().warmth(NUMBERS);
        game.press("F3", () -> game.awaitLog("overlay toggled", LIMIT));
        awaitNumbers(before);
        picture("overlay");
        game.press("F3", () -> game.awaitLog("overlay toggled", 2, LIMIT));

        game.press("Escape", () -> game.awaitLog("paused", LIMIT));
        awaitFocus(PAUSE_MENU.get(0));
        game.press("Escape", () -> game.awaitLog("resumed", LIMIT));
        game.press("Escape", () -> game.awaitLog("paused", 2, LIMIT));
        walkDown(PAUSE_MENU);
        game.press("Return", () -> game.awaitLog("seen: title", 2, LIMIT));
        walkDown(TITLE_MENU);
        assertEquals(0, game.press("Return", () -> game.awaitEnd(LIMIT)), game::err);
    }

    /** Practice is the second button of the title, Mill Yard the second stage. */
    private void chooseMillYard() throws Exception {
        awaitFocus(TITLE_MENU.get(0));
        game.press("Down", () -> awaitFocus(TITLE_MENU.get(1)));
        game.press("Return", () -> awaitFocus(TITLE_MENU.get(0)));
        game.press("Down", () -> awaitFocus(TITLE_MENU.get(1)));
        game.press("Return", () -> game.awaitLog("walking after", LIMIT));
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
        long before = game.lastNumber("tick ").orElse(0L);
        return Await.that(
                "the next note", LIMIT, () -> game.lastNumber("tick ").filter(tick -> tick > before), game::log);
    }

    private void awaitNumbers(double before) throws Exception {
        Await.that(
                "the overlay's numbers",
                LIMIT,
                () -> Optional.of(Math.abs(display.picture().warmth(NUMBERS) - before))
                        .filter(change -> change > OPENED),
                game::log);
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

    private void awaitNumber(String name, long atLeast) throws Exception {
        Await.that(
                name + "of " + atLeast,
                LIMIT,
                () -> game.lastNumber(name).filter(number -> number >= atLeast),
                game::log);
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

    private void awaitDifference(Picture before, double share) throws Exception {
        Await.that(
                "the picture to change",
                LIMIT,
                () -> Optional.of(display.picture().differenceTo(before)).filter(difference -> difference > share),
                game::log);
    }

    private Picture picture(String name) throws IOException {
        Picture picture = display.picture();
        picture.write(SCREENSHOTS.resolve(name + ".png"));
        return picture;
    }
}
