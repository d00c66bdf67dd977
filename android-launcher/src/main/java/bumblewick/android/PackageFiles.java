package bumblewick.android;

import android.content.res.AssetManager;
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
 * The files in the APK. The platform opens them by name but lists them slowly, so the APK contains a list of them,
 * one path per line, which is read once.
 */
final class PackageFiles {
    private static final String INDEX = "index.txt";

    private final AssetManager assets;
    private final Map<String, SortedSet<String>> folders = new HashMap<>();

    /**
     * Reads the list.
     *
     * @throws UncheckedIOException if the package has no list: then it was not built as a whole
     */
    PackageFiles(AssetManager assets) {
        this.assets = assets;
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(assets.open(INDEX), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                note(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the package has no " + INDEX, e);
        }
    }

    /** A file stands in its folder, that folder in the one above, and so on. */
    private void note(String path) {
        boolean first =
                folders.computeIfAbsent(folder(path), none -> new TreeSet<>()).add(name(path));
        if (first && !folder(path).isEmpty()) {
            note(folder(path));
        }
    }

    private static String folder(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    private static String name(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** The names of the files and folders directly in a folder; none if there is no such folder. */
    SortedSet<String> list(String folder) {
        return new TreeSet<>(folders.getOrDefault(folder, Collections.emptySortedSet()));
    }

    /** Whether there is a file, as opposed to a folder, of exactly that path. */
    boolean exists(String path) {
        SortedSet<String> names = folders.get(folder(path));
        return names != null && names.contains(name(path)) && !folders.containsKey(path);
    }

    /** Opens a file; the caller closes it. */
    InputStream open(String path) throws IOException {
        return assets.open(path);
    }
}
