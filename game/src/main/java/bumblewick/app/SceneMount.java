package bumblewick.app;

import bumblewick.content.SceneAssets;
import com.jme3.asset.AssetManager;

/**
 * Where the engine finds its models, pictures, shaders and sounds: in the scene that was read last, whatever has changed of
 * it, since the zips of the one before are closed.
 */
final class SceneMount {
    private final AssetManager assets;

    SceneMount(AssetManager assets) {
        this.assets = assets;
    }

    /** Lets the engine find what was read; what it has loaded of something else is forgotten. */
    void show(Workshop.Loaded read) {
        mount(read);
        assets.clearCache();
    }

    /**
     * Lets the engine find what was read instead of what it found so far, which is closed.
     *
     * @param another whether what the engine has loaded may be another by now; else it is kept
     */
    void replace(Workshop.Loaded before, Workshop.Loaded read, boolean another) {
        mount(read);
        if (another) {
            assets.clearCache();
        }
        before.close();
    }

    private void mount(Workshop.Loaded read) {
        SceneAssets.mount(assets, BumblewickGame.SCENE, read.scene().files());
    }
}
