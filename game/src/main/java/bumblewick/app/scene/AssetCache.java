package bumblewick.app.scene;

import bumblewick.platform.SceneFiles;
import com.jme3.asset.AssetEventListener;
import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.asset.CloneableSmartAsset;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Knows what is in the engine's cache of assets, so that changed files and their dependents can be removed from it by
 * path. The engine itself removes everything, or the asset of a key.
 */
final class AssetCache implements AssetEventListener {
    private static final Logger LOG = LoggerFactory.getLogger(AssetCache.class);

    /** Folders whose files name others: materials their shaders, shaders their includes, fonts their pictures. */
    private static final List<String> NAMING = List.of("MatDefs", "Shaders", "fonts");

    private static final String PICTURE = ".png";

    private final AssetManager assets;
    private final Map<String, Set<AssetKey<?>>> keys = new ConcurrentHashMap<>(); // several threads load

    /** Listens to what the engine loads from now on. */
    AssetCache(AssetManager assets) {
        this.assets = assets;
        assets.addAssetEventListener(this);
    }

    @Override
    public void assetLoaded(@SuppressWarnings("rawtypes") AssetKey key) {
        if (key.getCacheType() != null) {
            keys.computeIfAbsent(key.getName(), name -> ConcurrentHashMap.newKeySet())
                    .add(key);
        }
    }

    @Override
    public void assetRequested(@SuppressWarnings("rawtypes") AssetKey key) {
        // an asset from the cache is known already
    }

    @Override
    @SuppressWarnings("rawtypes")
    public void assetDependencyNotFound(AssetKey parent, AssetKey dependent) {
        // reported by whoever loads it
    }

    /**
     * Removes files from the engine's cache, so that they are loaded anew.
     *
     * @return the assets that were removed, for {@link #restore}; without models and pictures
     */
    Map<AssetKey<?>, Object> forget(Collection<String> paths) {
        Map<AssetKey<?>, Object> forgotten = new HashMap<>();
        for (String path : paths) {
            for (AssetKey<?> key : keys.getOrDefault(path, Set.of())) {
                Object asset = assets.getFromCache(key);
                if (asset != null && !(asset instanceof CloneableSmartAsset)) {
                    forgotten.put(key, asset);
                }
                assets.deleteFromCache(key);
            }
            keys.remove(path);
        }
        return forgotten;
    }

    /** Puts removed assets back into the engine's cache. */
    void restore(Map<AssetKey<?>, Object> forgotten) {
        forgotten.forEach((key, asset) -> {
            restore(key, asset);
            assetLoaded(key);
        });
    }

    @SuppressWarnings("unchecked")
    private <T> void restore(AssetKey<T> key, Object asset) {
        assets.addToCache(key, (T) asset);
    }

    /** Loads all materials and shaders, whether in use or not, so that a good version is cached when a bad one is saved. */
    void keep(SceneFiles files) {
        for (String path : naming(files)) {
            try {
                if (!keys.containsKey(path)) {
                    assets.loadAsset(path);
                }
            } catch (AssetLoadException | AssetNotFoundException e) {
                LOG.warn("{} cannot be loaded", path, e);
            }
        }
    }

    /** Empties the engine's cache. */
    void forgetAll() {
        keys.clear();
        assets.clearCache();
    }

    /** The paths of all loaded assets that are among some files. */
    SortedSet<String> of(SceneFiles files) {
        SortedSet<String> of = new TreeSet<>(keys.keySet());
        of.removeIf(path -> !files.exists(path));
        return of;
    }

    /**
     * The files that depend on changed ones: those themselves, files that name them, and so on, loaded or not.
     *
     * @param files among which dependents are searched
     */
    static SortedSet<String> dependents(Collection<String> changed, SceneFiles files) {
        SortedSet<String> made = new TreeSet<>(changed);
        List<String> next = new ArrayList<>(changed);
        while (!next.isEmpty()) {
            List<String> names = next;
            next = naming(files);
            next.removeIf(path -> made.contains(path) || !mentions(path, names, files));
            made.addAll(next);
        }
        return made;
    }

    /** Whether a file is of a kind that names other files. */
    static boolean namesOthers(String path) {
        return NAMING.stream().anyMatch(folder -> path.startsWith(folder + "/")) && !path.endsWith(PICTURE);
    }

    private static List<String> naming(SceneFiles files) {
        List<String> all = new ArrayList<>();
        for (String folder : NAMING) {
            try {
                files.list(folder).forEach(name -> all.add(folder + "/" + name));
            } catch (IOException e) {
                LOG.warn("{} cannot be listed, what is in it stays as it is", folder, e);
            }
        }
        all.removeIf(path -> path.endsWith(PICTURE));
        return all;
    }

    private static boolean mentions(String path, List<String> paths, SceneFiles files) {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(files.open(path), StandardCharsets.UTF_8))) {
            return lines.lines().anyMatch(line -> paths.stream().anyMatch(other -> line.contains(name(other))));
        } catch (IOException | UncheckedIOException e) {
            LOG.warn("{} cannot be read, it stays as it is", path, e);
            return false;
        }
    }

    private static String name(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
