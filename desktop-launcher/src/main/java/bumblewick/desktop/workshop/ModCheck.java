package bumblewick.desktop.workshop;

import bumblewick.content.ModdedScene;
import bumblewick.content.asset.ModelLoadCheck;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.LoadOrder;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModCard;
import bumblewick.content.mod.ModLibrary;
import bumblewick.content.validation.SettingTrials;
import bumblewick.platform.SceneFiles;
import bumblewick.replay.GameVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Checks a mod as the game does when it loads it, over the base and the mods that it depends on. */
public final class ModCheck implements AutoCloseable {
    private final Mod mod;
    private final List<Mod> others;

    private ModCheck(Mod mod, List<Mod> others) {
        this.mod = mod;
        this.others = others;
    }

    /**
     * Opens a mod, and if it needs others, those that lie beside it.
     *
     * @throws IOException if the folder beside cannot be listed
     */
    public static ModCheck open(Path folder) throws IOException {
        Path path = folder.toRealPath();
        Mod mod = Mod.open(path);
        List<Mod> others = new ArrayList<>();
        if (mod.card().isPresent() && !mod.card().get().needs().isEmpty()) {
            others.addAll(new ModLibrary(path.getParent()).open());
        }
        return new ModCheck(mod, others);
    }

    public Mod mod() {
        return mod;
    }

    /** What the mod says of itself; of one without problems. */
    public ModCard card() {
        return mod.card().orElseThrow();
    }

    /**
     * What is wrong, with files and lines; empty if the game would take it.
     *
     * @throws IOException if the base cannot be read
     */
    public List<String> problems(SceneFiles base) throws IOException {
        if (!mod.problems().isEmpty()) {
            return mod.problems().stream().map(Object::toString).toList();
        }
        LoadOrder order = order();
        if (!order.active().contains(mod)) {
            return List.of(ModCard.FILE + ": " + sentence(order.reason(mod)));
        }
        ModdedScene scene = ModdedScene.read(base, order.active());
        List<ContentProblem> problems = new ArrayList<>(scene.problems(mod));
        problems.addAll(new SettingTrials(mod, order.active(), base, problems).problems());
        for (ContentProblem refused : ModelLoadCheck.of(scene.files(), mod.scenePaths())) {
            problems.add(refused.in(Mod.address(mod.file(), "scene/" + refused.file())));
        }
        return problems.stream().map(Object::toString).toList();
    }

    /** The mod over those that it builds upon, as far as they are there. */
    public LoadOrder order() {
        List<Mod> all = new ArrayList<>(List.of(mod));
        others.stream().filter(other -> !other.id().equals(mod.id())).forEach(all::add);
        return new LoadOrder(all, List.of(), needed(all), GameVersion.number());
    }

    /** The ids of the mod and of all that it builds upon. */
    private Set<String> needed(List<Mod> all) {
        Set<String> ids = new TreeSet<>(Set.of(mod.id()));
        int before = 0;
        while (ids.size() > before) {
            before = ids.size();
            all.stream()
                    .filter(each -> ids.contains(each.id()) && each.card().isPresent())
                    .flatMap(each -> each.card().get().needs().stream())
                    .map(ModCard.Need::id)
                    .toList()
                    .forEach(ids::add);
        }
        return ids;
    }

    private static String sentence(LoadOrder.Reason reason) {
        List<String> words = reason.words();
        return switch (reason.why()) {
            case GAME -> "$.game: it is made for versions " + words.get(0) + " of the game, this is " + words.get(1);
            case MISSING ->
                "$.dependencies: it needs " + words.get(0) + " " + words.get(1) + ", which is not beside it";
            case VERSION ->
                "$.dependencies: it needs " + words.get(0) + " " + words.get(1) + ", but " + words.get(2)
                        + " is beside it";
            case CIRCLE -> "$.dependencies: it needs itself: " + words.get(0);
            default -> "it cannot be used with what it needs (" + reason.why() + " " + words + ")";
        };
    }

    @Override
    public void close() throws IOException {
        mod.close();
        for (Mod other : others) {
            other.close();
        }
    }
}
