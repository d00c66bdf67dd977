package bumblewick.platform;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes files so that a crash leaves either the old or the new version, never a mixture: it writes the new version
 * beside the old one, syncs it and moves it over.
 */
public final class AtomicFile {
    private AtomicFile() {}

    /**
     * Replaces a file, or creates it and its folders.
     *
     * @param fresh temporary path in the same folder
     * @throws IOException if it could not be written; then the old version is still there
     */
    public static void write(Path file, Path fresh, byte[] bytes) throws IOException {
        try {
            put(fresh, bytes);
            replace(file, fresh);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** Moves a complete file over another and syncs the folder. */
    public static void replace(Path file, Path fresh) throws IOException {
        move(fresh, file);
        syncFolder(file.toAbsolutePath().getParent());
    }

    /** Writes a file, creates its folders, and waits until it is on disk. */
    public static void put(Path file, byte[] bytes) throws IOException {
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

    /** Moves a file over another, at once where the system can. */
    public static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Makes moves survive a power cut, on systems that can. */
    private static void syncFolder(Path path) {
        try (FileChannel folder = FileChannel.open(path, StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException e) {
            // the file itself is synced; only which of two whole versions is found after a power cut is open
        }
    }
}
