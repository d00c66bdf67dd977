package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mod is edited while the game runs with {@code --dev}: what is saved is seen, what is wrong is told and does no harm. */
class LiveSceneIT {
    private static final String SIZE = "320x180";
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");
    private static final int EDITS = 3;
    private static final String ANOTHER_PICTURE = "the picture is a new one";
    private static final double BLANK = 0.5;
    private static final String SHADER = "Shaders/Toon.frag";

    @TempDir
    Path folder;

    @BeforeEach
    void aModIsOn() throws IOException {
        write("mod.json", """
            {"format": 1, "id": "moor", "name": "Moor", "version": "1.0.0", "game": "*", "authors": ["Ada"],
             "licence": "CC0-1.0"}\
            """);
        say("Still");
        Files.writeString(folder.resolve("mods.json"), "{\"format\": 1, \"order\": [\"moor\"], \"on\": [\"moor\"]}");
    }

    private StartedGame start(VirtualDisplay display, String stage) throws IOException {
        return StartedGame.start(
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
                stage);
    }

    @Test
    void whatIsSavedIsSeenAndAMistakeDoesNoHarm() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(SIZE, folder);
                StartedGame game = start(display, "cloverfield")) {
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

    /** What a player has before the eyes stays there: there is no loading picture, and the run goes on. */
    @Test
    void everyKindOfFileIsSeenInTheRunThatIsFlown() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(SIZE, folder);
                StartedGame game = start(display, "cloverfield")) {
            game.awaitLog("flying after", LIMIT);
            see(game, "models/wick.glb", shipped("models/gnat.glb"), ANOTHER_PICTURE);
            display.picture().write(SCREENSHOTS.resolve("live model.png"));
            refuse(game, "models/wick.glb", "glTF, in a way".getBytes(StandardCharsets.UTF_8), ANOTHER_PICTURE);
            see(game, "sprites/atlas.png", shipped("sprites/atlas.png"), ANOTHER_PICTURE);
            refuse(game, "sprites/atlas.png", "no picture".getBytes(StandardCharsets.UTF_8), ANOTHER_PICTURE);
            see(game, SHADER, text(shipped(SHADER)) + "\n", ANOTHER_PICTURE);
            refuse(
                    game,
                    SHADER,
                    (text(shipped(SHADER)) + "\nnonsense;").getBytes(StandardCharsets.UTF_8),
                    ANOTHER_PICTURE);
            display.picture().write(SCREENSHOTS.resolve("live shader mistake.png"));
            see(game, "looks/cloverfield.patch.json", "{\"rim\": 0.9}", ANOTHER_PICTURE);
            refuse(
                    game,
                    "looks/cloverfield.patch.json",
                    "{\"rim\": \"wide\"}".getBytes(StandardCharsets.UTF_8),
                    ANOTHER_PICTURE);
            see(game, "sounds/ball_roll_1.ogg", shipped("sounds/ball_roll_1.ogg"), "what was saved counts");
            refuse(
                    game,
                    "sounds/ball_roll_1.ogg",
                    "no sound".getBytes(StandardCharsets.UTF_8),
                    "what was saved counts");
            see(game, "tuning/flight.patch.json", "{\"speed\": 16}", "seen: run");
            see(game, "stages/cloverfield/stage.patch.json", "{\"look\": \"cloverfield_dusk\"}", "seen: run");
            display.picture().write(SCREENSHOTS.resolve("live look.png"));
            assertEquals(1, game.log().split("screen: loading", -1).length - 1, "only at the start");
        }
    }

    /** A garden by other rules is built anew: the old one is in the picture until the new one is. */
    @Test
    void aGardenStaysInThePictureUntilTheNewOneIsThere() throws Exception {
        try (VirtualDisplay display = VirtualDisplay.open(SIZE, folder);
                StartedGame game = start(display, "mill_yard")) {
            game.awaitLog("walking after", LIMIT);
            int from = game.log().length();
            write("scene/stages/mill_yard/stage.patch.json", "{\"floorHeight\": -9}");
            double blankest = 0.0;
            while (game.log().indexOf("seen: run", from) < 0) {
                assertTrue(game.log().indexOf("not taken", from) < 0, game.log().substring(from));
                blankest = Math.max(blankest, display.picture().blankness());
            }
            display.picture().write(SCREENSHOTS.resolve("live garden.png"));
            assertTrue(blankest < BLANK, "a picture was blank in " + blankest + " of its pixels");
        }
    }

    private static byte[] shipped(String path) throws IOException {
        return Files.readAllBytes(StartedGame.scene().resolve(path));
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private void see(StartedGame game, String path, String text, String seen) throws Exception {
        see(game, path, text.getBytes(StandardCharsets.UTF_8), seen);
    }

    /** Saves, and prints how long it took until the log said that it was seen. */
    private void see(StartedGame game, String path, byte[] content, String seen) throws Exception {
        int from = game.log().length();
        Instant saved = Instant.now();
        write("scene/" + path, content);
        int end = game.awaitLogFrom(from, seen, LIMIT);
        String log = game.log();
        String line = log.substring(log.lastIndexOf('\n', end - 1) + 1, end);
        System.out.println("a saved " + path + " was seen after "
                + Duration.between(saved, Instant.parse(line.substring(0, line.indexOf(' '))))
                        .toMillis()
                + " ms");
    }

    /** Saves a mistake, which is told with its file; then takes it back, which is seen again. */
    private void refuse(StartedGame game, String path, byte[] content, String seen) throws Exception {
        int from = game.log().length();
        write("scene/" + path, content);
        from = game.awaitLogFrom(from, "not taken: ", LIMIT);
        int line = game.awaitLogFrom(from, path, LIMIT);
        assertTrue(
                game.log().substring(from, line).indexOf('\n') < 0, game.log().substring(from, line));
        Files.delete(folder.resolve("mods/moor/scene").resolve(path));
        game.awaitLogFrom(line, seen, LIMIT);
    }

    private void say(String word) throws IOException {
        write("scene/text/en.patch.json", "{\"texts\": {\"pause.title\": \"" + word + "\"}}");
    }

    private void write(String path, String text) throws IOException {
        write(path, text.getBytes(StandardCharsets.UTF_8));
    }

    private void write(String path, byte[] content) throws IOException {
        Path file = folder.resolve("mods").resolve("moor").resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }
}
