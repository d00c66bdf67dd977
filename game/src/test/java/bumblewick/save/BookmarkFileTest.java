package bumblewick.save;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("long")
class BookmarkFileTest {
    @TempDir
    Path folder;

    private static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        new Random(count).nextBytes(bytes);
        return bytes;
    }

    static Stream<Bookmark.Aim> aims() {
        return Stream.of(
                new Bookmark.Play(),
                new Bookmark.Practice(),
                new Bookmark.Daily(20_700),
                new Bookmark.Rush(3, 123_456_789_012L, 20_000),
                new Bookmark.TakeOver(bytes(300), 1_234));
    }

    @ParameterizedTest
    @MethodSource("aims")
    void whatWasWrittenIsRead(Bookmark.Aim aim) throws IOException {
        Bookmark bookmark = new Bookmark(aim, 2, bytes(1_000));

        new BookmarkFile(folder).write(bookmark);

        assertEquals(new ReadResult<>(Optional.of(bookmark), List.of()), new BookmarkFile(folder).read());
    }

    @Test
    void withoutAFileThereIsNone() {
        assertEquals(new ReadResult<>(Optional.empty(), List.of()), new BookmarkFile(folder).read());
    }

    /** Whoever fails on the way back finds it again, but does not go back by itself. */
    @Test
    void oneThatWasTriedIsStillThere() throws IOException {
        BookmarkFile file = new BookmarkFile(folder);
        Bookmark bookmark = new Bookmark(new Bookmark.Play(), 0, bytes(10));
        file.write(bookmark);
        assertTrue(file.hasUntried());

        file.markTried();
        file.markTried(); // of a second try nothing is lost either

        assertAll(
                () -> assertFalse(file.hasUntried()),
                () -> assertEquals(Optional.of(bookmark), file.read().value()));
    }

    @Test
    void aNewOneTakesThePlaceOfTheOneThatWasTried() throws IOException {
        BookmarkFile file = new BookmarkFile(folder);
        file.write(new Bookmark(new Bookmark.Play(), 0, bytes(10)));
        file.markTried();
        Bookmark later = new Bookmark(new Bookmark.Play(), 0, bytes(11));

        file.write(later);
        Optional<Bookmark> read = file.read().value();
        file.remove();

        assertAll(
                () -> assertEquals(Optional.of(later), read),
                () -> assertEquals(Optional.empty(), file.read().value()));
    }

    @Test
    void aFileThatIsNoGameOfOursIsNotEvenRead() throws IOException {
        try (var file = Files.newByteChannel(
                folder.resolve("bookmark.json"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            file.position(1L << 30); // a gigabyte that takes no room on the disk
            file.write(ByteBuffer.allocate(1));
        }

        ReadResult<Optional<Bookmark>> read = new BookmarkFile(folder).read();

        assertEquals(List.of("bookmark.json has 1073741825 bytes, expected 33554432 at most"), read.problems());
    }

    @ParameterizedTest
    @MethodSource("aims")
    void damagedOnesAreToldOf(Bookmark.Aim aim) throws IOException {
        BookmarkFile file = new BookmarkFile(folder);
        Bookmark bookmark = new Bookmark(aim, 1, bytes(2_000));
        file.write(bookmark);
        Path path = folder.resolve("bookmark.json");
        byte[] whole = Files.readAllBytes(path);
        MutatedTexts mutatedTexts = new MutatedTexts(5);
        for (int i = 0; i < MutatedTexts.MANY / 5; i++) { // five aims
            Files.write(path, mutatedTexts.of(whole));
            ReadResult<Optional<Bookmark>> read = assertDoesNotThrow(file::read);
            assertTrue(read.value().equals(Optional.of(bookmark))
                    || (read.value().isEmpty() && !read.problems().isEmpty()));
        }
    }
}
