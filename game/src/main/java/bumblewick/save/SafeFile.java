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

/**
 * A small text file that is either wholly old or wholly new, whatever happens while it is written, and whose version
 * before is kept beside it as {@code <name>.bak}.
 */
final class SafeFile {
    private final Path path;

    SafeFile(Path path) {
        this.path = path;
    }

    Path path() {
        return path;
    }

    /** The version before the last write. */
    Path backup() {
        return path.resolveSibling(path.getFileName() + ".bak");
    }

    /**
     * Replaces the file.
     *
     * @throws IOException if it could not be written; then the old one is still there
     */
    void write(String text) throws IOException {
        Files.createDirectories(path.toAbsolutePath().getParent());
        Path fresh = path.resolveSibling(path.getFileName() + ".new");
        try (FileChannel channel = FileChannel.open(
                fresh, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        if (Files.exists(path)) {
            Files.copy(path, backup(), StandardCopyOption.REPLACE_EXISTING);
        }
        move(fresh);
    }

    private void move(Path fresh) throws IOException {
        try {
            Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
