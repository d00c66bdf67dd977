package bumblewick.app.run;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.replay.Replay;
import bumblewick.replay.ReplayReader;
import bumblewick.save.Bookmark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
