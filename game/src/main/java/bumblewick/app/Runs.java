package bumblewick.app;

import bumblewick.def.DifficultyDef;
import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.loop.Playable;
import bumblewick.loop.Replay;
import bumblewick.loop.ReplayReader;
import bumblewick.settings.Catalogue;
import bumblewick.sim.run.RunOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Decides which run is played next, from the command line, the settings and what can be played. */
final class Runs {
    private static final Logger LOG = LoggerFactory.getLogger(Runs.class);
    private static final String FIRST_STAGE = "cloverfield";

    private final Services services;

    Runs(Services services) {
        this.services = services;
    }

    /** The stage that is played: the one asked for, else the first of the campaign, else any that is sound. */
    Optional<String> stage() {
        Rulebook rules = services.scene().rules();
        var stages = rules.stages();
        String wanted = services.options().stage().orElse(FIRST_STAGE);
        if (rules.plays(wanted)) {
            return Optional.of(wanted);
        }
        boolean asked = services.options().stage().isPresent();
        return asked || stages.isEmpty() ? Optional.empty() : Optional.of(stages.firstKey());
    }

    /** All stages that can be chosen by themselves, in the air first; an islet belongs to its flight. */
    List<String> stages() {
        Rulebook rules = services.scene().rules();
        List<String> ids = new ArrayList<>(rules.stages().keySet());
        rules.gardens().values().stream()
                .filter(garden -> garden.goal() != GardenDef.Goal.BEES)
                .map(GardenDef::id)
                .forEach(ids::add);
        return ids;
    }

    /** Whether a stage is known and sound here. */
    boolean plays(String stage) {
        return services.scene().rules().plays(stage);
    }

    /** The player's run at a difficulty. */
    Run player(String stage, String difficulty) {
        return Run.player(new RunOptions(stage, difficulty, seed(), 0));
    }

    /** The pilot's run. */
    Run demo(String stage) {
        return Run.demo(new RunOptions(stage, difficulty(), seed(), 0));
    }

    /** A recording from a file; nothing, and a note in the log, if it cannot be shown. */
    Optional<Run> replay(Path file) {
        try {
            Replay replay = ReplayReader.read(file);
            Optional<String> obstacle = Playable.obstacle(services.scene().rules(), replay.options());
            if (obstacle.isEmpty()) {
                return Optional.of(Run.of(replay));
            }
            LOG.warn("{} cannot be shown: {}", file, obstacle.get());
        } catch (IOException e) {
            LOG.warn("the replay cannot be shown: {}", e.getMessage());
        }
        return Optional.empty();
    }

    /** The difficulty asked for, else the one chosen last, as far as the rules know it. */
    String difficulty() {
        var known = services.scene().rules().difficulties();
        String wanted =
                services.options().difficulty().orElse(services.preferences().get(Catalogue.DIFFICULTY));
        return known.containsKey(wanted) || known.isEmpty()
                ? wanted
                : difficulties().get(0);
    }

    /** The name of a difficulty; of one that has none, its id. */
    String nameOf(String difficulty) {
        String key = "difficulty." + difficulty;
        String name = services.words().text(key);
        return name.equals(key) ? difficulty : name;
    }

    /** All difficulties that the rules know, the gentlest first. */
    List<String> difficulties() {
        return gentlestFirst(services.scene().rules().difficulties().values());
    }

    /** By the highest hum that they allow, then by the lowest, then by name. */
    static List<String> gentlestFirst(Collection<DifficultyDef> difficulties) {
        return difficulties.stream()
                .sorted(Comparator.comparingInt(DifficultyDef::humMax)
                        .thenComparingInt(DifficultyDef::humMin)
                        .thenComparing(DifficultyDef::id))
                .map(DifficultyDef::id)
                .toList();
    }

    private long seed() {
        return services.options().seed().orElseGet(System::nanoTime);
    }
}
