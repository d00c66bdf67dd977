package bumblewick.app;

import bumblewick.content.SceneAssets;
import bumblewick.platform.SceneFiles;
import bumblewick.view.ShaderTrial;
import com.jme3.app.SimpleApplication;
import com.jme3.asset.AssetManager;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Where the engine finds its models, pictures, shaders and sounds: in the scene that was read last, whatever has changed of
 * it, since the zips of the one before are closed.
 */
final class SceneMount {
    private static final String MATERIAL = ".j3md";

    private final AssetManager assets;
    private final LoadedAssets loaded;
    private final Shaders shaders;

    /** Tells what is wrong with the materials at some paths. */
    interface Shaders {
        SortedSet<String> problems(SortedSet<String> materials);
    }

    SceneMount(AssetManager assets, Shaders shaders) {
        this.assets = assets;
        this.shaders = shaders;
        loaded = new LoadedAssets(assets);
    }

    /** Shaders are read by the driver of the game's window. */
    static SceneMount of(SimpleApplication app) {
        return new SceneMount(
                app.getAssetManager(), materials -> new ShaderTrial(app.getAssetManager(), app.getRenderManager())
                        .problems(materials, List.of(app.getRootNode(), app.getGuiNode())));
    }

    /** Lets the engine find what was read; what it has loaded of something else is forgotten. */
    void show(Workshop.Loaded read) {
        mount(read);
        loaded.forgetAll();
    }

    /**
     * Lets the engine find what was read instead of what it found so far, which is closed. What it has loaded and was not
     * saved is kept.
     *
     * @return why it still finds what it found so far; empty if it finds what was read
     */
    SortedSet<String> replace(Workshop.Loaded before, Workshop.Loaded read, SavedFiles saved) {
        mount(read);
        SortedSet<String> materials = new TreeSet<>(forget(read, saved));
        materials.removeIf(path -> !path.endsWith(MATERIAL));
        SortedSet<String> problems = materials.isEmpty() ? materials : shaders.problems(materials);
        if (problems.isEmpty()) {
            before.close();
        } else {
            mount(before);
            forget(before, saved);
        }
        return problems;
    }

    /** Returns what is to be loaded anew. */
    private SortedSet<String> forget(Workshop.Loaded read, SavedFiles saved) {
        SceneFiles files = read.scene().files();
        if (saved.wholeMods()) {
            SortedSet<String> known = loaded.of(files);
            loaded.forgetAll();
            return known;
        }
        SortedSet<String> made = loaded.madeOf(saved.assets(), files);
        loaded.forget(made);
        return made;
    }

    private void mount(Workshop.Loaded read) {
        SceneAssets.mount(assets, BumblewickGame.SCENE, read.scene().files());
    }
}
