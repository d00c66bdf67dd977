package bumblewick.content;

import bumblewick.content.definition.FileFormats;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonFile;
import bumblewick.content.json.PatchConflict;
import bumblewick.content.mod.AssetCheck;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.SceneLayers;
import bumblewick.content.mod.SceneLayers.Entry;
import bumblewick.def.Fingerprint;
import bumblewick.def.GardenDef;
import bumblewick.def.StageDef;
import bumblewick.def.presentation.CampaignDef;
import bumblewick.def.presentation.CreditsDef;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.SoundDef;
import bumblewick.def.presentation.TrackDef;
import bumblewick.math.StateHash;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The scene with mods over it. A mistake in a mod costs the file that has it, and what lies below that file shows; if it
 * still harms what the base has, it costs the mod. What the base has always survives.
 */
public final class ModdedScene {
    /** How often files with mistakes are looked for: taking one away can show another below it. */
    private static final int MOST_ROUNDS = 8;

    private final Scene scene;
    private final SceneLayers files;
    private final SortedMap<String, Fingerprint> untouched;
    private final SortedMap<String, List<ContentProblem>> problems;
    private final SortedSet<String> harmful;

    private ModdedScene(
            Scene scene,
            SceneLayers files,
            SortedMap<String, Fingerprint> untouched,
            SortedMap<String, List<ContentProblem>> problems,
            SortedSet<String> harmful) {
        this.scene = scene;
        this.files = files;
        this.untouched = untouched;
        this.problems = problems;
        this.harmful = harmful;
    }

    /**
     * Reads the base with mods over it.
     *
     * @param mods without problems, from the lowest to the topmost; they stay open
     * @throws IOException if a folder of the base cannot be listed
     */
    public static ModdedScene read(SceneFiles base, List<Mod> mods) throws IOException {
        return read(SceneLayers.of(base, mods));
    }

    /**
     * Reads mods over a base that was read before.
     *
     * @param plain the base as it is
     * @throws IOException if a folder of the base cannot be listed
     */
    public static ModdedScene read(SceneFiles base, Scene plain, List<Mod> mods) throws IOException {
        return read(SceneLayers.of(base, mods), plain);
    }

    public static ModdedScene read(SceneLayers layers) throws IOException {
        return read(layers, SceneReader.read(layers.base()));
    }

    private static ModdedScene read(SceneLayers layers, Scene plain) throws IOException {
        Reading reading = new Reading(plain);
        if (layers.mods().isEmpty()) {
            return reading.result(layers, plain);
        }
        return reading.sound(layers);
    }

    /**
     * The same without what mods have put somewhere that cannot be used after all: what lies below counts there. The rest
     * of the scene must not depend on it.
     *
     * @param refused what is wrong, by path in the scene
     * @param suspects paths that are to blame if no mod has put the file there in which the mistake is seen
     * @return this if no mod is to blame
     */
    public ModdedScene without(ContentProblem refused, Collection<String> suspects) {
        Set<Entry> blamed = new LinkedHashSet<>();
        Entry owner = files.owner(refused.file());
        for (String path : owner == null ? suspects : List.of(refused.file())) {
            Optional.ofNullable(files.owner(path)).ifPresent(blamed::add);
        }
        if (blamed.isEmpty()) {
            return this;
        }
        SortedMap<String, List<ContentProblem>> noted = new TreeMap<>(problems);
        for (Entry entry : blamed) {
            String address = Mod.address(entry.mod(), "scene/" + entry.path());
            List<ContentProblem> all = new ArrayList<>(noted.getOrDefault(entry.mod(), List.of()));
            all.add(entry.equals(owner) ? refused.in(address) : ContentProblem.ofFile(address, "with it, " + refused));
            noted.put(entry.mod(), all);
        }
        return new ModdedScene(scene, files.without(blamed), untouched, noted, harmful);
    }

    /** What is valid of it, the mods' part and the base's. */
    public Scene scene() {
        return scene;
    }

    /** The files, without those of mods that have mistakes. */
    public SceneLayers files() {
        return files;
    }

    /** What is wrong with the base itself. */
    public List<ContentProblem> baseProblems() {
        List<ContentProblem> own = new ArrayList<>();
        for (ContentProblem problem : scene.report().problems()) {
            if (authors(files, problem).isEmpty()) {
                own.add(problem);
            }
        }
        return own;
    }

    /** The files of mods in which a mistake is; empty if it is the base's. */
    private static List<Entry> authors(SceneLayers layers, ContentProblem problem) {
        Entry owner = layers.owner(problem.file());
        if (owner != null) {
            return List.of(owner);
        }
        List<Entry> patches = layers.winners(problem.file());
        return patches.isEmpty() ? layers.inside(problem.file()) : patches;
    }

    /** What is wrong with the scene of a mod. */
    public List<ContentProblem> problems(Mod mod) {
        return problemsOf(mod.file());
    }

    List<ContentProblem> problemsOf(String mod) {
        return problems.getOrDefault(mod, List.of());
    }

    /** What became of a file of a mod. */
    public enum Outcome {
        /** It counts. */
        WINS,
        /** Another mod's file lies over it. */
        LOSES,
        /** It is not read: the mod is not used, or the file has mistakes. */
        UNUSED
    }

    /**
     * What became of a file of a mod.
     *
     * @param winner name of the mod that covers it; empty if none does
     */
    public record Fate(Outcome what, String winner) {}

    /** What became of a file of a mod. */
    public Fate fate(Mod mod, String path) {
        Entry entry = new Entry(mod.file(), path);
        List<Entry> winners = files.winners(SceneLayers.target(path));
        if (winners.contains(entry)) {
            return new Fate(Outcome.WINS, "");
        }
        return files.losers(SceneLayers.target(path)).contains(entry)
                ? new Fate(Outcome.LOSES, winners.get(0).mod())
                : new Fate(Outcome.UNUSED, "");
    }

    /** The single values and items that a mod has set and another overrides, or the other way round, by file. */
    public SortedMap<String, List<PatchConflict>> conflicts(Mod mod) {
        return conflicts(files, mod);
    }

    /** The same among other layers. */
    public static SortedMap<String, List<PatchConflict>> conflicts(SceneLayers files, Mod mod) {
        String own = Mod.address(mod.file(), "scene/");
        SortedMap<String, List<PatchConflict>> conflicts = new TreeMap<>();
        for (String path : files.touched()) {
            if (!path.endsWith(".json") || files.winners(path).size() < 2 || !decides(files, mod, path)) {
                continue;
            }
            List<PatchConflict> here = JsonFile.conflicts(files, path).stream()
                    .filter(each ->
                            each.loser().startsWith(own) || each.winner().startsWith(own))
                    .collect(Collectors.toList());
            if (!here.isEmpty()) {
                conflicts.put(path, here);
            }
        }
        return conflicts;
    }

    /** Whether a file or a patch of a mod counts at a path of the scene. */
    public boolean decides(Mod mod, String path) {
        return decides(files, mod, path);
    }

    private static boolean decides(SceneLayers files, Mod mod, String path) {
        return files.winners(path).stream().anyMatch(entry -> entry.mod().equals(mod.file()));
    }

    /**
     * Whether a mod has a part in the rules, so that runs with it are other runs: whether any of its files is one that the
     * simulation reads.
     */
    public static boolean affectsRules(Mod mod) {
        return mod.scenePaths().stream().map(SceneLayers::target).anyMatch(FileFormats::isRules);
    }

    /** What marks results on a stage that mods have changed, and on several stages together; else empty. */
    public String mark(String stage) {
        SortedMap<String, Fingerprint> here = scene.rules().fingerprints();
        if (here.containsKey(stage)) {
            return isUntouched(stage) ? "" : hex(here.get(stage).hash());
        }
        return mark();
    }

    /** What marks results on all stages together, if mods have changed any of them; else empty. */
    public String mark() {
        SortedMap<String, Fingerprint> here = scene.rules().fingerprints();
        if (here.equals(untouched)) {
            return "";
        }
        StateHash all = new StateHash();
        here.values().forEach(each -> all.add(each.hash()));
        return hex(all.value());
    }

    private static String hex(long hash) {
        return String.format(Locale.ROOT, "%016x", hash);
    }

    /** Whether a mod is left out for what it does to the base. */
    public boolean isHarmful(Mod mod) {
        return harmful.contains(mod.file());
    }

    /** Whether a stage is played exactly as without mods. */
    public boolean isUntouched(String stage) {
        return scene.rules().fingerprint(stage).equals(untouched.get(stage));
    }

    /** Reads again and again, with less and less of the mods, until nothing of the base is missing. */
    private static final class Reading {
        private final Scene plain;
        private final SortedSet<String> has;
        private final SortedMap<String, Set<ContentProblem>> problems = new TreeMap<>();
        private final SortedSet<String> harmful = new TreeSet<>();

        Reading(Scene plain) {
            this.plain = plain;
            has = inventory(plain);
        }

        ModdedScene sound(SceneLayers all) throws IOException {
            SceneLayers layers = all.without(unloadable(all));
            Scene scene = SceneReader.read(layers);
            for (int round = 0; round < MOST_ROUNDS && !faulty(layers, scene).isEmpty(); round++) {
                note(layers, scene);
                layers = layers.without(faulty(layers, scene));
                scene = SceneReader.read(layers);
            }
            while (!inventory(scene).containsAll(has)) {
                String culprit = culprit(layers);
                harmful.add(culprit);
                note(layers, scene);
                List<String> rest = new ArrayList<>(layers.mods());
                rest.remove(culprit);
                layers = layers.withOnly(rest);
                scene = rest.isEmpty() ? plain : SceneReader.read(layers);
            }
            note(layers, scene);
            return result(layers, scene);
        }

        /** The files that have mistakes and stand before others. */
        private static Set<Entry> faulty(SceneLayers layers, Scene scene) {
            Set<Entry> faulty = new HashSet<>();
            for (ContentProblem fault : scene.report().faults()) {
                faulty.addAll(blamed(layers, fault));
            }
            return faulty;
        }

        private Set<Entry> unloadable(SceneLayers all) {
            Set<Entry> unloadable = new HashSet<>();
            all.strayPatches().forEach(problem -> note(all.owner(problem.file()), problem));
            new AssetCheck(all).problems().forEach((entry, problem) -> {
                note(entry, problem);
                unloadable.add(entry);
            });
            return unloadable;
        }

        /** The files that are to be left out for a mistake: those that stand before another. */
        private static List<Entry> blamed(SceneLayers layers, ContentProblem fault) {
            Entry owner = layers.owner(fault.file());
            if (owner == null) {
                return layers.winners(fault.file()); // patches that the file cannot bear
            }
            return layers.covers(owner) ? List.of(owner) : List.of();
        }

        /** The lowest mod without which, and without all above it, nothing of the base is missing. */
        private String culprit(SceneLayers layers) throws IOException {
            List<String> mods = layers.mods();
            int sound = 0; // so many mods from the bottom do no harm
            int harm = mods.size(); // so many do
            while (harm - sound > 1) {
                int half = (sound + harm) / 2;
                Scene scene = SceneReader.read(layers.withOnly(mods.subList(0, half)));
                if (inventory(scene).containsAll(has)) {
                    sound = half;
                } else {
                    harm = half;
                }
            }
            return mods.get(harm - 1);
        }

        private void note(SceneLayers layers, Scene scene) {
            for (ContentProblem problem : scene.report().problems()) {
                authors(layers, problem).forEach(entry -> note(entry, problem));
            }
        }

        private void note(Entry entry, ContentProblem problem) {
            problems.computeIfAbsent(entry.mod(), mod -> new LinkedHashSet<>())
                    .add(problem.in(Mod.address(entry.mod(), "scene/" + entry.path())));
        }

        ModdedScene result(SceneLayers layers, Scene scene) {
            SortedMap<String, List<ContentProblem>> noted = new TreeMap<>();
            problems.forEach((mod, all) -> noted.put(mod, List.copyOf(all)));
            return new ModdedScene(scene, layers, plain.rules().fingerprints(), noted, harmful);
        }

        /** All that a scene has, of whatever kind. */
        private static SortedSet<String> inventory(Scene scene) {
            SortedSet<String> all = new TreeSet<>();
            add(all, "stage", scene.rules().all(StageDef.class).keySet());
            add(all, "garden", scene.rules().all(GardenDef.class).keySet());
            add(all, "look", scene.all(LookDef.class).keySet());
            add(all, "effect", scene.all(EffectDef.class).keySet());
            add(all, "campaign", scene.all(CampaignDef.class).keySet());
            add(all, "credits", scene.all(CreditsDef.class).keySet());
            add(all, "sound", scene.all(SoundDef.class).keySet());
            add(all, "track", scene.all(TrackDef.class).keySet());
            scene.report().unplayableStages().keySet().forEach(stage -> {
                all.remove("stage " + stage);
                all.remove("garden " + stage);
            });
            return all;
        }

        private static void add(SortedSet<String> all, String kind, Collection<String> ids) {
            ids.forEach(id -> all.add(kind + " " + id));
        }
    }
}
