package bumblewick.platform;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;

/**
 * Where scene files come from. Paths are relative to the scene folder and use {@code /}, such as
 * {@code enemies/gnat.json}.
 */
public interface SceneFiles {
    /**
     * The names of the files and folders directly in {@code folder}, sorted.
     *
     * @param folder a path; a folder that does not exist is empty
     * @throws IOException if the folder cannot be read
     */
    SortedSet<String> list(String folder) throws IOException;

    /** Whether there is a file at {@code path}, spelled exactly so. */
    boolean exists(String path);

    /** The folders on disk that people could change while the game runs; none of a package. */
    default List<Path> folders() {
        return List.of();
    }

    /**
     * Names the merge patches that lie over a file, the lowest first; {@link #unpatched} opens them. {@link #open} has
     * them in it already.
     */
    default List<String> patches(String path) {
        return List.of();
    }

    /**
     * Opens a file as it is without patches; the caller closes it.
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
