package bumblewick.content.validation;

import bumblewick.content.ModdedScene;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.PatchConflict;
import bumblewick.content.mod.LoadOrder;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.SceneLayers;
import bumblewick.platform.SceneFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Lists the values and items of lists that a mod and others beside it both set, if all of them are used together. */
final class ConflictCheck {
    private ConflictCheck() {}

    /** @param beside all mods of its folder, itself among them */
    static List<ContentProblem> of(Mod mod, List<Mod> beside, SceneFiles base, String gameVersion) {
        List<Mod> sound = new ArrayList<>(beside);
        sound.removeIf(each -> each.card().isEmpty() || !each.problems().isEmpty());
        Set<String> wanted = new TreeSet<>();
        sound.forEach(each -> wanted.add(each.id()));
        List<Mod> used = new LoadOrder(sound, List.of(), wanted, gameVersion).active();
        List<ContentProblem> conflicts = new ArrayList<>();
        if (used.contains(mod)) {
            ModdedScene.conflicts(SceneLayers.of(base, used), mod)
                    .values()
                    .forEach(all -> all.forEach(each -> conflicts.add(problem(mod, each))));
        }
        return conflicts;
    }

    private static ContentProblem problem(Mod mod, PatchConflict conflict) {
        boolean wins = conflict.winner().startsWith(Mod.address(mod.file(), "scene/"));
        return wins
                ? new ContentProblem(
                        conflict.winner(),
                        conflict.winnerLine(),
                        conflict.path(),
                        "overrides " + conflict.loser() + ":" + conflict.loserLine() + " if both mods are used")
                : new ContentProblem(
                        conflict.loser(),
                        conflict.loserLine(),
                        conflict.path(),
                        "is overridden by " + conflict.winner() + ":" + conflict.winnerLine()
                                + " if both mods are used");
    }
}
