package bumblewick.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes files so that they are either wholly old or wholly new, whatever happens meanwhile: the new one is written beside,
 * synced, and moved over the old.
 */
public final class AtomicFile {
    private AtomicFile() {}

    /**
     * Replaces a file, or makes it and the folders to it.
     *
     * @param fresh where it is written first; in the same folder
     * @throws IOException if it could not be written; then the old one is still there
     */
    public static void write(Path file, Path fresh, byte[] bytes) throws IOException {
        put(fresh, bytes);
        replace(file, fresh);
    }

    /** Lets a whole file take the place of another. */
    static void replace(Path file, Path fresh) throws IOException {
        move(fresh, file);
        syncFolder(file.toAbsolutePath().getParent());
    }

    /** Writes a file that nobody looks at yet, makes the folders to it, and waits until it is on disk. */
    static void put(Path file, byte[] bytes) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        }
    }

    static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** So that the moves outlast a power cut; not every system can. */
    private static void syncFolder(Path path) {
        try (FileChannel folder = FileChannel.open(path, StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException e) {
            // the file itself is synced; only which of two whole versions is found after a power cut is open
        }
    }
}
