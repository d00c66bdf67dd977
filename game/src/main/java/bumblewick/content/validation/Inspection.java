package bumblewick.content.validation;

import bumblewick.content.ModdedScene;
import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.ModelLoadCheck;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.definition.FileFormats;
import bumblewick.content.json.ClosestName;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonDocuments;
import bumblewick.content.mod.AssetCheck;
import bumblewick.content.mod.LoadOrder;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModCard;
import bumblewick.content.mod.ModFileLimits;
import bumblewick.content.mod.ModFolder;
import bumblewick.content.mod.ModLibrary;
import bumblewick.content.mod.SceneLayers;
import bumblewick.platform.SceneFiles;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A close look at a scene folder, or at a mod over the base, with the readers of the game.
 *
 * @param scene as far as it could be read
 * @param own the files that were looked at, by path in the scene folder; patches stand for what they patch
 * @param problems what cannot be used as it is
 * @param warnings what can, but should not be
 * @param notes what is odd but allowed
 * @param jsonLocator where things stand in those files
 * @param opened the mods that were opened, which the locator reads from until this is closed
 */
public record Inspection(
        Scene scene,
        SortedSet<String> own,
        List<ContentProblem> problems,
        List<ContentProblem> warnings,
        List<ContentProblem> notes,
        JsonLocator jsonLocator,
        List<Mod> opened)
        implements Closeable {
    /** Whether a folder is a scene folder: it has no card, and folders that scenes have. */
    public static boolean isScene(Path folder) {
        return Files.isDirectory(folder)
                && !Files.exists(folder.resolve(ModCard.FILE))
                && FileFormats.kinds().stream()
                        .map(DefinitionKind::folder)
                        .anyMatch(each -> !each.isEmpty() && Files.isDirectory(folder.resolve(each)));
    }

    /**
     * Looks at a whole scene folder.
     *
     * @throws IOException if it cannot be listed
     */
    public static Inspection ofScene(Path folder) throws IOException {
        ModFileLimits inventory = new ModFileLimits();
        ModFolder files = ModFolder.open(folder, inventory);
        SceneLayers.Layer layer = new SceneLayers.Layer(
                folder.getFileName().toString(), new TreeSet<>(files.sizes().keySet()), files::open);
        SceneLayers layers = new SceneLayers(SceneFiles.NONE, List.of(layer));
        Scene scene = SceneReader.read(layers);
        AssetCheck assets = new AssetCheck(layers);
        List<ContentProblem> problems = new ArrayList<>(inventory.problems());
        problems.addAll(assets.problems().values());
        problems.addAll(scene.report().faults());
        problems.addAll(ModelLoadCheck.of(layers.without(assets.problems().keySet()), layers.touched()));
        return new Inspection(
                scene,
                layers.touched(),
                problems,
                warnings(scene, assets),
                notes(scene, assets),
                new JsonLocator(layers, file -> file),
                List.of());
    }

    private static List<ContentProblem> notes(Scene scene, AssetCheck assets) {
        List<ContentProblem> notes = new ArrayList<>(scene.report().notes());
        notes.addAll(assets.notes());
        return notes;
    }

    private static List<ContentProblem> warnings(Scene scene, AssetCheck assets) {
        List<ContentProblem> warnings = new ArrayList<>(scene.report().problems());
        warnings.removeAll(scene.report().faults());
        warnings.addAll(assets.warnings());
        return warnings;
    }

    /**
     * Looks at a mod over the base. Mods that it needs are looked for beside it. Zips stay open until the result is closed.
     *
     * @param settings chooses what the settings of mods are
     * @throws IOException if the base or the folder of the mod cannot be listed
     * @throws E if {@code settings} does
     */
    public static <E extends Exception> Inspection ofMod(
            Path path, SceneFiles base, String gameVersion, Validator.SettingChoice<E> settings) throws IOException, E {
        List<Mod> beside = new ModLibrary(path.toAbsolutePath().getParent()).open();
        boolean opened = false;
        try {
            String file = path.getFileName().toString();
            Mod mod = beside.stream()
                    .filter(each -> each.file().equals(file))
                    .findFirst()
                    .orElseGet(() -> Mod.open(path));
            if (!beside.contains(mod)) {
                beside.add(mod);
            }
            settings.applyTo(beside);
            Inspection inspection = ofMod(mod, beside, base, gameVersion);
            opened = true;
            return inspection;
        } finally {
            if (!opened) {
                close(beside);
            }
        }
    }

    @Override
    public void close() throws IOException {
        close(opened);
    }

    private static void close(List<Mod> mods) throws IOException {
        for (Mod mod : mods) {
            mod.close();
        }
    }

    private static Inspection ofMod(Mod mod, List<Mod> beside, SceneFiles base, String gameVersion) throws IOException {
        List<ContentProblem> problems = new ArrayList<>(mod.problems());
        List<ContentProblem> warnings = new ArrayList<>();
        if (mod.card().isEmpty()) {
            Scene none = SceneReader.read(SceneFiles.NONE);
            JsonLocator nowhere = new JsonLocator(SceneFiles.NONE, file -> file);
            return new Inspection(none, new TreeSet<>(), problems, warnings, List.of(), nowhere, beside);
        }
        warnings.addAll(SettingCheck.of(mod));
        List<Mod> used = withNeeds(mod, beside, gameVersion, warnings);
        AssetCheck assets = new AssetCheck(new SceneLayers(base, List.of(mod.layer())));
        ModdedScene modded = ModdedScene.read(base, used);
        problems.addAll(modded.problems(mod));
        if (modded.isHarmful(mod)) {
            problems.add(harmful(mod));
        }
        SettingTrials trials = new SettingTrials(mod, used, base, problems);
        problems.addAll(trials.problems());
        warnings.addAll(trials.warnings());
        SortedSet<String> own =
                mod.scenePaths().stream().map(SceneLayers::target).collect(Collectors.toCollection(TreeSet::new));
        problems.addAll(addressed(mod, ModelLoadCheck.of(modded.files(), own)));
        warnings.addAll(addressed(mod, assets.warnings()));
        warnings.addAll(unread(mod, base));
        List<ContentProblem> notes = of(mod, own, modded.scene().report().notes());
        notes.addAll(assets.notes());
        JsonLocator jsonLocator =
                new JsonLocator(modded.files(), file -> Mod.address(mod.file(), "scene/" + own(mod, file)));
        List<ContentProblem> all = new ArrayList<>(addressed(mod, notes));
        all.addAll(ConflictCheck.of(mod, beside, base, gameVersion));
        return new Inspection(modded.scene(), own, problems, warnings, all, jsonLocator, beside);
    }

    static ContentProblem harmful(Mod mod) {
        return ContentProblem.ofFile(
                Mod.address(mod.file(), ""), "with it, something of the game itself could not be played");
    }

    /** The path of a file in a mod that stands for one of the scene: the file, or its patch. */
    private static String own(Mod mod, String path) {
        return mod.scenePaths().contains(path) ? path : JsonDocuments.patchOf(path);
    }

    /** The mod over those that it needs, as far as they are there. */
    private static List<Mod> withNeeds(Mod mod, List<Mod> beside, String gameVersion, List<ContentProblem> warnings) {
        Set<String> wanted = new TreeSet<>();
        want(mod.id(), beside, wanted);
        LoadOrder order = new LoadOrder(beside, List.of(), wanted, gameVersion);
        LoadOrder.Reason reason = order.reason(mod);
        if (reason != null) {
            ExclusionReason exclusionReason = new ExclusionReason(mod.card().orElseThrow(), beside);
            JsonLocator card = new JsonLocator(mod.files(), file -> Mod.address(mod.file(), file));
            warnings.add(card.at(ModCard.FILE, exclusionReason.words(reason), exclusionReason.place(reason)));
        }
        List<Mod> used = new ArrayList<>(order.active());
        if (!used.contains(mod)) {
            used.add(mod);
        }
        return used;
    }

    private static void want(String id, List<Mod> beside, Set<String> wanted) {
        if (!wanted.add(id)) {
            return;
        }
        for (Mod each : beside) {
            if (each.id().equals(id)) {
                each.card().ifPresent(card -> card.needs().forEach(need -> want(need.id(), beside, wanted)));
            }
        }
    }

    /** Files in folders that nothing reads, which are spelled wrong as a rule. */
    private static List<ContentProblem> unread(Mod mod, SceneFiles base) throws IOException {
        List<ContentProblem> unread = new ArrayList<>();
        SortedSet<String> folders = new TreeSet<>(base.list(""));
        for (DefinitionKind kind : FileFormats.kinds()) {
            folders.add(kind.folder()); // the base need not have all
        }
        for (String path : mod.scenePaths()) {
            String top = path.split("/", 2)[0];
            if (!folders.contains(top)) {
                unread.add(ContentProblem.ofFile(
                        Mod.address(mod.file(), "scene/" + path),
                        "is not read: there is no folder '" + top + "'" + ClosestName.hint(top, folders)));
            } else if (top.equals(path)) {
                unread.add(ContentProblem.ofFile(
                        Mod.address(mod.file(), "scene/" + path), "is not read: expected a folder, found a file"));
            }
        }
        for (String path : mod.files().sizes().keySet()) {
            if (isMisplaced(path, folders)) {
                unread.add(ContentProblem.ofFile(
                        Mod.address(mod.file(), path),
                        "is not read: the game reads " + ModCard.FILE
                                + " and what lies in the folder 'scene' beside it"));
            }
        }
        return unread;
    }

    /** Whether a file beside the scene of a mod looks as if it were meant for it; others, such as a page to read, are fine. */
    private static boolean isMisplaced(String path, SortedSet<String> folders) {
        String top = path.split("/", 2)[0];
        if (top.equals("scene") && !top.equals(path)) {
            return false;
        }
        boolean resembles = ClosestName.to(top, List.of("scene")).isPresent() || folders.contains(top);
        return resembles || (path.endsWith(".json") && !path.equals(ModCard.FILE));
    }

    /** Those of a mod: what its patches say names the patch by its address, all else a path in the scene folder. */
    private static List<ContentProblem> of(Mod mod, SortedSet<String> own, Collection<ContentProblem> all) {
        return all.stream()
                .filter(each -> own.contains(each.file()) || isAddressed(mod, each))
                .collect(Collectors.toList());
    }

    private static boolean isAddressed(Mod mod, ContentProblem found) {
        return found.file().startsWith(Mod.address(mod.file(), "scene/"));
    }

    private static List<ContentProblem> addressed(Mod mod, List<ContentProblem> found) {
        return found.stream()
                .map(each -> isAddressed(mod, each) ? each : each.in(Mod.address(mod.file(), "scene/" + each.file())))
                .collect(Collectors.toList());
    }
}
