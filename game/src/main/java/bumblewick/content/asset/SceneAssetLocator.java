package bumblewick.content.asset;

import bumblewick.platform.SceneFiles;
import com.jme3.asset.AssetInfo;
import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetLocator;
import com.jme3.asset.AssetManager;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Lets the engine find its models, pictures, shaders and sounds where everything else of the scene comes from: a folder,
 * a package of a phone, mods laid over either.
 *
 * <p>The engine makes locators by their class and gives them a text, so what the text stands for is kept here.
 */
public final class SceneAssetLocator implements AssetLocator {
    private static final Map<String, SceneFiles> MOUNTED = new ConcurrentHashMap<>();

    private SceneFiles files;

    /** For the engine alone. */
    public SceneAssetLocator() {}

    /**
     * Says what a name stands for, before a configuration of the engine names it.
     *
     * @param name see {@link #mount}
     */
    public static void offer(String name, SceneFiles files) {
        MOUNTED.put(name, files);
    }

    /**
     * Lets {@code assets} find {@code files}, after what it finds already.
     *
     * @param name that no other scene of this process is mounted by; of the same name the last counts from now on
     */
    public static void mount(AssetManager assets, String name, SceneFiles files) {
        boolean known = MOUNTED.put(name, files) != null;
        if (known) {
            assets.unregisterLocator(name, SceneAssetLocator.class);
        }
        assets.registerLocator(name, SceneAssetLocator.class);
    }

    @Override
    public void setRootPath(String name) {
        files = MOUNTED.get(name);
        if (files == null) {
            throw new IllegalStateException("no scene is mounted as '" + name + "', but " + MOUNTED.keySet());
        }
    }

    @Override
    public AssetInfo locate(AssetManager manager, @SuppressWarnings("rawtypes") AssetKey key) {
        return files.exists(path(key)) ? new Found(manager, key, files) : null;
    }

    /** Lemur asks for its icons from the root of the class path, as {@code /com/simsilica/lemur/icons/Check.png}. */
    private static String path(AssetKey<?> key) {
        String name = key.getName();
        return name.startsWith("/") ? name.substring(1) : name;
    }

    private static final class Found extends AssetInfo {
        private final SceneFiles files;

        Found(AssetManager manager, AssetKey<?> key, SceneFiles files) {
            super(manager, key);
            this.files = files;
        }

        @Override
        public InputStream openStream() {
            try {
                return files.open(path(key));
            } catch (IOException e) {
                throw new AssetLoadException("Cannot open " + key.getName(), e);
            }
        }
    }
}
