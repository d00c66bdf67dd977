package bumblewick.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The {@link Bookmark} in {@code bookmark.json} of the data folder: sealed with a check sum, wholly old or wholly new
 * whenever the process ends. One that somebody has begun to go back to lies beside it as {@code bookmark.json.tried}: if
 * that fails, the next start does not fail by itself again.
 */
public final class BookmarkFile {
    /** Hours of the most restless hands: a minute of them takes some 50 KB. In bytes. */
    private static final long MOST_BYTES = 32 << 20;

    private final SafeFile file;
    private final Path tried;

    /** Names the files; nothing is read yet. */
    public BookmarkFile(Path dataFolder) {
        file = new SafeFile(dataFolder.resolve("bookmark.json"));
        tried = dataFolder.resolve("bookmark.json.tried");
    }

    /** The bookmark, the untried one first; empty if there is none. With a line for each file that is damaged. */
    public Kept<Optional<Bookmark>> read() {
        List<String> problems = new ArrayList<>();
        Optional<Bookmark> found = read(file.path(), problems);
        return new Kept<>(found.isPresent() ? found : read(tried, problems), problems);
    }

    private static Optional<Bookmark> read(Path path, List<String> problems) {
        return Files.exists(path)
                ? JsonObjects.parse(path, MOST_BYTES, problems, object -> BookmarkJson.read(Seal.open(object)))
                : Optional.empty();
    }

    /** Whether there is one that nobody has begun to go back to. */
    public boolean untried() {
        return Files.exists(file.path());
    }

    /**
     * Somebody begins to go back to it.
     *
     * @throws IOException if the file cannot be moved
     */
    public void tried() throws IOException {
        if (untried()) {
            Files.move(file.path(), tried, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /**
     * Keeps a bookmark in place of the one before.
     *
     * @throws IOException if it could not be written; then the one before is still there
     */
    public void write(Bookmark bookmark) throws IOException {
        file.replace(JsonObjects.write(Seal.put(BookmarkJson.write(bookmark))));
        Files.deleteIfExists(tried);
    }

    /**
     * There is nothing to go back to any more.
     *
     * @throws IOException if a file cannot be removed
     */
    public void remove() throws IOException {
        Files.deleteIfExists(file.path());
        Files.deleteIfExists(tried);
    }
}
