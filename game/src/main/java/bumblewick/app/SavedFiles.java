package bumblewick.app;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Files that were saved while the game runs, and what of it they may be part of. */
final class SavedFiles {
    private static final String TEXT = "/text/";
    private static final String JSON = ".json";

    private final List<String> names;

    /** @param files wherever they are */
    SavedFiles(Collection<Path> files) {
        names = files.stream().map(file -> file.toString().replace('\\', '/')).collect(Collectors.toList());
    }

    /** Whether they are nothing but words. */
    boolean areWords() {
        return names.stream().allMatch(name -> name.contains(TEXT) && name.endsWith(JSON));
    }

    /** Whether the engine may have loaded some of them. */
    boolean mayBeAssets() {
        return names.stream().anyMatch(name -> !name.endsWith(JSON) || isCard(name));
    }

    boolean mayBeSounds() {
        return any("/sounds/", "/music/");
    }

    boolean mayBeInterface() {
        return any("/ui/", "/fonts/", "/Shaders/", "/MatDefs/");
    }

    /** A whole mod may be another then. */
    private static boolean isCard(String name) {
        return name.endsWith("/mod.json");
    }

    private boolean any(String... folders) {
        return names.stream()
                .anyMatch(name -> name.endsWith(".zip")
                        || isCard(name)
                        || List.of(folders).stream().anyMatch(name::contains));
    }
}
