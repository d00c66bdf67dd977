package bumblewick.app;

import bumblewick.app.camera.PhotoMode;
import bumblewick.app.lesson.HelpOffer;
import bumblewick.app.lesson.LessonGuide;
import bumblewick.app.menu.CampaignPages;
import bumblewick.app.menu.CreditsScreen;
import bumblewick.app.menu.FirstStartPage;
import bumblewick.app.menu.GameModePages;
import bumblewick.app.menu.HowToPlayPage;
import bumblewick.app.menu.MachineChoices;
import bumblewick.app.menu.MapScreen;
import bumblewick.app.menu.ModListPages;
import bumblewick.app.menu.SafeModePage;
import bumblewick.app.menu.ScorePages;
import bumblewick.app.menu.SettingsPages;
import bumblewick.app.menu.StatisticsPages;
import bumblewick.app.menu.TitleProblems;
import bumblewick.app.menu.TitleScreen;
import bumblewick.app.play.PlayerInput;
import bumblewick.app.play.ResultScreen;
import bumblewick.app.play.RunAutosave;
import bumblewick.app.play.RunExits;
import bumblewick.app.play.RunOverlays;
import bumblewick.app.play.RunScreen;
import bumblewick.app.play.RunTimer;
import bumblewick.app.play.ScoreTablePage;
import bumblewick.app.record.RunStatistics;
import bumblewick.app.replay.ReplayPages;
import bumblewick.app.replay.ReplayScreen;
import bumblewick.app.replay.ResumeScreen;
import bumblewick.app.run.Run;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunPurpose;
import bumblewick.app.run.RunSetup;
import bumblewick.app.run.RunStarter;
import bumblewick.app.scene.LoadingDestination;
import bumblewick.app.scene.LoadingScreen;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.FilePages;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.MessagePage;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.TitleDestination;
import bumblewick.def.presentation.PhotoDef;
import bumblewick.save.ScoreTableId;
import java.util.function.Supplier;

/** Registers every screen and page of the app with the navigator, and makes it from the services that it uses. */
final class ScreenRegistry {
    private final GameContext game;
    private final Navigator navigator;
    private final RunStarter starter;
    private final HelpOffer helpOffer;

    ScreenRegistry(GameContext game) {
        this.game = game;
        navigator = game.navigator();
        starter = new RunStarter(navigator, game.gui(), game.resumeStore, game.runs());
        helpOffer = new HelpOffer(navigator, game.gui(), game.preferences, game.runs(), game.campaigns);
    }

    /** Registers everything but what features add. */
    void register(StartRoute start) {
        navigator.register(LoadingDestination.class, loading -> loadingScreen(() -> start.afterReload(loading.next())));
        navigator.register(TitleDestination.class, this::titleScreen);
        registerRuns();
        registerPages();
    }

    /** @param next what is opened once the scene is read */
    GameScreen loadingScreen(Supplier<Destination> next) {
        return new LoadingScreen(navigator, game.currentScene(), game.gui(), game.inputMode(), game.graphics, next);
    }

    private GameScreen titleScreen(TitleDestination title) {
        ScorePages scores = scorePages();
        CampaignPages campaign = new CampaignPages(
                navigator,
                game.gui(),
                game.preferences,
                game.runs(),
                starter,
                game.campaigns,
                game.runs().stage().orElse(""));
        GameModePages modes = new GameModePages(
                navigator, game.gui(), game.preferences, game.scores, game.runs(), starter, game.campaigns, scores);
        return new TitleScreen(
                navigator,
                game.presentation(),
                game.inputMode(),
                game.runs(),
                game.resumeStore,
                starter,
                game.menuExtensions(),
                new TitleProblems(game.currentScene(), game.playerMods(), game.gui(), game.platform()),
                campaign,
                modes,
                scores,
                title);
    }

    private void registerRuns() {
        navigator.register(RunDestination.Play.class, play -> freshRun(game.lessons.guided(play.run())));
        navigator.register(RunDestination.Continue.class, run -> runScreen(run.run(), run.setup()));
        navigator.register(
                RunDestination.TakeOver.class,
                taken -> runScreen(
                        Run.practice(taken.moment()), game.runSetups.takeOver(taken.moment(), taken.session())));
        navigator.register(RunDestination.Result.class, this::resultScreen);
        navigator.register(
                RunDestination.Resume.class,
                resume -> new ResumeScreen(navigator, game.presentation(), game.resumeStore, game.runSetups, resume));
        navigator.register(
                RunDestination.Watch.class,
                watch -> new ReplayScreen(navigator, game.presentation(), game.inputMode(), photoMode(), watch));
        navigator.register(
                RunDestination.WatchMoment.class,
                watch -> new ReplayScreen(navigator, game.presentation(), game.inputMode(), photoMode(), watch));
        navigator.register(
                RunDestination.WorldMap.class,
                map -> new MapScreen(
                        navigator,
                        game.presentation(),
                        game.inputMode(),
                        game.touchScreen,
                        game.runs(),
                        starter,
                        game.campaigns,
                        map));
        navigator.register(
                RunDestination.Credits.class,
                credits -> new CreditsScreen(navigator, game.presentation(), game.inputMode(), credits.after()));
    }

    private GameScreen freshRun(Run run) {
        return runScreen(run, game.runSetups.fresh(run));
    }

    private GameScreen runScreen(Run run, RunSetup setup) {
        RunExits exits = new RunExits(navigator, game.runs(), game.campaigns, run);
        return new RunScreen(
                navigator,
                game.presentation(),
                run,
                setup,
                exits,
                new RunAutosave(game.resumeStore, run, setup.recorder(), setup.session(), !exits.isTest()),
                new PlayerInput(
                        game.controls,
                        game.inputMode(),
                        game.preferences,
                        game.gui().canvas(),
                        setup.intents(),
                        setup.session().inputContext()),
                new RunOverlays(game.gui(), game.stageIntroduction, game.touchScreen),
                new LessonGuide(game.gui(), game.touchScreen, game.controls.touch()::geometry, game.lessons, run),
                game.rumble,
                statistics(run, exits),
                new RunTimer(game.gui(), game.preferences, game.times, run, setup.recorder()),
                photoMode(),
                game.menuExtensions(),
                game.options.stage().isEmpty());
    }

    /** Demos and tests of the editor are not counted; medals are those of whole runs through a stage. */
    private RunStatistics statistics(Run run, RunExits exits) {
        boolean whole = run.purpose().board(run.options()).kind() != ScoreTableId.Kind.PRACTICE
                && !(run.purpose() instanceof RunPurpose.Rush);
        boolean counted = run.isPlayed() && !exits.isTest();
        return new RunStatistics(game.statistics, run.slot(), whole, counted);
    }

    private PhotoMode photoMode() {
        return new PhotoMode(
                game.gui(),
                game.inputMode(),
                game.currentScene().scene().only(PhotoDef.class).filters(),
                () -> game.takePicture(true));
    }

    private GameScreen resultScreen(RunDestination.Result result) {
        return new ResultScreen(
                navigator,
                game.presentation(),
                game.inputMode(),
                game.platform(),
                game.screenshots,
                game.scores,
                game.replays,
                game.runs(),
                game.campaigns,
                game.preferences,
                game.times,
                helpOffer,
                result);
    }

    private void registerPages() {
        navigator.registerPages(MenuPages.class, pages -> {
            switch (pages) {
                case SETTINGS -> settingsPages().open();
                case ASSISTS -> settingsPages().openAssists();
                case HOW_TO_PLAY -> new HowToPlayPage(game.gui(), game.preferences).open();
                case SCORES -> scorePages().open();
                case REPLAYS -> replayPages().open();
                case MODS -> modPages().open();
                case FIRST_START -> firstStartPage().open();
                case SAFE_MODE -> new SafeModePage(navigator, game.gui(), game.playerMods()).open();
            }
        });
        navigator.registerPages(ScoreTablePage.class, table -> scorePages().open(table.board(), table.rank()));
        navigator.registerPages(FilePages.class, file -> {
            if (ReplayPages.isReplay(file.file())) {
                replayPages().importFile(file.file());
            } else {
                modPages().importFile(file.file());
            }
        });
        navigator.registerPages(MessagePage.class, message -> game.gui()
                .pages()
                .showMessage(message.title(), message.text(), game.gui().text("title.back")));
    }

    private SettingsPages settingsPages() {
        return new SettingsPages(
                game.gui(), game.graphics, game.preferences, game.playerBindings, game.touchScreen, machineChoices());
    }

    private FirstStartPage firstStartPage() {
        return new FirstStartPage(game.gui(), game.preferences, game.inputMode(), machineChoices());
    }

    private MachineChoices machineChoices() {
        return new MachineChoices(game.currentScene(), game.gui(), game.graphics, game.platform());
    }

    private ReplayPages replayPages() {
        return new ReplayPages(navigator, game.gui(), game.platform(), game.runs(), game.replays);
    }

    private ModListPages modPages() {
        return new ModListPages(
                navigator,
                game.gui(),
                game.platform(),
                game.preferences,
                game.playerMods(),
                game.modImporter,
                game.menuExtensions(),
                game.localization());
    }

    private ScorePages scorePages() {
        return new ScorePages(
                navigator,
                game.gui(),
                game.scores,
                game.runs(),
                game.replays,
                new StatisticsPages(game.gui(), game.statistics));
    }
}
