package bumblewick.app;

import bumblewick.content.ContentProblem;
import bumblewick.content.GuardedFiles;
import bumblewick.content.ModdedScene;
import bumblewick.content.SceneAssets;
import bumblewick.content.SceneLayers;
import bumblewick.platform.SceneFiles;
import bumblewick.view.ShaderRefusal;
import bumblewick.view.ShaderTrial;
import com.jme3.app.SimpleApplication;
import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetManager;
import com.jme3.scene.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where the engine finds its models, pictures, shaders and sounds: in the scene that was read last, whatever has changed of
 * it, since the zips of the one before are closed.
 */
final class SceneMount {
    private static final Logger LOG = LoggerFactory.getLogger(SceneMount.class);
    private static final String MATERIAL = ".j3md";

    private final AssetManager assets;
    private final LoadedAssets loaded;
    private final Shaders shaders;
    private final GuardedFiles.Memory memory = new GuardedFiles.Memory();
    private SortedSet<String> left = new TreeSet<>(); // paths of mods where the driver refused something, and near them
    private boolean guarded;

    /** Lets the driver read the materials at some paths. */
    interface Shaders {
        /** While they are found in the scene without mods: what it takes there it has to take later. */
        void learn(SortedSet<String> materials);

        /** What it refuses now. */
        List<ShaderRefusal> refusals(SortedSet<String> materials);
    }

    /**
     * What the engine finds now.
     *
     * @param read the scene without what the driver refuses of mods
     * @param problems why the engine still finds what it found before; empty if it finds this
     */
    record Shown(Workshop.Loaded read, SortedSet<String> problems) {}

    SceneMount(AssetManager assets, Shaders shaders) {
        this.assets = assets;
        this.shaders = shaders;
        loaded = new LoadedAssets(assets);
    }

    /** Shaders are read by the driver of the game's window. */
    static SceneMount of(SimpleApplication app) {
        ShaderTrial trial = new ShaderTrial(app.getAssetManager(), app.getRenderManager());
        List<Node> drawn = List.of(app.getRootNode(), app.getGuiNode());
        return new SceneMount(app.getAssetManager(), new Shaders() {
            @Override
            public void learn(SortedSet<String> materials) {
                trial.learn(materials);
            }

            @Override
            public List<ShaderRefusal> refusals(SortedSet<String> materials) {
                return trial.refusals(materials, drawn);
            }
        });
    }

    /**
     * Lets the engine find what was read, but for shaders of mods that the driver refuses; what it has loaded of something
     * else is forgotten.
     *
     * @return what it finds
     */
    Workshop.Loaded show(Workshop.Loaded read) {
        mount(read);
        loaded.forgetAll();
        SceneLayers files = read.scene().files();
        left = new TreeSet<>();
        return sift(read, LoadedAssets.madeOf(shaders(files), files)).read();
    }

    /**
     * Lets the engine find what was read instead of what it found so far, which is closed. What it has loaded and was not
     * saved is kept.
     */
    Shown replace(Workshop.Loaded before, Workshop.Loaded read, SavedFiles saved) {
        SceneLayers files = read.scene().files();
        mount(read);
        SortedSet<String> changed = saved.wholeMods() ? loaded.of(files) : new TreeSet<>(saved.assets());
        changed.addAll(saved.wholeMods() ? shaders(files) : left); // what was left out is there again
        SortedSet<String> made = LoadedAssets.madeOf(changed, files);
        Map<AssetKey<?>, Object> good = loaded.forget(made);
        SortedSet<String> leftBefore = left;
        left = new TreeSet<>();
        Shown sifted = sift(read, made);
        sifted.problems().removeAll(before.mistakes());
        if (sifted.problems().isEmpty()) {
            if (saved.wholeMods()) {
                loaded.forgetAll();
            }
            before.close();
        } else {
            left = leftBefore;
            mount(before);
            loaded.forget(made);
            loaded.restore(good);
        }
        return sifted;
    }

    /** Leaves out of mods what the driver refuses, until it refuses nothing that a mod is to blame for. */
    private Shown sift(Workshop.Loaded read, SortedSet<String> made) {
        SortedSet<String> materials = new TreeSet<>(made);
        materials.removeIf(path -> !path.endsWith(MATERIAL));
        learn(read.scene().files(), materials, made);
        Workshop.Loaded rest = read;
        SortedSet<String> problems = new TreeSet<>();
        while (!materials.isEmpty()) {
            List<ShaderRefusal> refusals = shaders.refusals(materials);
            Workshop.Loaded next = rest.with(without(rest.scene(), refusals));
            if (next.scene() == rest.scene()) {
                refusals.forEach(refusal -> problems.add(problem(refusal).toString()));
                break;
            }
            rest = next;
            mount(rest);
            loaded.forget(made);
        }
        problems.addAll(rest.mistakes());
        problems.removeAll(read.mistakes());
        problems.forEach(problem -> LOG.warn("refused by the driver: {}", problem));
        return new Shown(rest, problems);
    }

    private void learn(SceneLayers files, SortedSet<String> materials, SortedSet<String> made) {
        SortedSet<String> known = new TreeSet<>(materials);
        known.removeIf(path -> !files.base().exists(path));
        if (!known.isEmpty()) {
            mount(files.base());
            shaders.learn(known);
            mount(files);
            loaded.forget(made);
        }
    }

    /** Those files first in which mistakes are; only if they are not of mods, all that is near the first mistake. */
    private ModdedScene without(ModdedScene scene, List<ShaderRefusal> refusals) {
        ModdedScene rest = scene;
        Set<String> told = new HashSet<>();
        for (ShaderRefusal refusal : refusals) {
            if (told.add(refusal.file())) {
                rest = rest.without(problem(refusal), List.of());
            }
        }
        left.addAll(told);
        if (rest != scene || refusals.isEmpty()) {
            return rest;
        }
        ShaderRefusal first = refusals.get(0);
        SceneLayers files = scene.files();
        SortedSet<String> suspects = shaders(files);
        suspects.removeIf(path -> !LoadedAssets.madeOf(List.of(path), files).contains(first.material()));
        left.addAll(suspects);
        return scene.without(problem(first), suspects);
    }

    /** What mods have of shaders, and of what is made of them. */
    private static SortedSet<String> shaders(SceneLayers files) {
        SortedSet<String> shaders = new TreeSet<>(files.touched());
        shaders.removeIf(path -> !LoadedAssets.mayName(path));
        return shaders;
    }

    private static ContentProblem problem(ShaderRefusal refusal) {
        return new ContentProblem(refusal.file(), refusal.line(), "", refusal.message());
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
        mount(read.scene().files());
    }

    private void mount(SceneLayers files) {
        mount(guarded ? new GuardedFiles(files, files.base(), memory) : files);
    }

    private void mount(SceneFiles files) {
        SceneAssets.mount(assets, BumblewickGame.SCENE, files);
    }
}
