package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.loop.Replay;
import bumblewick.loop.ReplayReader;
import bumblewick.save.Bookmark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BookmarksTest {
    @TempDir
    Path folder;

    private static Replay replay() throws IOException {
        return ReplayReader.read(Path.of("src/test/resources/bumblewick/loop/golden/yard.replay"));
    }

    private Optional<Bookmark> found() {
        return new Bookmarks(folder, true).find().value();
    }

    private static void keep(Bookmarks bookmarks, int slot) throws IOException {
        bookmarks.keep(Run.player(replay().options()).in(slot), replay());
    }

    @Test
    void whatIsKeptIsThereWhenItHasSettled() throws IOException {
        Bookmarks bookmarks = new Bookmarks(folder, true);
        keep(bookmarks, 1);
        keep(bookmarks, 2);
        bookmarks.settle();

        assertEquals(2, found().orElseThrow().slot());
    }

    /** However quickly one follows the other. */
    @Test
    void aRunThatHasEndedIsNotThereAnyMore() throws IOException {
        Bookmarks bookmarks = new Bookmarks(folder, true);
        for (int i = 0; i < 20; i++) {
            keep(bookmarks, 1);
            bookmarks.drop();
        }
        bookmarks.settle();

        assertEquals(Optional.empty(), found());
    }

    /** The screens are hidden when the game ends, as they are when a run does: it must not count as the run's end. */
    @Test
    void afterTheGameHasEndedNothingChanges() throws IOException {
        Bookmarks bookmarks = new Bookmarks(folder, true);
        keep(bookmarks, 1);
        bookmarks.close();
        bookmarks.drop();
        keep(bookmarks, 2);

        assertDoesNotThrow(bookmarks::settle);
        assertEquals(1, found().orElseThrow().slot());
    }

    @Test
    void aGameThatOnlyTakesAPictureFindsAndKeepsNothing() throws IOException {
        Bookmarks player = new Bookmarks(folder, true);
        keep(player, 1);
        player.settle();
        Bookmarks camera = new Bookmarks(folder, false);

        camera.drop();
        camera.settle();

        assertAll(
                () -> assertEquals(Optional.empty(), camera.find().value()),
                () -> assertFalse(camera.untried()),
                () -> assertTrue(Files.exists(folder.resolve("bookmark.json"))));
    }

    @Test
    void anotherRunTakesThePlaceOfTheOneThatIsOffered() throws IOException {
        Bookmarks bookmarks = new Bookmarks(folder, true);
        bookmarks.offer(new Comeback(new Bookmark(new Bookmark.Play(), 0, new byte[0]), replay(), Optional.empty()));
        assertTrue(bookmarks.offered().isPresent());

        bookmarks.drop();

        assertEquals(Optional.empty(), bookmarks.offered());
    }
}
