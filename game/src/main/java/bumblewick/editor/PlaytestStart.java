package bumblewick.editor;

import bumblewick.def.AttackDef;
import bumblewick.def.BossDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WalkerDef;
import bumblewick.def.WaveDef;
import bumblewick.editor.path.PathLibrary;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Where a playtest of a file of the scene starts.
 *
 * @param stage id of a flight stage or a garden
 * @param start 0 for the beginning, then the checkpoints, then the boss
 */
public record PlaytestStart(String stage, int start) {
    private static final String FOOT = "foot";

    /**
     * Finds the start that shows a file best; nothing if the game has no stages.
     *
     * @param path in the scene folder
     */
    public static Optional<PlaytestStart> of(String path, Rulebook rules) {
        String[] steps = path.split("/", 3);
        String name = steps[1].replace(".json", "");
        return new Search(rules, name).shown(steps[0]).or(() -> new Search(rules, name).any());
    }

    /** Searches for where one definition is used. */
    private static final class Search {
        private final Rulebook rules;
        private final String id;

        Search(Rulebook rules, String id) {
            this.rules = rules;
            this.id = id;
        }

        Optional<PlaytestStart> shown(String folder) {
            switch (folder) {
                case "stages":
                    return rules.plays(id) ? Optional.of(new PlaytestStart(id, 0)) : Optional.empty();
                case "looks":
                    return flight(stage -> stage.look().equals(id))
                            .or(() -> garden(each -> each.look().equals(id)));
                case "bosses":
                    return boss(each -> each.id().equals(id));
                case "enemies":
                    return wave(each -> each.enemy().equals(id));
                case "paths":
                    return wave(each -> each.path().equals(id)).or(() -> boss(boss -> PathLibrary.flies(boss, id)));
                case "bullets":
                    return wave(this::shoots).or(() -> boss(this::shoots)).or(this::spitters);
                case "patterns":
                    return wave(this::shoots).or(() -> boss(this::shoots));
                case "scenery":
                    return flight(stage -> stage.props().stream()
                            .anyMatch(each -> each.scenery().equals(id)));
                case "pickups":
                    return flight(stage -> stage.pickups().stream()
                                    .anyMatch(each -> each.pickup().equals(id)))
                            .or(() -> spawned(id));
                case "walkers":
                case "bodies":
                    return spawned(id);
                case "surfaces":
                    return garden(each -> each.level().surfaceNames().contains(id))
                            .or(() -> garden(each -> true));
                default:
                    return id.equals(FOOT) ? garden(each -> true) : Optional.empty();
            }
        }

        Optional<PlaytestStart> any() {
            return flight(each -> true).or(() -> garden(each -> true));
        }

        private Optional<PlaytestStart> flight(Predicate<StageDef> wanted) {
            return rules.all(StageDef.class).values().stream()
                    .filter(wanted)
                    .map(stage -> new PlaytestStart(stage.id(), 0))
                    .findFirst();
        }

        private Optional<PlaytestStart> garden(Predicate<GardenDef> wanted) {
            return rules.all(GardenDef.class).values().stream()
                    .filter(wanted)
                    .map(garden -> new PlaytestStart(garden.id(), 0))
                    .findFirst();
        }

        private Optional<PlaytestStart> spawned(String what) {
            return garden(each -> each.level().spawns().stream()
                    .anyMatch(spawn -> spawn.what().equals(what)));
        }

        private Optional<PlaytestStart> spitters() {
            return rules.all(WalkerDef.class).values().stream()
                    .filter(walker -> walker.bullet().equals(id))
                    .map(walker -> spawned(walker.id()))
                    .filter(Optional::isPresent)
                    .map(Optional::get)
                    .findFirst();
        }

        private Optional<PlaytestStart> boss(Predicate<BossDef> wanted) {
            return rules.all(StageDef.class).values().stream()
                    .filter(stage -> Optional.ofNullable(
                                    rules.all(BossDef.class).get(stage.boss()))
                            .filter(wanted)
                            .isPresent())
                    .map(stage -> new PlaytestStart(stage.id(), stage.bossStart()))
                    .findFirst();
        }

        private boolean shoots(BossDef boss) {
            return boss.phases().stream()
                    .flatMap(phase -> phase.steps().stream())
                    .anyMatch(step -> fires(step.attack()));
        }

        private boolean shoots(WaveDef wave) {
            return fires(rules.get(EnemyDef.class, wave.enemy()).attack());
        }

        private boolean fires(Optional<AttackDef> attack) {
            return attack.filter(
                            each -> each.bullet().equals(id) || each.pattern().equals(id))
                    .isPresent();
        }

        /** The last start before the first wave of that kind. */
        private Optional<PlaytestStart> wave(Predicate<WaveDef> wanted) {
            for (StageDef stage : rules.all(StageDef.class).values()) {
                for (WaveDef wave : stage.waves()) {
                    if (wanted.test(wave)) {
                        return Optional.of(new PlaytestStart(stage.id(), startBefore(stage, wave.at())));
                    }
                }
            }
            return Optional.empty();
        }

        private static int startBefore(StageDef stage, float at) {
            int start = 0;
            for (float checkpoint : stage.checkpoints()) {
                start += checkpoint < at ? 1 : 0;
            }
            return start;
        }
    }
}
