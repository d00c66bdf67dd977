package bumblewick.app.run;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.replay.Replay;
import bumblewick.replay.ReplayReader;
import bumblewick.save.Bookmark;
import bumblewick.sim.run.RunOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResumeStoreTest {
    @TempDir
    Path folder;

    private static Replay replay() throws IOException {
        return ReplayReader.read(Path.of("src/test/resources/bumblewick/replay/golden/yard.replay"));
    }

    private Optional<Bookmark> found() {
        return new ResumeStore(folder, true).find().value();
    }

    private static void keep(ResumeStore resumeStore, int slot) throws IOException {
        resumeStore.keep(Run.player(replay().options()).inSlot(slot), replay());
    }

    @Test
    void whatIsKeptIsThereWhenItHasSettled() throws IOException {
        ResumeStore resumeStore = new ResumeStore(folder, true);
        keep(resumeStore, 1);
        keep(resumeStore, 2);
        resumeStore.flush();

        assertEquals(2, found().orElseThrow().slot());
    }

    /** Who leaves a run finds it again at the same tick, but is not led back into it by the next start. */
    @Test
    void aRunThatIsLeftIsOfferedAndKeptButNotResumedByItself() throws IOException {
        ResumeStore resumeStore = new ResumeStore(folder, true);
        ResumePoint left = left(Run.player(replay().options()).inSlot(2));

        resumeStore.leave(left);

        assertEquals(Optional.of(left), resumeStore.offered());
        ResumeStore next = new ResumeStore(folder, true);
        resumeStore.flush();
        assertEquals(Optional.of(left.bookmark()), next.find().value());
        assertFalse(next.untried());
    }

    /** Or a journey that is played for the first time would be said to have lasted no time. */
    @Test
    void theTimeOfARunThatIsOnCountsForItsJourneyAlone() throws IOException {
        ResumeStore resumeStore = new ResumeStore(folder, true);
        assertEquals(0, resumeStore.seconds(2));

        resumeStore.leave(left(Run.player(replay().options()).inSlot(2)));

        assertEquals(replay().intents().ticks() / 60, resumeStore.seconds(2));
        assertEquals(0, resumeStore.seconds(1));
        resumeStore.flush();
    }

    @Test
    void whatIsSavedJustBeforeIsFound() throws IOException {
        ResumeStore resumeStore = new ResumeStore(folder, true);
        for (int slot = 1; slot <= 20; slot++) {
            keep(resumeStore, slot);

            assertEquals(slot, resumeStore.find().value().orElseThrow().slot());
        }
    }

    /** A kept run is that of its stage, journey and mode; of a boss rush, whichever boss it has come to. */
    @Test
    void aKeptRunBelongsToItsStageJourneyAndMode() throws IOException {
        RunOptions yard = replay().options();
        ResumePoint kept = left(Run.player(yard).inSlot(2));
        ResumePoint daily = left(Run.player(yard, new RunPurpose.OfTheDay(new DailyRun(LocalDate.of(2026, 5, 1)))));
        assertAll(
                () -> assertTrue(kept.isOf(Run.player(yard).inSlot(2))),
                () -> assertTrue(kept.isOf(Run.player(yard.atSpeed(50)).inSlot(2)), "at any speed"),
                () -> assertFalse(kept.isOf(Run.player(yard).inSlot(1))),
                () -> assertFalse(
                        kept.isOf(Run.player(yard.startingAt("cloverfield", 0)).inSlot(2))),
                () -> assertFalse(
                        kept.isOf(Run.player(yard, new RunPurpose.Practice()).inSlot(2))),
                () -> assertFalse(
                        daily.isOf(Run.player(yard, new RunPurpose.OfTheDay(new DailyRun(LocalDate.of(2026, 5, 2)))))));
    }

    private static ResumePoint left(Run run) throws IOException {
        return new ResumePoint(ResumePoint.bookmark(run, replay()), replay(), Optional.empty());
    }

    /** However quickly one follows the other. */
    @Test
    void aRunThatHasEndedIsNotThereAnyMore() throws IOException {
        ResumeStore resumeStore = new ResumeStore(folder, true);
        for (int i = 0; i < 20; i++) {
            keep(resumeStore, 1);
            resumeStore.drop();
        }
        resumeStore.flush();

        assertEquals(Optional.empty(), found());
    }

    /** The screens are hidden when the game ends, as they are when a run does: it must not count as the run's end. */
    @Test
    void afterTheGameHasEndedNothingChanges() throws IOException {
        ResumeStore resumeStore = new ResumeStore(folder, true);
        keep(resumeStore, 1);
        resumeStore.close();
        resumeStore.drop();
        keep(resumeStore, 2);

        assertDoesNotThrow(resumeStore::flush);
        assertEquals(1, found().orElseThrow().slot());
    }

    @Test
    void aGameThatOnlyTakesAPictureFindsAndKeepsNothing() throws IOException {
        ResumeStore player = new ResumeStore(folder, true);
        keep(player, 1);
        player.flush();
        ResumeStore camera = new ResumeStore(folder, false);

        camera.drop();
        camera.flush();

        assertAll(
                () -> assertEquals(Optional.empty(), camera.find().value()),
                () -> assertFalse(camera.untried()),
                () -> assertTrue(Files.exists(folder.resolve("bookmark.json"))));
    }

    @Test
    void anotherRunTakesThePlaceOfTheOneThatIsOffered() throws IOException {
        ResumeStore resumeStore = new ResumeStore(folder, true);
        resumeStore.offer(
                new ResumePoint(new Bookmark(new Bookmark.Play(), 0, new byte[0]), replay(), Optional.empty()));
        assertTrue(resumeStore.offered().isPresent());

        resumeStore.drop();

        assertEquals(Optional.empty(), resumeStore.offered());
    }
}
