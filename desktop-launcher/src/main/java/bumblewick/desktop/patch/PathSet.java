package bumblewick.desktop.patch;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Paths that can coexist in one folder on every system: no two that differ only in case, and no file that is a folder
 * of another.
 */
public final class PathSet {
    private final Map<String, String> files = new HashMap<>();
    private final Map<String, String> folders = new HashMap<>();

    /**
     * Adds a path.
     *
     * @return what is wrong with it, as the end of a sentence; then it is not added. Empty if it is good.
     */
    public Optional<String> add(String path) {
        Optional<String> fault = FolderPath.fault(path);
        if (fault.isPresent()) {
            return fault;
        }
        String key = FolderPath.key(path);
        if (files.containsKey(key)) {
            return Optional.of(
                    files.get(key).equals(path)
                            ? "is there twice"
                            : "differs from '" + files.get(key) + "' only by capital letters");
        }
        if (folders.containsKey(key)) {
            return Optional.of("is a file and the folder '" + folders.get(key) + "' at once");
        }
        fault = addFolders(path);
        if (fault.isEmpty()) {
            files.put(key, path);
        }
        return fault;
    }

    private Optional<String> addFolders(String path) {
        for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            String folder = path.substring(0, slash);
            String key = FolderPath.key(folder);
            if (files.containsKey(key)) {
                return Optional.of("lies in '" + files.get(key) + "', which is a file");
            }
            String known = folders.putIfAbsent(key, folder);
            if (known != null && !known.equals(folder)) {
                return Optional.of(
                        "lies in '" + folder + "', which differs from '" + known + "' only by capital letters");
            }
        }
        return Optional.empty();
    }
}
