package bumblewick.content.mod;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.SortedMap;

/** A mod that is a folder. Links within it are followed; one that leads out of it is a problem. */
public final class ModFolder extends ModFiles {
    private final Path root;
    private final ModFileLimits inventory;
    private final Path real;

    private ModFolder(Path root, ModFileLimits inventory) throws IOException {
        this.root = root;
        this.inventory = inventory;
        real = root.toRealPath();
    }

    /**
     * Looks through a folder.
     *
     * @param inventory receives what is in it
     */
    public static ModFolder open(Path root, ModFileLimits inventory) throws IOException {
        ModFolder folder = new ModFolder(root, inventory);
        folder.walk(root, "", 0);
        inventory.close();
        return folder;
    }

    /** A link to a folder above itself ends where it is too deep. */
    private boolean walk(Path folder, String prefix, int depth) throws IOException {
        if (depth > ModFileLimits.DEEPEST) {
            inventory.problem(prefix, "lies in more than " + ModFileLimits.DEEPEST + " folders");
            return false;
        }
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) {
                if (!look(entry, prefix + entry.getFileName(), depth)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether to go on. */
    private boolean look(Path entry, String path, int depth) throws IOException {
        if (entry.getFileName().toString().startsWith(".")) {
            return true;
        }
        if (Files.isSymbolicLink(entry) && !Files.exists(entry)) {
            inventory.problem(path, "is a link that leads nowhere");
            return true;
        }
        if (Files.isSymbolicLink(entry) && !entry.toRealPath().startsWith(real)) {
            inventory.problem(path, "is a link that leads out of the mod");
            return true;
        }
        if (Files.isDirectory(entry)) {
            return walk(entry, path + "/", depth + 1);
        }
        if (!Files.isRegularFile(entry)) {
            inventory.problem(path, "is no regular file, and nothing else is opened");
            return true;
        }
        inventory.add(path, Files.size(entry));
        return inventory.files().size() <= ModFileLimits.MOST_FILES;
    }

    @Override
    public SortedMap<String, Long> sizes() {
        return inventory.files();
    }

    @Override
    public InputStream open(String path) throws IOException {
        if (!exists(path)) {
            throw new NoSuchFileException(path);
        }
        return Files.newInputStream(root.resolve(path));
    }

    @Override
    public void close() {}
}
