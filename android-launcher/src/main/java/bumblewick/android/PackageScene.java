package bumblewick.android;

import android.content.res.AssetManager;
import bumblewick.platform.SceneFiles;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Files in the package of the game. The platform opens them by name but is slow to tell which there are, so the package
 * carries a list of them: {@value #INDEX}, a path a line.
 */
final class PackageScene implements SceneFiles {
    static final String INDEX = "index.txt";

    private final AssetManager assets;
    private final String root;
    private final Map<String, SortedSet<String>> folders = new HashMap<>();

    /**
     * Reads the list.
     *
     * @param root a folder at the top of the package's assets, such as {@code scene}
     * @throws UncheckedIOException if the package has no list: then it was not built as a whole
     */
    PackageScene(AssetManager assets, String root) {
        this.assets = assets;
        this.root = root;
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(assets.open(INDEX), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith(root + "/")) {
                    note(line.substring(root.length() + 1));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the package has no " + INDEX, e);
        }
    }

    /** A file stands in its folder, that folder in the one above, and so on. */
    private void note(String path) {
        int slash = path.lastIndexOf('/');
        String folder = slash < 0 ? "" : path.substring(0, slash);
        boolean first = folders.computeIfAbsent(folder, none -> new TreeSet<>()).add(path.substring(slash + 1));
        if (first && slash >= 0) {
            note(folder);
        }
    }

    @Override
    public SortedSet<String> list(String folder) {
        return new TreeSet<>(folders.getOrDefault(folder, Collections.emptySortedSet()));
    }

    @Override
    public boolean exists(String path) {
        int slash = path.lastIndexOf('/');
        SortedSet<String> folder = folders.get(slash < 0 ? "" : path.substring(0, slash));
        return folder != null && folder.contains(path.substring(slash + 1)) && !folders.containsKey(path);
    }

    @Override
    public InputStream open(String path) throws IOException {
        return assets.open(root + "/" + path);
    }

    @Override
    public String toString() {
        return root + " of the package";
    }
}
