package bumblewick.content.mod;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.TreeSet;

/** The folder of mods: what lies in it, folders and zips, is a mod each. */
public final class ModLibrary {
    /** How the names of packed mods end. */
    public static final String ZIP = ".zip";

    private final Path folder;

    /** Names the folder; it need not exist. */
    public ModLibrary(Path folder) {
        this.folder = folder;
    }

    /**
     * Opens all mods, by file name. What is neither a folder nor a zip, or begins with a dot, is no mod.
     *
     * @throws IOException if the folder cannot be listed
     */
    public List<Mod> open() throws IOException {
        List<Mod> mods = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return mods;
        }
        NavigableSet<Path> paths = new TreeSet<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            entries.forEach(paths::add);
        }
        for (Path path : paths) {
            if (isMod(path)) {
                mods.add(Mod.open(path));
            }
        }
        return mods;
    }

    private static boolean isMod(Path path) {
        String name = path.getFileName().toString();
        return !name.startsWith(".")
                && (Files.isDirectory(path) || name.toLowerCase(Locale.ROOT).endsWith(ZIP));
    }
}
