package bumblewick.app;

import bumblewick.content.GuardedFiles;
import bumblewick.content.SceneAssets;
import bumblewick.content.SceneLayers;
import bumblewick.platform.SceneFiles;
import bumblewick.view.ShaderTrial;
import com.jme3.app.SimpleApplication;
import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetManager;
import java.util.List;
import java.util.Map;
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
    private final GuardedFiles.Memory memory = new GuardedFiles.Memory();
    private boolean guarded;

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
        SceneFiles files = read.scene().files();
        mount(read);
        SortedSet<String> made = saved.wholeMods() ? loaded.of(files) : LoadedAssets.madeOf(saved.assets(), files);
        Map<AssetKey<?>, Object> good = loaded.forget(made);
        SortedSet<String> problems = problems(made);
        if (problems.isEmpty()) {
            if (saved.wholeMods()) {
                loaded.forgetAll();
            }
            before.close();
        } else {
            mount(before);
            loaded.forget(made);
            loaded.restore(good);
        }
        return problems;
    }

    private SortedSet<String> problems(SortedSet<String> made) {
        SortedSet<String> materials = new TreeSet<>(made);
        materials.removeIf(path -> !path.endsWith(MATERIAL));
        return materials.isEmpty() ? materials : shaders.problems(materials);
    }

    /** People work at files from now on: keeps in mind what is good of a scene, so that it lasts when mistakes are saved. */
    void keep(Workshop.Loaded read) {
        if (!guarded) {
            guarded = true;
            mount(read);
        }
        loaded.keep(read.scene().files());
    }

    private void mount(Workshop.Loaded read) {
        SceneLayers files = read.scene().files();
        SceneAssets.mount(
                assets, BumblewickGame.SCENE, guarded ? new GuardedFiles(files, files.base(), memory) : files);
    }
}
