package bumblewick.content.mod;

import bumblewick.platform.SceneFiles;
import java.io.Closeable;
import java.io.IOException;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/** The files of a mod, all of which an {@link ModFileLimits} has looked at. */
public abstract class ModFiles implements SceneFiles, Closeable {
    /** The size of each file in bytes, by path from the top of the mod. */
    public abstract SortedMap<String, Long> sizes();

    @Override
    public SortedSet<String> list(String folder) throws IOException {
        SortedSet<String> names = new TreeSet<>();
        String prefix = folder.isEmpty() ? "" : folder + "/";
        for (String path : sizes().tailMap(prefix).keySet()) {
            if (!path.startsWith(prefix)) {
                break;
            }
            names.add(path.substring(prefix.length()).split("/", 2)[0]);
        }
        return names;
    }

    @Override
    public boolean exists(String path) {
        return sizes().containsKey(path);
    }
}
