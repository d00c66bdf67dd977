package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.replay.Split;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BestTimesTest {
    private static final ScoreTableId EASY = ScoreTableId.full("cloverfield", "easy");
    private static final ScoreTableId ASSISTED = new ScoreTableId("cloverfield", "easy", ScoreTableId.Kind.ASSISTED);
    private static final List<Split> FAST = List.of(new Split("lantern.1", 600), new Split(Split.END, 3_000));
    private static final List<Split> SLOW = List.of(new Split("lantern.1", 500), new Split(Split.END, 3_001));

    @TempDir
    Path folder;

    private BestTimes times(String mark) {
        return new BestTimes(folder, stage -> mark);
    }

    @Test
    void onlyAFasterRunTakesThePlaceOfTheFastest() throws IOException {
        BestTimes times = times("");

        assertTrue(times.submit(EASY, SLOW));
        assertTrue(times.submit(EASY, FAST));
        assertFalse(times.submit(EASY, SLOW), "a faster part does not help");
        assertFalse(times.submit(EASY, FAST), "as fast is not faster");

        assertEquals(FAST, times("").best(EASY));
        assertEquals(Optional.of(3_000), times("").bestTicks(EASY));
    }

    @Test
    void whatCannotBeComparedIsKeptApart() throws IOException {
        times("").submit(EASY, FAST);

        assertAll(
                () -> assertEquals(List.of(), times("").best(ASSISTED)),
                () -> assertEquals(List.of(), times("").best(ScoreTableId.full("cloverfield", "hard"))),
                () -> assertEquals(List.of(), times("00c0ffee").best(EASY), "other content"));
    }

    @Test
    void aBrokenRunIsReportedAndTheOthersStay() throws IOException {
        times("").submit(EASY, FAST);
        Path file = folder.resolve("times.json");
        Files.writeString(file, Files.readString(file).replace("\"runs\": {", "\"runs\": {\"a b full\": 3,"));

        BestTimes read = times("");
        assertEquals(FAST, read.best(EASY));
        assertEquals(List.of("times.json 'a b full' is 3, expected a list in brackets"), read.problems());
    }
}
