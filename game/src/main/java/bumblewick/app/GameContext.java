package bumblewick.app;

import bumblewick.app.lesson.LessonMemory;
import bumblewick.app.play.Rumble;
import bumblewick.app.play.StageIntroduction;
import bumblewick.app.record.StatisticsStore;
import bumblewick.app.run.Campaigns;
import bumblewick.app.run.GhostRuns;
import bumblewick.app.run.PresentationContext;
import bumblewick.app.run.ReplayLibrary;
import bumblewick.app.run.ResumeStore;
import bumblewick.app.run.RunFactory;
import bumblewick.app.run.RunSetupFactory;
import bumblewick.app.scene.CurrentScene;
import bumblewick.app.scene.LiveReload;
import bumblewick.app.scene.Localization;
import bumblewick.app.scene.ModImporter;
import bumblewick.app.scene.PlayerMods;
import bumblewick.app.shell.AudioMixer;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.DeviceGlyphs;
import bumblewick.app.shell.GameOptions;
import bumblewick.app.shell.Graphics;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.MenuExtensions;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.PlayerBindings;
import bumblewick.app.shell.PointerState;
import bumblewick.app.shell.Preferences;
import bumblewick.app.shell.ScreenshotState;
import bumblewick.app.shell.TouchScreen;
import bumblewick.input.device.ActivityMonitor;
import bumblewick.input.device.Controls;
import bumblewick.input.device.InputCapture;
import bumblewick.platform.Platform;
import bumblewick.save.BestTimes;
import bumblewick.save.ScoreTables;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.menu.NavStack;
import com.jme3.app.SimpleApplication;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Puts the game together: makes every service once, and updates and closes them. {@link ScreenRegistry} and the
 * installers of features hand single services from here to the screens; no screen knows this class.
 */
public final class GameContext {
    private static final Logger LOG = LoggerFactory.getLogger(GameContext.class);

    /** Seconds between two checks whether the sound device is still there. */
    private static final float SPEAKER_CHECK = 1f;

    // for the rest of this package
    final GameOptions options;
    final Controls controls;
    final ScreenshotState screenshots;
    final Preferences preferences;
    final AudioMixer mixer;
    final Graphics graphics;
    final ScoreTables scores;
    final StatisticsStore statistics;
    final BestTimes times;
    final PlayerBindings playerBindings;
    final ResumeStore resumeStore;
    final TouchScreen touchScreen;
    final ModImporter modImporter;
    final Campaigns campaigns;
    final LessonMemory lessons;
    final ReplayLibrary replays;
    final RunSetupFactory runSetups;
    final StageIntroduction stageIntroduction;
    final Rumble rumble;

    private final SimpleApplication app;
    private final Platform platform;
    private final Navigator navigator;
    private final InputCapture inputCapture;
    private final Localization localization;
    private final Gui gui;
    private final InputMode inputMode;
    private final PlayerMods playerMods;
    private final CurrentScene currentScene;
    private final LiveReload liveReload;
    private final PresentationContext presentation;
    private final RunFactory runs;
    private final MenuExtensions menuExtensions = new MenuExtensions();
    private final StartRoute start = new StartRoute(this);
    private float sinceSpeakerCheck;

    GameContext(
            SimpleApplication app,
            Platform platform,
            GameOptions options,
            Navigator navigator,
            Canvas canvas,
            Skin skin,
            NavStack navStack,
            Controls controls,
            InputCapture inputCapture,
            ActivityMonitor activity,
            PointerState pointer,
            ScreenshotState screenshots) {
        this.app = app;
        this.platform = platform;
        this.options = options;
        this.navigator = navigator;
        this.controls = controls;
        this.inputCapture = inputCapture;
        this.screenshots = screenshots;
        Path dataFolder = platform.dataFolder();
        preferences = new Preferences(dataFolder, options.overrides());
        resumeStore = new ResumeStore(dataFolder, options.frames() == 0);
        scores = new ScoreTables(dataFolder);
        scores.problems().forEach(LOG::warn);
        statistics = new StatisticsStore(dataFolder, options.frames() == 0);
        playerBindings = new PlayerBindings(dataFolder, controls);
        touchScreen = new TouchScreen(platform, preferences, controls, canvas);
        mixer = new AudioMixer(app, options, preferences);
        graphics = new Graphics(platform, options, preferences, navigator::current, app, () -> mixer.audio()
                .loaded());
        playerMods = new PlayerMods(dataFolder);
        modImporter = new ModImporter(dataFolder);
        inputMode = new InputMode(app.getInputManager(), controls, activity, pointer);
        localization = new Localization(platform, options, preferences);
        gui = new Gui(
                app.getAssetManager(),
                skin,
                canvas,
                navStack,
                inputCapture,
                mixer.uiSounds(),
                localization.translations(),
                new DeviceGlyphs(controls),
                preferences);
        currentScene = new CurrentScene(platform.scene(), app, playerMods, scores, graphics, localization, mixer, gui);
        presentation = new PresentationContext(currentScene, gui, graphics, mixer);
        times = new BestTimes(dataFolder, stage -> playerMods.loaded().scene().mark(stage));
        times.problems().forEach(LOG::warn);
        runs = new RunFactory(currentScene, gui, preferences, options, platform);
        campaigns = new Campaigns(dataFolder, currentScene, playerMods, runs, statistics);
        lessons = new LessonMemory(currentScene, campaigns);
        replays = new ReplayLibrary(dataFolder, currentScene, playerMods, scores, gui);
        runSetups = new RunSetupFactory(
                presentation, replays, new GhostRuns(currentScene, preferences, scores, replays), options);
        stageIntroduction = new StageIntroduction(currentScene, gui, inputMode, scores);
        rumble = new Rumble(platform, preferences);
        liveReload = new LiveReload(currentScene, playerMods, navigator, gui);
        followPreferences();
    }

    private void followPreferences() {
        preferences.follow(chosen ->
                platform.audioOutput().apply(chosen.get(SettingsCatalogue.OUTPUT), chosen.get(SettingsCatalogue.MONO)));
        preferences.follow(chosen -> liveReload.follow(chosen.get(SettingsCatalogue.LIVE)));
        preferences.follow(chosen -> {
            if (localization.select(chosen.get(SettingsCatalogue.LANGUAGE))) {
                relabel();
            }
        });
    }

    /** Registers all screens, lets features add theirs, and opens the first one. */
    void start(List<Feature> features) {
        navigator.addListener(playerMods);
        ScreenRegistry registry = new ScreenRegistry(this);
        registry.register(start);
        features.forEach(feature -> feature.install(this));
        navigator.change(registry.loadingScreen(start::atStart));
    }

    /** Lets a feature answer the command line: what it returns is opened first. */
    public void startWith(Function<GameOptions, Optional<Destination>> feature) {
        start.add(feature);
    }

    /** Updates all services once a frame, after the screen. */
    void update(float seconds) {
        touchScreen.update();
        liveReload.update();
        gui.update(seconds, graphics.options().scale());
        inputMode.update();
        preferences.update(seconds);
        mixer.allowMusic(platform.audioOutput().allowsMusic());
        mixer.audio().update(seconds);
        if (graphics.update(seconds) && currentScene.isOpen()) {
            boolean slow = graphics.powerSaver().step().slow();
            gui.notice().show(gui.text(slow ? "heat.slow" : "heat.over"));
        }
        sinceSpeakerCheck += seconds;
        if (sinceSpeakerCheck >= SPEAKER_CHECK) {
            sinceSpeakerCheck = 0f;
            platform.audioOutput().poll();
        }
    }

    /**
     * Takes a picture of this frame, and says where it is.
     *
     * @param bare without what lies over the picture
     */
    void takePicture(boolean bare) {
        screenshots.take(bare, saved -> gui.notice()
                .showBriefly(saved.map(file -> gui.text("photo.saved", file))
                        .orElse(gui.text("photo.failed", platform.picturesFolder()))));
        mixer.audio().play("ui_shutter");
    }

    /** Waits until everything that is to be saved is on disk, a second at most. */
    void flush() {
        preferences.flush();
        statistics.flush();
        resumeStore.flush();
    }

    /** The same; nothing is saved any more. */
    void closeStores() {
        preferences.flush();
        resumeStore.close();
        statistics.close();
    }

    /** Frees what can be loaded again. */
    void trimMemory() {
        mixer.trim();
        app.getAssetManager().clearCache();
    }

    /** Closes the devices. */
    void close() {
        liveReload.close();
        mixer.audio().close();
    }

    /** The machine's language may have changed, which counts if the player has chosen none. */
    void followLanguage() {
        if (localization.followMachine()) {
            relabel();
        }
    }

    private void relabel() {
        navigator.current().relabel();
        gui.relabel();
    }

    /** Another window has the keyboard, or this one has it again. */
    void inBackground(boolean now) {
        graphics.inBackground(now);
        mixer.inBackground(now);
    }

    public Platform platform() {
        return platform;
    }

    public Navigator navigator() {
        return navigator;
    }

    /** What features add to the app's menus. */
    public MenuExtensions menuExtensions() {
        return menuExtensions;
    }

    public Gui gui() {
        return gui;
    }

    public InputMode inputMode() {
        return inputMode;
    }

    /** Takes keys before everything else, to bind or to write them. */
    public InputCapture inputCapture() {
        return inputCapture;
    }

    public Localization localization() {
        return localization;
    }

    public CurrentScene currentScene() {
        return currentScene;
    }

    public LiveReload liveReload() {
        return liveReload;
    }

    public PlayerMods playerMods() {
        return playerMods;
    }

    public PresentationContext presentation() {
        return presentation;
    }

    public RunFactory runs() {
        return runs;
    }
}
