package bumblewick.content.asset;

import bumblewick.platform.FileSettings;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Scene files in a folder of the disk. */
public final class SceneFolder implements SceneFiles {
    private final Path root;
    private final FileSettings settings;

    /** The files below {@code root}; it need not exist. */
    public SceneFolder(Path root) {
        this(root, FileSettings.NONE);
    }

    /** The files of a mod below {@code root}, which may name its settings. */
    public SceneFolder(Path root, FileSettings settings) {
        this.root = root.toAbsolutePath().normalize();
        this.settings = settings;
    }

    @Override
    public FileSettings settings(String path) {
        return settings;
    }

    @Override
    public SortedSet<String> list(String folder) throws IOException {
        SortedSet<String> names = new TreeSet<>();
        Path path = resolve(folder);
        if (!Files.isDirectory(path)) {
            return names;
        }
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(path)) {
            for (Path entry : entries) {
                names.add(withoutSlash(entry.getFileName().toString()));
            }
        }
        return names;
    }

    @Override
    public boolean exists(String path) {
        try {
            return Files.isRegularFile(resolve(path)) && spelledLike(path);
        } catch (IOException e) {
            return false; // it may be there, but nobody could open it
        }
    }

    @Override
    public InputStream open(String path) throws IOException {
        Path file = resolve(path);
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new FileSystemException(path, null, "is no regular file, and nothing else is opened");
        }
        return Files.newInputStream(file);
    }

    @Override
    public List<Path> folders() {
        return List.of(root);
    }

    @Override
    public String toString() {
        return root.toString();
    }

    /** Some file systems ignore case; a scene that relies on it would break on the others. */
    private boolean spelledLike(String path) throws IOException {
        Path real = resolve(path).toRealPath();
        String last = path.substring(path.lastIndexOf('/') + 1);
        return Files.isSymbolicLink(resolve(path))
                || real.getFileName().toString().equals(last);
    }

    private Path resolve(String path) throws IOException {
        try {
            Path resolved = root.resolve(path).normalize();
            if (!resolved.startsWith(root)) {
                throw new FileSystemException(path, null, "leads out of the scene folder");
            }
            return resolved;
        } catch (InvalidPathException e) {
            throw new FileSystemException(path, null, e.getReason());
        }
    }

    /** Zip file systems write folders with a slash at the end. */
    private static String withoutSlash(String entry) {
        return entry.endsWith("/") ? entry.substring(0, entry.length() - 1) : entry;
    }
}
