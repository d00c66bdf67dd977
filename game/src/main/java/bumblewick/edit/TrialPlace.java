package bumblewick.edit;

import bumblewick.def.AttackDef;
import bumblewick.def.BossDef;
import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Where in the game a file of the scene can be seen at work.
 *
 * @param stage id of a flight or a garden
 * @param start from which one begins: 0 for the beginning, then the checkpoints, then the boss
 */
public record TrialPlace(String stage, int start) {
    private static final String FOOT = "foot";

    /**
     * Finds the place that shows a file best; nothing if nothing can be played at all.
     *
     * @param path in the scene folder
     */
    public static Optional<TrialPlace> of(String path, Rulebook rules) {
        String[] steps = path.split("/", 3);
        String name = steps[1].replace(".json", "");
        return new Search(rules, name).shown(steps[0]).or(() -> new Search(rules, name).any());
    }

    /** Looks for one definition. */
    private static final class Search {
        private final Rulebook rules;
        private final String id;

        Search(Rulebook rules, String id) {
            this.rules = rules;
            this.id = id;
        }

        Optional<TrialPlace> shown(String folder) {
            switch (folder) {
                case "stages":
                    return rules.plays(id) ? Optional.of(new TrialPlace(id, 0)) : Optional.empty();
                case "looks":
                    return flight(stage -> stage.look().equals(id))
                            .or(() -> garden(each -> each.look().equals(id)));
                case "bosses":
                    return boss(each -> each.id().equals(id));
                case "enemies":
                    return wave(each -> each.enemy().equals(id));
                case "paths":
                    return wave(each -> each.path().equals(id)).or(() -> boss(this::flies));
                case "bullets":
                    return wave(this::shoots).or(() -> boss(this::shoots)).or(this::spitters);
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

        Optional<TrialPlace> any() {
            return flight(each -> true).or(() -> garden(each -> true));
        }

        private Optional<TrialPlace> flight(Predicate<StageDef> wanted) {
            return rules.stages().values().stream()
                    .filter(wanted)
                    .map(stage -> new TrialPlace(stage.id(), 0))
                    .findFirst();
        }

        private Optional<TrialPlace> garden(Predicate<GardenDef> wanted) {
            return rules.gardens().values().stream()
                    .filter(wanted)
                    .map(garden -> new TrialPlace(garden.id(), 0))
                    .findFirst();
        }

        private Optional<TrialPlace> spawned(String what) {
            return garden(each -> each.level().spawns().stream()
                    .anyMatch(spawn -> spawn.what().equals(what)));
        }

        private Optional<TrialPlace> spitters() {
            return rules.walkers().values().stream()
                    .filter(walker -> walker.bullet().equals(id))
                    .map(walker -> spawned(walker.id()))
                    .filter(Optional::isPresent)
                    .map(Optional::get)
                    .findFirst();
        }

        private Optional<TrialPlace> boss(Predicate<BossDef> wanted) {
            return rules.stages().values().stream()
                    .filter(stage -> Optional.ofNullable(rules.bosses().get(stage.boss()))
                            .filter(wanted)
                            .isPresent())
                    .map(stage -> new TrialPlace(stage.id(), stage.bossStart()))
                    .findFirst();
        }

        private boolean flies(BossDef boss) {
            return boss.phases().stream()
                    .flatMap(phase -> phase.steps().stream())
                    .anyMatch(step -> step.path().equals(Optional.of(id)));
        }

        private boolean shoots(BossDef boss) {
            return boss.phases().stream()
                    .flatMap(phase -> phase.steps().stream())
                    .anyMatch(step -> fires(step.attack()));
        }

        private boolean shoots(WaveDef wave) {
            return fires(Rulebook.named(rules.enemies(), wave.enemy()).attack());
        }

        private boolean fires(Optional<AttackDef> attack) {
            return attack.filter(each -> each.bullet().equals(id)).isPresent();
        }

        /** The last start before the first such wave. */
        private Optional<TrialPlace> wave(Predicate<WaveDef> wanted) {
            for (StageDef stage : rules.stages().values()) {
                for (WaveDef wave : stage.waves()) {
                    if (wanted.test(wave)) {
                        return Optional.of(new TrialPlace(stage.id(), startBefore(stage, wave.at())));
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
