package bumblewick.app.run;

import bumblewick.app.scene.CurrentScene;
import bumblewick.app.shell.GameOptions;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Preferences;
import bumblewick.def.DifficultyDef;
import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.platform.Platform;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
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
public final class RunFactory {
    public static final String FIRST_STAGE = "cloverfield";

    private final CurrentScene currentScene;
    private final Gui gui;
    private final Preferences preferences;
    private final GameOptions gameOptions;
    private final Platform platform;

    public RunFactory(
            CurrentScene currentScene, Gui gui, Preferences preferences, GameOptions gameOptions, Platform platform) {
        this.currentScene = currentScene;
        this.gui = gui;
        this.preferences = preferences;
        this.gameOptions = gameOptions;
        this.platform = platform;
    }

    /** The stage that is played: the one of the command line, else the first of the campaign, else any that is valid. */
    public Optional<String> stage() {
        Rulebook rules = currentScene.rules();
        var stages = rules.all(StageDef.class);
        String wanted = gameOptions.stage().orElse(FIRST_STAGE);
        if (rules.plays(wanted)) {
            return Optional.of(wanted);
        }
        boolean asked = gameOptions.stage().isPresent();
        return asked || stages.isEmpty() ? Optional.empty() : Optional.of(stages.firstKey());
    }

    /**
     * All stages that can be chosen, flights first and their sandboxes last; not the islets, which belong to their flights.
     */
    public List<String> stages() {
        Rulebook rules = currentScene.rules();
        List<String> ids = flights(false);
        rules.all(GardenDef.class).values().stream()
                .filter(garden -> garden.goal() != GardenDef.Goal.BEES)
                .map(GardenDef::id)
                .forEach(ids::add);
        ids.addAll(flights(true));
        return ids;
    }

    private List<String> flights(boolean sandboxes) {
        return currentScene.rules().all(StageDef.class).values().stream()
                .filter(flight -> flight.sandbox() == sandboxes)
                .map(StageDef::id)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** Whether a stage can be played here. */
    boolean plays(String stage) {
        return currentScene.rules().plays(stage);
    }

    /** The player's run at a difficulty: a stage by itself, or the first of a campaign. */
    public Run player(String stage, String difficulty) {
        return Run.player(options(stage, difficulty, seed(), 0));
    }

    /** The number of starts of a stage: its beginning, its checkpoints and, in the air, its boss. */
    public int starts(String stage) {
        StageDef flight = currentScene.rules().all(StageDef.class).get(stage);
        return flight == null ? 1 : flight.bossStart() + 1;
    }

    /**
     * A practice run of the player.
     *
     * @param start 0 for the beginning of the stage, less than {@link #starts}
     * @param speed in percent of real time
     */
    public Run practice(String stage, String difficulty, int start, int speed) {
        RunOptions options = options(stage, difficulty, seed(), start).atSpeed(speed);
        return Run.player(options, new RunPurpose.Practice());
    }

    /**
     * The run of a day; nothing if no flight can be played.
     *
     * @param day by universal time
     */
    public Optional<Run> daily(LocalDate day, String difficulty) {
        List<String> flights = flights(false);
        if (flights.isEmpty()) {
            return Optional.empty();
        }
        DailyRun daily = new DailyRun(day);
        RunOptions options = options(daily.stageOf(flights), difficulty, daily.seed(), 0);
        return Optional.of(Run.player(options, new RunPurpose.OfTheDay(daily)));
    }

    /** The boss rush from the first boss; nothing if there are none. */
    public Optional<Run> bossRush(String difficulty) {
        Rulebook rules = currentScene.rules();
        return BossRush.of(rules.all(StageDef.class), rules.all(GardenDef.class), FIRST_STAGE)
                .map(rush -> {
                    RunOptions options = options(
                            rush.lair().stage(), difficulty, seed(), rush.lair().start());
                    return Run.player(options, new RunPurpose.Rush(rush));
                });
    }

    /** A run that is repeated or follows another, with the assists and speed of the settings now. */
    public Run withCurrentAssists(Run run) {
        return run.with(assists(), speed());
    }

    /** With the assists and speed of the settings. */
    private RunOptions options(String stage, String difficulty, long seed, int start) {
        return new RunOptions(stage, difficulty, seed, start, assists(), speed());
    }

    private int speed() {
        return Math.round(preferences.get(SettingsCatalogue.GAME_SPEED) * RunOptions.FULL_SPEED);
    }

    private Assists assists() {
        return assists(preferences.all(), platform.screen().touch());
    }

    /**
     * The assists of the settings.
     *
     * @param touch whether the machine has a touch screen: fingers aim less precisely than sticks
     */
    static Assists assists(Settings chosen, boolean touch) {
        String aim = chosen.get(SettingsCatalogue.AIM_ASSIST);
        Assists.Aim automatic = touch ? Assists.Aim.GENTLE : Assists.Aim.OFF;
        return new Assists(
                aim.equals(SettingsCatalogue.AUTOMATIC) ? automatic : Assists.Aim.valueOf(name(aim)),
                Assists.Bees.valueOf(name(chosen.get(SettingsCatalogue.TOUGHNESS))),
                chosen.get(SettingsCatalogue.SURE_FOOTED),
                timing(chosen),
                Math.round(chosen.get(SettingsCatalogue.EXTRA_BEES)),
                chosen.get(SettingsCatalogue.ENDLESS_BOOST),
                chosen.get(SettingsCatalogue.AUTO_GATHER));
    }

    private static Assists.Timing timing(Settings chosen) {
        return new Assists.Timing(
                Assists.CrashTimer.valueOf(name(chosen.get(SettingsCatalogue.CRASH_TIMER))),
                Math.round(chosen.get(SettingsCatalogue.WHIRL) * 100f),
                Math.round(chosen.get(SettingsCatalogue.BULLET_SPEED) * 100f));
    }

    private static String name(String option) {
        return option.toUpperCase(Locale.ROOT);
    }

    /** A run that a pilot plays as a demo. */
    public Run demo(String stage) {
        return Run.demo(new RunOptions(stage, difficulty(), seed(), 0));
    }

    /** Whether the command line names a difficulty. */
    public boolean difficultyIsGiven() {
        return gameOptions.difficulty().isPresent();
    }

    /** The difficulty of the command line, else of the settings, if the rules know it. */
    public String difficulty() {
        var known = currentScene.rules().all(DifficultyDef.class);
        String wanted = gameOptions.difficulty().orElse(preferences.get(SettingsCatalogue.DIFFICULTY));
        return known.containsKey(wanted) || known.isEmpty()
                ? wanted
                : difficulties().get(0);
    }

    /** The name of a difficulty; of one that has none, its id. */
    public String nameOf(String difficulty) {
        String key = "difficulty." + difficulty;
        String name = gui.text(key);
        return name.equals(key) ? difficulty : name;
    }

    /** All difficulties that the rules know, the gentlest first. */
    public List<String> difficulties() {
        return gentlestFirst(currentScene.rules().all(DifficultyDef.class).values());
    }

    /** Sorts by the highest Hum that they allow, then by the lowest, then by id. */
    static List<String> gentlestFirst(Collection<DifficultyDef> difficulties) {
        return difficulties.stream()
                .sorted(Comparator.comparingInt(DifficultyDef::humMax)
                        .thenComparingInt(DifficultyDef::humMin)
                        .thenComparing(DifficultyDef::id))
                .map(DifficultyDef::id)
                .collect(Collectors.toList());
    }

    private long seed() {
        return gameOptions.seed().orElseGet(System::nanoTime);
    }
}
