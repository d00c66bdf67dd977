package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mod is edited while the game runs with {@code --dev}: what is saved is seen, what is wrong is told and does no harm. */
class LiveSceneIT {
    private static final String SIZE = "640x360";
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");
    private static final int EDITS = 10;

    @TempDir
    Path folder;

    @Test
    void whatIsSavedIsSeenAndAMistakeDoesNoHarm() throws Exception {
        write("mod.json", """
                {"format": 1, "id": "moor", "name": "Moor", "version": "1.0.0", "game": "*", "authors": ["Ada"],
                 "licence": "CC0-1.0"}""");
        say("Still");
        Files.writeString(folder.resolve("mods.json"), "{\"format\": 1, \"order\": [\"moor\"], \"on\": [\"moor\"]}");
        try (VirtualDisplay display = VirtualDisplay.open(SIZE, folder);
                StartedGame game = StartedGame.start(
                        folder,
                        display.name(),
                        StartedGame.scene(),
                        "--size",
                        SIZE,
                        "--no-audio",
                        "--quality",
                        "low",
                        "--lang",
                        "en",
                        "--dev",
                        "--stage",
                        "cloverfield")) {
            game.awaitLog("flying after", LIMIT);
            game.press("Escape", () -> game.awaitLog("page seen: Still", LIMIT));
            List<Long> waits = new ArrayList<>();
            for (int edit = 1; edit <= EDITS; edit++) {
                waits.add(seeWord(display, game, "Edit " + edit));
            }
            Collections.sort(waits);
            System.out.println("a saved word was on the screen after " + waits.get(0) + " to " + waits.get(EDITS - 1)
                    + " ms, in the middle " + waits.get(EDITS / 2) + " ms");
            mistake(display, game);
            rules(display, game);
        }
    }

    /** From the moment of saving until a picture of it was shown, in milliseconds. */
    private long seeWord(VirtualDisplay display, StartedGame game, String word) throws Exception {
        Instant saved = Instant.now();
        say(word);
        Instant seen = game.awaitLog("page seen: " + word, LIMIT);
        display.picture().write(SCREENSHOTS.resolve("live " + word + ".png"));
        return Duration.between(saved, seen).toMillis();
    }

    private void mistake(VirtualDisplay display, StartedGame game) throws Exception {
        write("scene/tuning/flight.patch.json", "{\"speed\": \"fast\"}");
        game.awaitLog("not taken: mods/moor/scene/tuning/flight.patch.json:1 $.speed", LIMIT);
        game.press("Escape", () -> game.awaitLog("resumed", LIMIT));
        game.press("Escape", () -> game.awaitLog("page seen: Edit " + EDITS, 2, LIMIT));
        display.picture().write(SCREENSHOTS.resolve("live mistake.png"));
    }

    /** Another number of bees is another run, but it goes on at the same tick. */
    private void rules(VirtualDisplay display, StartedGame game) throws Exception {
        long tick = game.lastNumber("kept at tick ").orElseThrow();
        write("scene/tuning/flight.patch.json", "{\"speed\": 16}");
        game.awaitLog("back at tick ", LIMIT);
        game.awaitLog("page seen: Edit " + EDITS, 3, LIMIT);
        display.picture().write(SCREENSHOTS.resolve("live rules.png"));
        long back = game.lastNumber("back at tick ").orElseThrow();
        assertTrue(back >= tick, "back at " + back + ", kept at " + tick);
        assertEquals(back, game.lastNumber("kept at tick ").orElseThrow());
    }

    private void say(String word) throws IOException {
        write("scene/text/en.patch.json", "{\"texts\": {\"pause.title\": \"" + word + "\"}}");
    }

    private void write(String path, String text) throws IOException {
        Path file = folder.resolve("mods").resolve("moor").resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
