package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run without a window, recorded, and flown again by another process. */
class HeadlessIT {
    private static final Duration LIMIT = Duration.ofMinutes(2);

    @TempDir
    Path folder;

    @Test
    void aRecordedRunIsFlownAgainToTheSameState() throws Exception {
        Path replay = folder.resolve("run.replay");

        JsonObject flown = firstOf(
                1,
                0,
                "--headless",
                "--demo",
                "--stage",
                "cloverfield",
                "--seed",
                "7",
                "--difficulty",
                "easy",
                "--record",
                replay.toString());
        JsonObject verified = firstOf(2, 0, "--verify-replay", replay.toString());

        assertAll(
                () -> assertEquals("cloverfield", flown.get("stage").getAsString()),
                () -> assertEquals(7, flown.get("seed").getAsLong()),
                () -> assertTrue(flown.get("cleared").getAsBoolean()),
                () -> assertTrue(flown.get("score").getAsLong() > 0),
                () -> assertTrue(flown.get("bees").getAsInt() > 0),
                () -> assertTrue(verified.get("same").getAsBoolean()));
        for (String field : List.of("stage", "ticks", "cleared", "score", "bees", "medal", "stateHash")) {
            assertEquals(flown.get(field), verified.get(field), field);
        }
    }

    @Test
    void aDamagedReplayIsALineAndExitCode1() throws Exception {
        Path replay = folder.resolve("damaged.replay");
        firstOf(1, 0, "--headless", "--demo", "--difficulty", "easy", "--record", replay.toString());
        byte[] bytes = Files.readAllBytes(replay);
        bytes[bytes.length / 2] ^= 1;
        Files.write(replay, bytes);

        JsonObject line = firstOf(2, 1, "--verify-replay", replay.toString());

        assertFalse(line.get("same").getAsBoolean());
        assertTrue(line.get("problem").getAsString().contains("damaged"), line::toString);
    }

    @Test
    void whatIsNoReplayIsALineAndExitCode1() throws Exception {
        Path text = Files.writeString(folder.resolve("poem.txt"), "Above the clouds drift orchard islands.");

        JsonObject line = firstOf(2, 1, "--verify-replay", text.toString());

        assertFalse(line.get("same").getAsBoolean());
    }

    /** The first of so many lines; a verification ends with one for all files. */
    private JsonObject firstOf(int count, int expectedExit, String... arguments) throws Exception {
        try (StartedGame game = StartedGame.start(folder, "", StartedGame.scene(), arguments)) {
            int exit = game.awaitEnd(LIMIT);
            List<String> lines = game.out().lines().toList();
            assertAll(
                    () -> assertEquals(expectedExit, exit, game::out),
                    () -> assertEquals(count, lines.size(), game::out),
                    () -> assertEquals("", game.err()));
            return JsonParser.parseString(lines.get(0)).getAsJsonObject();
        }
    }
}
