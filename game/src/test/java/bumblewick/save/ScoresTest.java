package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScoresTest {
    private static final BestScore GOOD = new BestScore(12_000, "leaf", 5, "a.replay");
    private static final BestScore BETTER = new BestScore(15_000, "bloom", 7, "b.replay");

    @TempDir
    Path folder;

    @Test
    void onlyABetterResultReplacesTheBest() throws IOException {
        Scores scores = new Scores(folder);

        assertTrue(scores.offer("cloverfield", "easy", GOOD));
        assertTrue(scores.offer("cloverfield", "easy", BETTER));
        assertFalse(scores.offer("cloverfield", "easy", GOOD));
        assertFalse(scores.offer("cloverfield", "easy", BETTER), "the same again is not better");
        assertEquals(Optional.of(BETTER), new Scores(folder).best("cloverfield", "easy"));
    }

    @Test
    void difficultiesAreKeptApart() throws IOException {
        Scores scores = new Scores(folder);
        scores.offer("cloverfield", "easy", BETTER);
        scores.offer("cloverfield", "hard", GOOD);

        assertEquals(Optional.of(GOOD), new Scores(folder).best("cloverfield", "hard"));
        assertEquals(Optional.empty(), new Scores(folder).best("cloverfield", "normal"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "7",
                "[]",
                "{}",
                "{\"points\": -1, \"medal\": \"leaf\", \"bees\": 1, \"replay\": \"\"}",
                "{\"points\": \"many\", \"medal\": \"leaf\", \"bees\": 1, \"replay\": \"\"}",
                "{\"points\": 10, \"medal\": {}, \"bees\": 1, \"replay\": \"\"}",
                "{\"points\": 10, \"medal\": \"leaf\", \"bees\": 1}"
            })
    void aBrokenEntryIsReportedAndTheOthersAreKept(String bad) throws IOException {
        new Scores(folder).offer("cloverfield", "easy", GOOD);
        Path file = folder.resolve("scores.json");
        String text = Files.readString(file);
        Files.writeString(file, text.replace("\"best\": {", "\"best\": {\"cloverfield hard\": " + bad + ","));

        Scores scores = new Scores(folder);

        assertEquals(1, scores.problems().size(), scores.problems()::toString);
        assertEquals(Optional.of(GOOD), scores.best("cloverfield", "easy"));
        assertEquals(Optional.empty(), scores.best("cloverfield", "hard"));
    }

    @Test
    void aTornFileIsReplacedByTheVersionBefore() throws IOException {
        Scores scores = new Scores(folder);
        scores.offer("cloverfield", "easy", GOOD);
        scores.offer("cloverfield", "easy", BETTER);
        Files.writeString(folder.resolve("scores.json"), "{\"best\": {\"clo");

        assertEquals(Optional.of(GOOD), new Scores(folder).best("cloverfield", "easy"));
    }

    @Test
    void aFailedWriteLeavesTheOldFile() throws IOException {
        Scores scores = new Scores(folder);
        scores.offer("cloverfield", "easy", GOOD);
        Files.createDirectory(folder.resolve("scores.json.new"));

        boolean failed = false;
        try {
            scores.offer("cloverfield", "easy", BETTER);
        } catch (IOException expected) {
            failed = true;
        }

        assertTrue(failed);
        assertEquals(List.of(), new Scores(folder).problems());
        assertEquals(Optional.of(GOOD), new Scores(folder).best("cloverfield", "easy"));
    }
}
