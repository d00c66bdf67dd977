package bumblewick.app.scene;

import bumblewick.content.ModdedScene;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.LoadOrder;
import bumblewick.content.mod.Mod;
import com.jme3.app.SimpleApplication;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The materials and shaders of a mod, compiled and drawn for the validator as they are when the mod is switched on. */
public final class ModShaders {
    /**
     * What became of them.
     *
     * @param refused what the driver refuses of the mod, or takes too long for
     * @param untimed materials that use a shader of the mod and could not be drawn alone
     */
    public record Trial(List<ContentProblem> refused, List<ContentProblem> untimed) {}

    private ModShaders() {}

    /** Whether a mod has any. */
    public static boolean areIn(Mod mod) {
        return mod.scenePaths().stream().anyMatch(AssetCache::namesOthers);
    }

    /**
     * Compiles and draws them. A driver may not come back; then the process ends after a while, and the next one that is given
     * the same folder names the material.
     *
     * @param app whose renderer is ready; render thread only
     * @param folder that remembers which material is on trial
     * @param mods all that are used, {@code mod} among them
     * @param order of {@code mods}
     * @param scene that they make with the base
     */
    public static Trial trial(
            SimpleApplication app, Path folder, Mod mod, List<Mod> mods, LoadOrder order, ModdedScene scene) {
        SceneMount mount = SceneMount.of(app, folder);
        ModdedScene sifted =
                mount.show(new PlayerMods.Loaded(mods, order, scene)).scene();
        List<ContentProblem> refused = new ArrayList<>(sifted.problems(mod));
        refused.removeAll(scene.problems(mod));
        List<ContentProblem> untimed = new ArrayList<>();
        mount.undrawn()
                .forEach((material, why) -> untimed.add(ContentProblem.ofFile(
                        Mod.address(mod.file(), "scene/" + material),
                        "is compiled, but not drawn alone, so that nobody knows how long it takes: " + why)));
        return new Trial(refused, untimed);
    }
}
