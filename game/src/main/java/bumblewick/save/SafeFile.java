package bumblewick.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
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
        Files.createDirectories(path.toAbsolutePath().getParent());
        Path fresh = beside(".new");
        put(fresh, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
        if (Files.exists(path)) {
            growOlder();
        }
        move(fresh, path);
        syncFolder();
    }

    /**
     * Replaces the file without keeping the version before: what is written every few seconds is only worth its last.
     *
     * @throws IOException if it could not be written; then the old one is still there
     */
    void replace(String text) throws IOException {
        Files.createDirectories(path.toAbsolutePath().getParent());
        Path fresh = beside(".new");
        put(fresh, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
        move(fresh, path);
        syncFolder();
    }

    private void growOlder() throws IOException {
        Path copy = beside(".old");
        put(copy, ByteBuffer.wrap(Files.readAllBytes(path)));
        List<Path> all = generations();
        if (Files.exists(all.get(1))) {
            move(all.get(1), all.get(2));
        }
        move(copy, all.get(1));
    }

    private static void put(Path file, ByteBuffer bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** So that the moves outlast a power cut; not every system can. */
    private void syncFolder() {
        try (FileChannel folder = FileChannel.open(path.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException e) {
            // the file itself is synced; only which of two whole versions is found after a power cut is open
        }
    }
}
