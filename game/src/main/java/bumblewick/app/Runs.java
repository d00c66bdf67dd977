package bumblewick.app;

import bumblewick.def.DifficultyDef;
import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Settings;
import bumblewick.sim.run.Assists;
import bumblewick.sim.run.RunOptions;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Decides which run is played next, from the command line, the settings and what can be played. */
final class Runs {
    static final String FIRST_STAGE = "cloverfield";

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

    /** The player's run at a difficulty: a stage by itself, or the first of a campaign. */
    Run player(String stage, String difficulty) {
        return Run.player(options(stage, difficulty, seed(), 0));
    }

    /** How many places of a stage one can start at: its beginning, its checkpoints and, in the air, its boss. */
    int starts(String stage) {
        StageDef flight = services.scene().rules().stages().get(stage);
        return flight == null ? 1 : flight.bossStart() + 1;
    }

    /**
     * The player's practice.
     *
     * @param start 0 for the beginning of the stage, less than {@link #starts}
     * @param speed in percent of real time
     */
    Run practice(String stage, String difficulty, int start, int speed) {
        RunOptions options = options(stage, difficulty, seed(), start).atSpeed(speed);
        return Run.player(options, new Purpose.Practice());
    }

    /**
     * The run of a day; nothing if no stage can be flown.
     *
     * @param day by universal time
     */
    Optional<Run> daily(LocalDate day, String difficulty) {
        List<String> flights = List.copyOf(services.scene().rules().stages().keySet());
        if (flights.isEmpty()) {
            return Optional.empty();
        }
        Daily daily = new Daily(day);
        RunOptions options = options(daily.stage(flights), difficulty, daily.seed(), 0);
        return Optional.of(Run.player(options, new Purpose.OfTheDay(daily)));
    }

    /** All bosses, from the first; nothing if there are none. */
    Optional<Run> bossRush(String difficulty) {
        Rulebook rules = services.scene().rules();
        return BossRush.of(rules.stages(), rules.gardens(), FIRST_STAGE).map(rush -> {
            RunOptions options =
                    options(rush.lair().stage(), difficulty, seed(), rush.lair().start());
            return Run.player(options, new Purpose.Rush(rush));
        });
    }

    /** A run that is played once more, or follows another, with the helps and at the speed that are chosen by now. */
    Run renewed(Run run) {
        return run.with(assists(), speed());
    }

    /** With the helps and at the speed that are chosen. */
    private RunOptions options(String stage, String difficulty, long seed, int start) {
        return new RunOptions(stage, difficulty, seed, start, assists(), speed());
    }

    private int speed() {
        return Math.round(services.preferences().get(Catalogue.GAME_SPEED) * RunOptions.FULL_SPEED);
    }

    private Assists assists() {
        return assists(
                services.preferences().all(), services.platform().screen().touch());
    }

    /**
     * The helps that are chosen.
     *
     * @param touch whether the machine is one that is touched: fingers aim less finely than sticks
     */
    static Assists assists(Settings chosen, boolean touch) {
        String aim = chosen.get(Catalogue.AIM_ASSIST);
        Assists.Aim automatic = touch ? Assists.Aim.GENTLE : Assists.Aim.OFF;
        return new Assists(
                aim.equals(Catalogue.AUTOMATIC) ? automatic : Assists.Aim.valueOf(name(aim)),
                Assists.Bees.valueOf(name(chosen.get(Catalogue.TOUGHNESS))),
                chosen.get(Catalogue.SURE_FOOTED));
    }

    private static String name(String option) {
        return option.toUpperCase(Locale.ROOT);
    }

    /** The pilot's run. */
    Run demo(String stage) {
        return Run.demo(new RunOptions(stage, difficulty(), seed(), 0));
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
                .collect(Collectors.toList());
    }

    private long seed() {
        return services.options().seed().orElseGet(System::nanoTime);
    }
}
