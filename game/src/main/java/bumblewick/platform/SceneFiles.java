package bumblewick.platform;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Read access to the files of a scene folder. Paths are relative to it and use {@code /}, such as {@code
 * enemies/gnat.json}.
 */
public interface SceneFiles {
    /** A scene without files. */
    SceneFiles NONE = new SceneFiles() {
        @Override
        public SortedSet<String> list(String folder) {
            return new TreeSet<>();
        }

        @Override
        public boolean exists(String path) {
            return false;
        }

        @Override
        public InputStream open(String path) throws IOException {
            throw new NoSuchFileException(path);
        }
    };

    /**
     * The names of the files and folders directly in {@code folder}, sorted.
     *
     * @param folder a path; a folder that does not exist is empty
     * @throws IOException if the folder cannot be read
     */
    SortedSet<String> list(String folder) throws IOException;

    /** Whether there is a file at {@code path}, spelled exactly so. */
    boolean exists(String path);

    /** The folders on disk whose files may change while the game runs; none for a package. */
    default List<Path> folders() {
        return List.of();
    }

    /**
     * The merge patches over a file, the lowest first; {@link #unpatched} opens them. {@link #open} returns the file
     * with its patches applied.
     */
    default List<String> patches(String path) {
        return List.of();
    }

    /** The settings that a file, or a patch, may name; see {@link #patches}. */
    default FileSettings settings(String path) {
        return FileSettings.NONE;
    }

    /**
     * Opens a file without its patches; the caller closes it.
     *
     * @throws IOException if there is none, or it cannot be read
     */
    default InputStream unpatched(String path) throws IOException {
        return open(path);
    }

    /**
     * Opens a file; the caller closes it.
     *
     * @throws IOException if there is none, or it cannot be read
     */
    InputStream open(String path) throws IOException;
}
