package bumblewick.app;

import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Files that were saved while the game runs, and what of it they may be part of. */
final class SavedFiles {
    private static final String TEXT = "text/";
    private static final String JSON = ".json";
    private static final Path SCENE = Paths.get("scene");

    private final SortedSet<String> paths = new TreeSet<>();
    private boolean wholeMods;

    /**
     * Sorts files.
     *
     * @param files wherever they are
     * @param bases the folders of the scene itself
     * @param mods the folder in which mods lie
     */
    SavedFiles(Collection<Path> files, Collection<Path> bases, Path mods) {
        for (Path file : files) {
            if (file.startsWith(mods)) {
                sortMod(mods.relativize(file));
            } else {
                bases.stream().filter(file::startsWith).forEach(base -> add(base.relativize(file)));
            }
        }
    }

    /** What is not in a mod's scene is the mod itself: a zip, or its card. */
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

    /** Their paths in the scene, of whichever mod; nothing of mods that have {@linkplain #wholeMods come as a whole}. */
    SortedSet<String> paths() {
        return paths;
    }

    /** Whether whole mods may be others than before, so that any file of the scene may be. */
    boolean wholeMods() {
        return wholeMods;
    }

    /** Whether they are nothing but words. */
    boolean areWords() {
        return !wholeMods && paths.stream().allMatch(path -> path.startsWith(TEXT) && path.endsWith(JSON));
    }

    /** Those that the engine loads. */
    SortedSet<String> assets() {
        return paths.stream().filter(path -> !path.endsWith(JSON)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Whether the engine may have loaded some of them. */
    boolean mayBeAssets() {
        return wholeMods || !assets().isEmpty();
    }

    boolean mayBeWords() {
        return any(TEXT);
    }

    /** Whether some of what is drawn in a stage may be another: models, pictures, shaders. */
    boolean mayBePictures() {
        return wholeMods
                || assets().stream().anyMatch(path -> !path.startsWith("sounds/") && !path.startsWith("music/"));
    }

    boolean mayBeMusic() {
        return any("music/");
    }

    boolean mayBeSounds() {
        return any("sounds/", "music/");
    }

    /** Pictures, letters, and what they are drawn by. */
    boolean mayBeInterface() {
        return any("ui/", "fonts/", "MatDefs/Text.", "MatDefs/Glyph.", "Shaders/Text.", "Shaders/Glyph.");
    }

    private boolean any(String... folders) {
        return wholeMods
                || paths.stream().anyMatch(path -> List.of(folders).stream().anyMatch(path::startsWith));
    }
}
