package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayFolderTest {
    private static final ReplayMetadata AUTOMATIC =
            new ReplayMetadata(5_000, "leaf", 4, "2024-05-01", ScoreTableId.Kind.FULL, false, false);

    @TempDir
    Path data;

    private ReplayFolder folder;

    @BeforeEach
    void open() {
        folder = new ReplayFolder(data);
    }

    private Path put(String name, int age) throws IOException {
        Files.createDirectories(folder.path());
        Path file = Files.writeString(folder.file(name), "anything");
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_000L - age * 60_000L));
        return file;
    }

    @Test
    void withoutAFolderThereIsNothing() throws IOException {
        assertEquals(List.of(), folder.names());
    }

    @Test
    void theNewestComesFirstAndOtherFilesAreNotListed() throws IOException {
        put("old.replay", 9);
        put("new.replay", 1);
        put("between.replay", 5);
        put("notes.txt", 0);
        assertEquals(List.of("new.replay", "between.replay", "old.replay"), folder.names());
    }

    @Test
    void whatIsNotedIsThereTheNextTime() throws IOException {
        folder.metadata("a.replay", AUTOMATIC.kept(true));
        assertEquals(Optional.of(AUTOMATIC.kept(true)), new ReplayFolder(data).metadata("a.replay"));
    }

    /** Made for a table: named it stays, unnamed it goes. Kept by the player, or not made here: it stays. */
    @Test
    void onlyAutomaticOnesThatNoTableNamesArePruned() throws IOException {
        for (String name : List.of("named", "unnamed", "kept", "foreign")) {
            put(name + ".replay", 1);
        }
        folder.metadata("named.replay", AUTOMATIC);
        folder.metadata("unnamed.replay", AUTOMATIC);
        folder.metadata("kept.replay", AUTOMATIC.kept(true));

        folder.prune(Set.of("named.replay"));

        assertAll(
                () -> assertEquals(Set.of("named.replay", "kept.replay", "foreign.replay"), Set.copyOf(folder.names())),
                () -> assertEquals(Optional.empty(), new ReplayFolder(data).metadata("unnamed.replay")));
    }

    @Test
    void whatSomebodyElseHasDeletedCanBePruned() throws IOException {
        folder.metadata("gone.replay", AUTOMATIC);
        folder.prune(Set.of());
        assertEquals(Optional.empty(), folder.metadata("gone.replay"));
    }

    @Test
    void deletingTakesFileAndNote() throws IOException {
        Path file = put("a.replay", 1);
        folder.metadata("a.replay", AUTOMATIC);
        folder.delete("a.replay");
        assertFalse(Files.exists(file));
        assertEquals(Optional.empty(), folder.metadata("a.replay"));
    }

    @Test
    void theDayIsTheNotedOneElseTheFiles() throws IOException {
        put("foreign.replay", 0);
        folder.metadata("mine.replay", AUTOMATIC);
        assertAll(
                () -> assertEquals("2024-05-01", folder.day("mine.replay")),
                () -> assertTrue(folder.day("foreign.replay").startsWith("2023-11-1"), "14 or 15 by the time zone"),
                () -> assertEquals("", folder.day("absent.replay")));
    }

    @Test
    void aBrokenNoteIsToldOfAndTheOthersAreRead() throws IOException {
        folder.metadata("good.replay", AUTOMATIC);
        Path file = data.resolve("replays.json");
        String text = Files.readString(file);
        Files.writeString(
                file, text.replace("\"replays\": {", "\"replays\": {\"bad.replay\": {\"points\": \"many\"},"));

        ReplayFolder again = new ReplayFolder(data);

        assertAll(
                () -> assertEquals(Optional.of(AUTOMATIC), again.metadata("good.replay")),
                () -> assertEquals(Optional.empty(), again.metadata("bad.replay")),
                () -> assertTrue(again.problems().get(0).contains("'bad.replay'"), again.problems()::toString));
    }
}
