package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.save.Statistics.Progress;
import bumblewick.save.Tally.Count;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StatisticsTest {
    @TempDir
    Path folder;

    private static Tally tally(int ticks, int chain) {
        Tally tally = new Tally();
        tally.add(Count.TICKS, ticks);
        tally.add(Count.LONGEST_CHAIN, chain);
        return tally;
    }

    private void write(String text) throws IOException {
        Files.writeString(folder.resolve("statistics.json"), text);
    }

    @Test
    void sumsAddUpAndBestValuesAreTheGreatest() {
        Statistics statistics = new Statistics(folder);
        statistics.add(1, tally(60, 9), new Progress(7L, 60));
        statistics.add(Statistics.NO_JOURNEY, tally(40, 4), new Progress(8L, 40));

        assertAll(
                () -> assertEquals(100, statistics.all().get(Count.TICKS)),
                () -> assertEquals(9, statistics.all().get(Count.LONGEST_CHAIN)),
                () -> assertEquals(60, statistics.journey(1).get(Count.TICKS)),
                () -> assertTrue(statistics.journey(2).isEmpty()));
    }

    @Test
    void theRunsOfAJourneyFollowItWhenItIsCopiedErasedAndRestored() throws IOException {
        Statistics statistics = new Statistics(folder);
        statistics.add(1, tally(60, 9), new Progress(7L, 60));
        statistics.copyJourney(1, 2);
        statistics.add(2, tally(40, 4), new Progress(8L, 40));
        statistics.eraseJourney(1, "1.json");
        statistics.write(statistics.snapshot(), true);

        Statistics later = new Statistics(folder);
        assertTrue(later.journey(1).isEmpty());
        assertEquals(100, later.journey(2).get(Count.TICKS));
        later.restoreJourney("1.json", 3);

        assertEquals(60, later.journey(3).get(Count.TICKS));
        assertEquals(100, later.all().get(Count.TICKS), "a copy has not been flown");
    }

    @Test
    void theRunsOfTheLastErasedJourneysAreKept() {
        Statistics statistics = new Statistics(folder);
        for (int file = 1; file <= ErasedJourneys.COUNT + 1; file++) {
            statistics.add(1, tally(file, 0), new Progress(file, file));
            statistics.eraseJourney(1, file + ".json");
        }
        statistics.restoreJourney("1.json", 1);
        statistics.restoreJourney("2.json", 2);

        assertTrue(statistics.journey(1).isEmpty(), "the file of the first is gone, too");
        assertEquals(2, statistics.journey(2).get(Count.TICKS));
    }

    @Test
    void theFirstDayOfAMeetingStays() {
        Tally first = new Tally();
        first.meet("enemy.gnat", "2026-03-02");
        first.defeat("enemy.gnat");
        Tally second = new Tally();
        second.meet("enemy.gnat", "2026-03-09");
        second.defeat("enemy.gnat");
        second.defeat("enemy.gnat");
        first.add(second);

        assertEquals(Map.of("enemy.gnat", new Tally.Kind("2026-03-02", 3)), first.kinds());
        assertEquals(3, first.get(Count.ENEMIES_DEFEATED));
    }

    /** Of an enemy that nobody saw coming the kind is not known; it counts all the same. */
    @Test
    void anEnemyOfNoKnownKindIsCounted() {
        Tally tally = new Tally();
        tally.defeat("");

        assertEquals(1, tally.get(Count.ENEMIES_DEFEATED));
        assertTrue(tally.kinds().isEmpty());
    }

    @Test
    void whatWasWrittenIsRead() throws IOException {
        Statistics statistics = new Statistics(folder);
        Tally part = tally(120, 3);
        part.meet("walker.grump", "2026-04-01");
        statistics.add(3, part, new Progress(-5L, 120));
        statistics.write(statistics.snapshot(), false);

        Statistics read = new Statistics(folder);
        assertAll(
                () -> assertEquals(List.of(), read.problems()),
                () -> assertEquals(statistics.snapshot(), read.snapshot()),
                () -> assertEquals(120, read.countedUpTo(-5L)),
                () -> assertEquals(0, read.countedUpTo(5L), "another run"));
    }

    @Test
    void aFileOfAnotherVersionLacksWhatWasNotCountedAndMayKnowMore() throws IOException {
        write("{\"format\": 1, \"all\": {\"ticks\": 30, \"tea_drunk\": 4}}");

        Statistics read = new Statistics(folder);
        assertAll(
                () -> assertEquals(List.of(), read.problems()),
                () -> assertEquals(30, read.all().get(Count.TICKS)),
                () -> assertEquals(0, read.all().get(Count.RUNS)));
    }

    @Test
    void anInvalidValueIsReportedAndLeftOut() throws IOException {
        write("{\"all\": {\"ticks\": -3, \"runs\": 2, \"kinds\": {\"enemy.gnat\": 7}}, \"counted\": {\"seed\":"
                + " \"x\", \"tick\": 1}}");

        Statistics read = new Statistics(folder);
        assertAll(
                () -> assertEquals(2, read.all().get(Count.RUNS)),
                () -> assertEquals(0, read.all().get(Count.TICKS)),
                () -> assertEquals(
                        3, read.problems().size(), () -> read.problems().toString()),
                () -> assertTrue(
                        read.problems().contains("statistics.json all.ticks is -3, expected a whole number, 0 or more"),
                        () -> read.problems().toString()));
    }

    @Test
    void aFileCutShortIsReplacedByTheVersionBefore() throws IOException {
        Statistics statistics = new Statistics(folder);
        statistics.add(0, tally(10, 0), new Progress(1L, 10));
        statistics.write(statistics.snapshot(), true);
        statistics.add(0, tally(10, 0), new Progress(1L, 20));
        statistics.write(statistics.snapshot(), true);
        Path file = folder.resolve("statistics.json");
        String whole = Files.readString(file);
        Files.writeString(file, whole.substring(0, whole.length() / 2));

        assertEquals(10, new Statistics(folder).all().get(Count.TICKS));
    }

    @Test
    void aJourneyThatBeginsAnewForgetsItsRunsButTheyStayAmongAll() {
        Statistics statistics = new Statistics(folder);
        statistics.add(2, tally(50, 0), new Progress(1L, 50));
        statistics.forgetJourney(2);

        assertTrue(statistics.journey(2).isEmpty());
        assertEquals(50, statistics.all().get(Count.TICKS));
    }
}
