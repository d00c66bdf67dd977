package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScoreTablesTest {
    private static final ScoreTableId EASY = ScoreTableId.full("cloverfield", "easy");
    private static final ScoreTableId HARD = ScoreTableId.full("cloverfield", "hard");
    private static final ScoreEntry GOOD = score(12_000);
    private static final ScoreEntry BETTER = score(15_000);

    @TempDir
    Path folder;

    private static ScoreEntry score(long points) {
        return new ScoreEntry(points, "leaf", 5, 12_345, "2026-01-31", points + ".replay", false);
    }

    @Test
    void theBestIsFirstAndWhoWasFirstStaysBefore() throws IOException {
        ScoreTables scores = new ScoreTables(folder);
        ScoreEntry later = new ScoreEntry(15_000, "bloom", 7, 1, "2026-02-01", "", true);

        assertEquals(1, scores.submit(EASY, GOOD));
        assertEquals(1, scores.submit(EASY, BETTER));
        assertEquals(2, scores.submit(EASY, later));

        assertEquals(List.of(BETTER, later, GOOD), new ScoreTables(folder).table(EASY));
    }

    @Test
    void aTableHasTenLines() throws IOException {
        ScoreTables scores = new ScoreTables(folder);
        for (int points = 1_000; points <= 10_000; points += 1_000) {
            scores.submit(EASY, score(points));
        }

        assertEquals(0, scores.submit(EASY, score(999)), "worse than all ten");
        assertEquals(0, scores.rank(EASY, 1_000), "as good as the last, but later");
        assertEquals(10, scores.submit(EASY, score(1_001)));
        List<ScoreEntry> table = new ScoreTables(folder).table(EASY);
        assertEquals(ScoreTables.LINES, table.size());
        assertEquals(score(1_001), table.get(9));
    }

    @Test
    void resultsOnOtherContentStandInTablesOfTheirOwn() throws IOException {
        ScoreTables scores = new ScoreTables(folder);
        scores.submit(EASY, GOOD);
        scores.setContentMark(stage -> stage.equals("cloverfield") ? "00c0ffee00c0ffee" : "");

        assertEquals(List.of(), scores.table(EASY));
        assertEquals(1, scores.submit(EASY, BETTER));

        scores.setContentMark(stage -> "");
        assertEquals(List.of(GOOD), scores.table(EASY));
    }

    @Test
    void whatCannotBeComparedIsKeptApart() throws IOException {
        ScoreTableId practice = new ScoreTableId("cloverfield", "easy", ScoreTableId.Kind.PRACTICE);
        ScoreTables scores = new ScoreTables(folder);
        scores.submit(EASY, BETTER);
        scores.submit(practice, GOOD);

        ScoreTables read = new ScoreTables(folder);
        assertAll(
                () -> assertEquals(Optional.of(BETTER), read.best(EASY)),
                () -> assertEquals(Optional.of(GOOD), read.best(practice)),
                () -> assertEquals(Optional.empty(), read.best(HARD)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "7",
                "[]",
                "{}",
                "{\"points\": -1, \"medal\": \"leaf\", \"bees\": 1, \"ticks\": 1, \"day\": \"\", \"replay\": \"\"}",
                "{\"points\": \"many\", \"medal\": \"leaf\", \"bees\": 1, \"ticks\": 1, \"day\": \"\", \"replay\": \"\"}",
                "{\"points\": 10, \"medal\": {}, \"bees\": 1, \"ticks\": 1, \"day\": \"\", \"replay\": \"\"}",
                "{\"points\": 10, \"medal\": \"leaf\", \"bees\": 1}"
            })
    void aBrokenLineIsReportedAndTheOthersAreKept(String bad) throws IOException {
        new ScoreTables(folder).submit(EASY, GOOD);
        Path file = folder.resolve("scores.json");
        String text = Files.readString(file);
        Files.writeString(
                file, text.replace("\"cloverfield easy full\": [", "\"cloverfield easy full\": [" + bad + ","));

        ScoreTables scores = new ScoreTables(folder);

        assertEquals(1, scores.problems().size(), scores.problems()::toString);
        assertEquals(List.of(GOOD), scores.table(EASY));
    }

    @Test
    void aTornFileIsReplacedByTheVersionBefore() throws IOException {
        ScoreTables scores = new ScoreTables(folder);
        scores.submit(EASY, GOOD);
        scores.submit(EASY, BETTER);
        Files.writeString(folder.resolve("scores.json"), "{\"tables\": {\"clo");

        assertEquals(List.of(GOOD), new ScoreTables(folder).table(EASY));
    }

    @Test
    void aFailedWriteLeavesTheOldFile() throws IOException {
        ScoreTables scores = new ScoreTables(folder);
        scores.submit(EASY, GOOD);
        Files.createDirectory(folder.resolve("scores.json.new"));

        assertThrows(IOException.class, () -> scores.submit(EASY, BETTER));

        assertEquals(List.of(), new ScoreTables(folder).problems());
        assertEquals(List.of(GOOD), new ScoreTables(folder).table(EASY));
    }
}
