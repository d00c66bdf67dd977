package bumblewick.save;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A small text file that is either wholly old or wholly new, whatever happens while it is written. The two versions
 * before are kept beside it as {@code <name>.1} and {@code <name>.2}: three generations, the youngest first.
 *
 * <p>Each step is one move of a whole, synced file over another, and the file itself is only ever moved onto: a process
 * that is killed between any two steps leaves it as it was or as it is to be.
 */
final class SafeFile {
    private final Path path;

    SafeFile(Path path) {
        this.path = path;
    }

    Path path() {
        return path;
    }

    /** The file and the versions before it, whether they are there or not. */
    List<Path> generations() {
        return List.of(path, beside(".1"), beside(".2"));
    }

    private Path beside(String ending) {
        return path.resolveSibling(path.getFileName() + ending);
    }

    /**
     * Replaces the file.
     *
     * @throws IOException if it could not be written; then the old one is still there
     */
    void write(String text) throws IOException {
        Path fresh = beside(".new");
        AtomicFile.put(fresh, text.getBytes(StandardCharsets.UTF_8));
        if (Files.exists(path)) {
            growOlder();
        }
        AtomicFile.replace(path, fresh);
    }

    /**
     * Replaces the file without keeping the version before: what is written every few seconds is only worth its last.
     *
     * @throws IOException if it could not be written; then the old one is still there
     */
    void replace(String text) throws IOException {
        AtomicFile.write(path, beside(".new"), text.getBytes(StandardCharsets.UTF_8));
    }

    private void growOlder() throws IOException {
        Path copy = beside(".old");
        AtomicFile.put(copy, Files.readAllBytes(path));
        List<Path> all = generations();
        if (Files.exists(all.get(1))) {
            AtomicFile.move(all.get(1), all.get(2));
        }
        AtomicFile.move(copy, all.get(1));
    }
}
