package bumblewick.desktop.window;

import static bumblewick.desktop.window.WindowRun.LIMIT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The window of the real program. There is no window manager here: that a frame comes back, that a screen is the game's
 * alone, and what happens when a screen is unplugged, cannot be seen.
 */
class WindowIT {
    private static final String SCREEN = "960x540";
    private static final String OPENED = "640x360";
    private static final String RESIZED = "800x500";

    @TempDir
    Path folder;

    @Test
    void fillsTheScreenChangesItsSizePausesInTheBackgroundAndRemembers() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(SCREEN, folder);
                StartedGame game = StartedGame.start(
                        folder, display.name(), StartedGame.scene(), options().split(" "))) {
            play(game);
        }
    }

    private static String options() {
        return "--size " + OPENED + " --no-audio --quality low --stage cloverfield --difficulty easy --vsync off";
    }

    private void play(StartedGame game) throws Exception {
        game.awaitLog("flying after", LIMIT);
        awaitSize(game, OPENED);

        game.press("F11", () -> game.awaitLog("window: borderless", LIMIT));
        awaitSize(game, SCREEN);
        game.keyDown("alt");
        game.press("Return", () -> game.awaitLog("window: window", 2, LIMIT));
        game.keyUp("alt");
        awaitSize(game, OPENED);

        game.loseFocus();
        game.awaitLog("in the background", LIMIT);
        game.awaitLog("paused", LIMIT);

        game.resize(800, 500);
        awaitSize(game, RESIZED);
        BufferedImage whole = game.press("F12", () -> game.awaitPicture(1, LIMIT));
        game.keyDown("shift");
        BufferedImage bare = game.press("F12", () -> game.awaitPicture(2, LIMIT));
        game.keyUp("shift");
        assertEquals(RESIZED, whole.getWidth() + "x" + whole.getHeight());
        assertEquals(RESIZED, bare.getWidth() + "x" + bare.getHeight());
        assertTrue(brightness(bare) > 1.2 * brightness(whole), "no veil and no page over the bare picture");

        Await.that("the size to be written down", LIMIT, () -> remembered("800", "500"), game::log);
        quit(game);
        assertEquals(0, game.awaitEnd(LIMIT), game::err);
        System.out.println("closed after " + game.lastNumber("closed after ").orElseThrow() + " ms");
    }

    /** The last button of the pause leads to the title, where the run is kept; the last of the title out. */
    private static void quit(StartedGame game) throws Exception {
        game.tap("Up");
        game.press("Return", () -> game.awaitLog("seen: title", LIMIT));
        game.tap("Up");
        game.tap("Return");
    }

    private static void awaitSize(StartedGame game, String size) throws Exception {
        Await.that("a window of " + size, LIMIT, () -> Optional.of(game.size()).filter(size::equals), game::log);
    }

    private Optional<String> remembered(String width, String height) throws IOException {
        Path file;
        try (var files = Files.walk(folder)) {
            file = files.filter(path -> path.endsWith("settings.json"))
                    .findFirst()
                    .orElse(null);
        }
        return Optional.ofNullable(file == null ? null : Files.readString(file))
                .filter(text -> text.contains("\"width\": " + width) && text.contains("\"height\": " + height));
    }

    /** The mean of all channels, 0 to 255. */
    private static double brightness(BufferedImage picture) {
        long sum = 0;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                Color colour = new Color(picture.getRGB(x, y));
                sum += colour.getRed() + colour.getGreen() + colour.getBlue();
            }
        }
        return sum / (3.0 * picture.getWidth() * picture.getHeight());
    }
}
