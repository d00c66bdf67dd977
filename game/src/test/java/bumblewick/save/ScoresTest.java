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

class ScoresTest {
    private static final Board EASY = Board.full("cloverfield", "easy");
    private static final Board HARD = Board.full("cloverfield", "hard");
    private static final BestScore GOOD = score(12_000);
    private static final BestScore BETTER = score(15_000);

    @TempDir
    Path folder;

    private static BestScore score(long points) {
        return new BestScore(points, "leaf", 5, 12_345, "2026-01-31", points + ".replay");
    }

    @Test
    void theBestIsFirstAndWhoWasFirstStaysBefore() throws IOException {
        Scores scores = new Scores(folder);
        BestScore later = new BestScore(15_000, "bloom", 7, 1, "2026-02-01", "");

        assertEquals(1, scores.offer(EASY, GOOD));
        assertEquals(1, scores.offer(EASY, BETTER));
        assertEquals(2, scores.offer(EASY, later));

        assertEquals(List.of(BETTER, later, GOOD), new Scores(folder).table(EASY));
    }

    @Test
    void aTableHasTenLines() throws IOException {
        Scores scores = new Scores(folder);
        for (int points = 1_000; points <= 10_000; points += 1_000) {
            scores.offer(EASY, score(points));
        }

        assertEquals(0, scores.offer(EASY, score(999)), "worse than all ten");
        assertEquals(0, scores.rank(EASY, 1_000), "as good as the last, but later");
        assertEquals(10, scores.offer(EASY, score(1_001)));
        List<BestScore> table = new Scores(folder).table(EASY);
        assertEquals(Scores.LINES, table.size());
        assertEquals(score(1_001), table.get(9));
    }

    @Test
    void resultsOnOtherContentStandInTablesOfTheirOwn() throws IOException {
        Scores scores = new Scores(folder);
        scores.offer(EASY, GOOD);
        scores.playedBy(stage -> stage.equals("cloverfield") ? "00c0ffee00c0ffee" : "");

        assertEquals(List.of(), scores.table(EASY));
        assertEquals(1, scores.offer(EASY, BETTER));

        scores.playedBy(stage -> "");
        assertEquals(List.of(GOOD), scores.table(EASY));
    }

    @Test
    void whatCannotBeComparedIsKeptApart() throws IOException {
        Board practice = new Board("cloverfield", "easy", Board.Kind.PRACTICE);
        Scores scores = new Scores(folder);
        scores.offer(EASY, BETTER);
        scores.offer(practice, GOOD);

        Scores read = new Scores(folder);
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
        new Scores(folder).offer(EASY, GOOD);
        Path file = folder.resolve("scores.json");
        String text = Files.readString(file);
        Files.writeString(
                file, text.replace("\"cloverfield easy full\": [", "\"cloverfield easy full\": [" + bad + ","));

        Scores scores = new Scores(folder);

        assertEquals(1, scores.problems().size(), scores.problems()::toString);
        assertEquals(List.of(GOOD), scores.table(EASY));
    }

    @Test
    void aTornFileIsReplacedByTheVersionBefore() throws IOException {
        Scores scores = new Scores(folder);
        scores.offer(EASY, GOOD);
        scores.offer(EASY, BETTER);
        Files.writeString(folder.resolve("scores.json"), "{\"tables\": {\"clo");

        assertEquals(List.of(GOOD), new Scores(folder).table(EASY));
    }

    @Test
    void aFailedWriteLeavesTheOldFile() throws IOException {
        Scores scores = new Scores(folder);
        scores.offer(EASY, GOOD);
        Files.createDirectory(folder.resolve("scores.json.new"));

        assertThrows(IOException.class, () -> scores.offer(EASY, BETTER));

        assertEquals(List.of(), new Scores(folder).problems());
        assertEquals(List.of(GOOD), new Scores(folder).table(EASY));
    }
}
