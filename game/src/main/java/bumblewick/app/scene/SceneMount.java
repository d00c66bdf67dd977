package bumblewick.app.scene;

import bumblewick.app.shell.ChangedFiles;
import bumblewick.content.ModdedScene;
import bumblewick.content.asset.GuardedSceneFiles;
import bumblewick.content.asset.SceneAssetLocator;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.SceneLayers;
import bumblewick.math.StateHash;
import bumblewick.platform.SceneFiles;
import bumblewick.view.render.ShaderChecker;
import bumblewick.view.render.ShaderProblem;
import bumblewick.view.render.ShaderTrial;
import com.jme3.app.SimpleApplication;
import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetManager;
import com.jme3.scene.Node;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Mounts the files of the scene that was read last, so that the engine finds its models, pictures, shaders and sounds there.
 * Shaders of mods that the graphics driver refuses are left out.
 */
public final class SceneMount {
    private static final Logger LOG = LoggerFactory.getLogger(SceneMount.class);

    /** Under this name the engine finds the files of the scene. */
    public static final String SCENE = "scene";

    private static final String MATERIAL = ".j3md";

    private final AssetManager assets;
    private final AssetCache loaded;
    private final Shaders shaders;
    private final ShaderWatch watch;
    private final GuardedSceneFiles.Memory memory = new GuardedSceneFiles.Memory();
    private SortedSet<String> leftOut =
            new TreeSet<>(); // paths of mods in which the driver refused something, and suspects
    private boolean guarded;

    /** Compiles materials with the graphics driver. */
    interface Shaders {
        /** Compiles materials of the scene without mods: which variants the driver accepts there it has to accept later. */
        void learn(SortedSet<String> materials);

        /** Compiles and draws materials as they are mounted now; returns what the driver refuses, or takes too long for. */
        List<ShaderProblem> refusals(SortedSet<String> materials);

        /** The materials so far that could not be drawn alone, and why; how long they take is not known. */
        default SortedMap<String, String> undrawn() {
            return new TreeMap<>();
        }
    }

    /**
     * What is mounted now.
     *
     * @param read the scene without what the driver refuses of mods
     * @param problems why the scene before is still mounted; empty if this one is
     */
    record Mounted(PlayerMods.Loaded read, SortedSet<String> problems) {}

    SceneMount(AssetManager assets, Shaders shaders, ShaderWatch watch) {
        this.assets = assets;
        this.watch = watch;
        this.shaders = shaders;
        loaded = new AssetCache(assets);
    }

    /** Shaders are read by the driver of the game's window. */
    static SceneMount of(SimpleApplication app, Path dataFolder) {
        ShaderChecker trial = new ShaderChecker(app.getAssetManager(), app.getRenderManager());
        ShaderTrial tiny = new ShaderTrial(app.getAssetManager(), app.getRenderer());
        List<Node> drawn = List.of(app.getRootNode(), app.getGuiNode());
        return new SceneMount(
                app.getAssetManager(),
                new Shaders() {
                    @Override
                    public void learn(SortedSet<String> materials) {
                        trial.learnDefines(materials);
                    }

                    @Override
                    public List<ShaderProblem> refusals(SortedSet<String> materials) {
                        List<ShaderProblem> problems = new ArrayList<>(trial.problems(materials, drawn));
                        if (problems.isEmpty()) {
                            materials.forEach(material -> problems.addAll(tiny.problems(material)));
                        }
                        return problems;
                    }

                    @Override
                    public SortedMap<String, String> undrawn() {
                        return tiny.undrawn();
                    }
                },
                new ShaderWatch(dataFolder));
    }

    /** The materials so far that could not be drawn alone, and why. */
    SortedMap<String, String> undrawn() {
        return shaders.undrawn();
    }

    /**
     * Mounts what was read, without the shaders of mods that the driver refuses, and empties the cache.
     *
     * @return what is mounted
     */
    PlayerMods.Loaded show(PlayerMods.Loaded read) {
        mount(read);
        loaded.forgetAll();
        SceneLayers files = read.scene().files();
        leftOut = new TreeSet<>();
        return sift(read, AssetCache.dependents(shaders(files), files)).read();
    }

    /**
     * Mounts what was read instead of the scene before, which is closed. Assets that have not changed stay in the cache.
     */
    Mounted replace(PlayerMods.Loaded before, PlayerMods.Loaded read, ChangedFiles saved) {
        SceneLayers files = read.scene().files();
        mount(read);
        SortedSet<String> changed = saved.wholeMods() ? loaded.of(files) : new TreeSet<>(saved.assets());
        changed.addAll(saved.wholeMods() ? shaders(files) : leftOut); // what was left out is there again
        SortedSet<String> made = AssetCache.dependents(changed, files);
        Map<AssetKey<?>, Object> good = loaded.forget(made);
        SortedSet<String> leftOutBefore = leftOut;
        leftOut = new TreeSet<>();
        Mounted sifted = sift(read, made);
        sifted.problems().removeAll(before.mistakes());
        if (sifted.problems().isEmpty()) {
            if (saved.wholeMods()) {
                loaded.forgetAll();
            }
            before.close();
        } else {
            leftOut = leftOutBefore;
            mount(before);
            loaded.forget(made);
            loaded.restore(good);
        }
        return sifted;
    }

    /** Leaves out of mods what the driver refuses, until it refuses nothing more of a mod. */
    private Mounted sift(PlayerMods.Loaded read, SortedSet<String> made) {
        SortedSet<String> materials = new TreeSet<>(made);
        materials.removeIf(path -> !path.endsWith(MATERIAL));
        learn(read.scene().files(), materials, made);
        PlayerMods.Loaded rest = read;
        SortedSet<String> problems = new TreeSet<>();
        while (!materials.isEmpty()) {
            List<ShaderProblem> refusals = refusals(materials, rest.scene().files());
            PlayerMods.Loaded next = rest.with(without(rest.scene(), refusals));
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
        return new Mounted(rest, problems);
    }

    /** One material after the other, so that it is known which one does not come back. */
    private List<ShaderProblem> refusals(SortedSet<String> materials, SceneLayers files) {
        SortedSet<String> own = shaders(files);
        if (own.isEmpty()) {
            return shaders.refusals(materials);
        }
        long hash = hash(own, files);
        List<ShaderProblem> all = new ArrayList<>();
        for (String material : materials) {
            SortedSet<String> one = new TreeSet<>(Set.of(material));
            all.addAll(watch.watched(material, hash, () -> shaders.refusals(one)));
        }
        return all;
    }

    /** Of the names and contents of files; one that cannot be read counts by its name. */
    private static long hash(SortedSet<String> paths, SceneLayers files) {
        StateHash hash = new StateHash();
        for (String path : paths) {
            path.chars().forEach(letter -> hash.add((long) letter));
            try (InputStream in = files.open(path)) {
                for (int next = in.read(); next >= 0; next = in.read()) {
                    hash.add((long) next);
                }
            } catch (IOException e) {
                hash.add(-1L);
            }
        }
        return hash.value();
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

    /** Leaves out the files with mistakes; if none of them is of a mod, all of mods on which the first mistake depends. */
    private ModdedScene without(ModdedScene scene, List<ShaderProblem> refusals) {
        ModdedScene rest = scene;
        Set<String> reported = new HashSet<>();
        for (ShaderProblem refusal : refusals) {
            if (reported.add(refusal.file())) {
                rest = rest.without(problem(refusal), List.of());
            }
        }
        leftOut.addAll(reported);
        if (rest != scene || refusals.isEmpty()) {
            return rest;
        }
        ShaderProblem first = refusals.get(0);
        SceneLayers files = scene.files();
        SortedSet<String> suspects = shaders(files);
        suspects.removeIf(path -> !AssetCache.dependents(List.of(path), files).contains(first.material()));
        leftOut.addAll(suspects);
        return scene.without(problem(first), suspects);
    }

    /** The shaders of mods, and the other files of mods that name files. */
    private static SortedSet<String> shaders(SceneLayers files) {
        SortedSet<String> shaders = new TreeSet<>(files.touched());
        shaders.removeIf(path -> !AssetCache.namesOthers(path));
        return shaders;
    }

    private static ContentProblem problem(ShaderProblem refusal) {
        return new ContentProblem(refusal.file(), refusal.line(), "", refusal.message());
    }

    /** Caches all shaders of a scene from now on, so that good versions last when files with mistakes are saved. */
    void keepShaders(PlayerMods.Loaded read) {
        if (!guarded) {
            guarded = true;
            mount(read);
        }
        loaded.keep(read.scene().files());
    }

    private void mount(PlayerMods.Loaded read) {
        mount(read.scene().files());
    }

    private void mount(SceneLayers files) {
        mount(guarded ? new GuardedSceneFiles(files, files.base(), memory) : files);
    }

    private void mount(SceneFiles files) {
        SceneAssetLocator.mount(assets, SCENE, files);
    }
}
