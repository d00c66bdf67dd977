package bumblewick.app.shell;

import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Files that were saved while the game runs, and which parts of the game they may affect. */
public final class ChangedFiles {
    private static final String TEXT = "text/";
    private static final String JSON = ".json";
    private static final Path SCENE = Paths.get("scene");

    private final SortedSet<String> paths = new TreeSet<>();
    private boolean wholeMods;

    /**
     * Sorts files by scene and mods.
     *
     * @param files with their whole paths
     * @param bases the folders of the scene itself
     * @param mods the folder in which mods lie
     */
    public ChangedFiles(Collection<Path> files, Collection<Path> bases, Path mods) {
        for (Path file : files) {
            if (file.startsWith(mods)) {
                sortMod(mods.relativize(file));
            } else {
                bases.stream().filter(file::startsWith).forEach(base -> add(base.relativize(file)));
            }
        }
    }

    /** A file that is not in a mod's scene folder is the mod itself: a zip, or its card. */
    private void sortMod(Path file) {
        if (file.getNameCount() > 2 && file.getName(1).equals(SCENE)) {
            add(file.subpath(2, file.getNameCount()));
        } else {
            wholeMods |= file.getNameCount() <= 2;
        }
    }

    private void add(Path path) {
        paths.add(path.toString().replace('\\', '/'));
    }

    /** Their paths in the scene, of whichever mod; without those of {@linkplain #wholeMods whole mods}. */
    SortedSet<String> paths() {
        return paths;
    }

    /** Whether whole mods may have changed, and so any file of the scene. */
    public boolean wholeMods() {
        return wholeMods;
    }

    /** Whether they are only texts. */
    public boolean areWords() {
        return !wholeMods && paths.stream().allMatch(path -> path.startsWith(TEXT) && path.endsWith(JSON));
    }

    /** Those that the engine loads: all but JSON. */
    public SortedSet<String> assets() {
        return paths.stream().filter(path -> !path.endsWith(JSON)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Whether the engine may have loaded some of them. */
    public boolean mayBeAssets() {
        return wholeMods || !assets().isEmpty();
    }

    public boolean mayBeWords() {
        return any(TEXT);
    }

    /** Whether models, pictures or shaders of a stage may have changed. */
    public boolean mayBePictures() {
        return wholeMods
                || assets().stream().anyMatch(path -> !path.startsWith("sounds/") && !path.startsWith("music/"));
    }

    boolean mayBeMusic() {
        return any("music/");
    }

    public boolean mayBeSounds() {
        return any("sounds/", "music/");
    }

    /** Whether pictures, fonts or shaders of the interface may have changed. */
    public boolean mayBeInterface() {
        return any("ui/", "fonts/", "MatDefs/Text.", "MatDefs/Glyph.", "Shaders/Text.", "Shaders/Glyph.");
    }

    private boolean any(String... folders) {
        return wholeMods
                || paths.stream().anyMatch(path -> List.of(folders).stream().anyMatch(path::startsWith));
    }
}
