package bumblewick.app;

import bumblewick.platform.SceneFiles;
import com.jme3.asset.AssetEventListener;
import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetManager;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the engine has loaded and keeps, so that it can forget some of it: what was saved, and what was made of that. The
 * engine alone forgets everything or what one has the key of.
 */
final class LoadedAssets implements AssetEventListener {
    private static final Logger LOG = LoggerFactory.getLogger(LoadedAssets.class);

    /** Files that name the files they need: materials their shaders, shaders their parts, fonts their pictures. */
    private static final List<String> NAMING = List.of(".j3md", ".vert", ".frag", ".glsllib", ".fnt");

    private final AssetManager assets;
    private final Map<String, Set<AssetKey<?>>> keys = new ConcurrentHashMap<>(); // several threads load

    /** Listens from now on. */
    LoadedAssets(AssetManager assets) {
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
        // what comes out of the cache is known already
    }

    @Override
    @SuppressWarnings("rawtypes")
    public void assetDependencyNotFound(AssetKey parent, AssetKey dependent) {
        // who loads it says so
    }

    /** Lets the engine load these files anew when they are wanted again. */
    void forget(Collection<String> paths) {
        for (String path : paths) {
            Set<AssetKey<?>> known = keys.remove(path);
            if (known != null) {
                known.forEach(assets::deleteFromCache);
            }
        }
    }

    /** Lets the engine load everything anew. */
    void forgetAll() {
        keys.clear();
        assets.clearCache();
    }

    /** The paths of all that was loaded and is among some files. */
    SortedSet<String> of(SceneFiles files) {
        SortedSet<String> of = new TreeSet<>(keys.keySet());
        of.removeIf(path -> !files.exists(path));
        return of;
    }

    /**
     * What is made of some files: they themselves, whatever names them, and so on.
     *
     * @param files in which they are looked for
     */
    SortedSet<String> madeOf(Collection<String> changed, SceneFiles files) {
        SortedSet<String> made = new TreeSet<>(changed);
        List<String> next = new ArrayList<>(changed);
        while (!next.isEmpty()) {
            List<String> names = next;
            next = new ArrayList<>();
            for (String path : keys.keySet()) {
                if (!made.contains(path) && mentions(path, names, files)) {
                    made.add(path);
                    next.add(path);
                }
            }
        }
        return made;
    }

    private static boolean mentions(String path, List<String> paths, SceneFiles files) {
        if (NAMING.stream().noneMatch(path::endsWith) || !files.exists(path)) {
            return false;
        }
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
