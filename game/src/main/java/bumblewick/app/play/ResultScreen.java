package bumblewick.app.play;

import bumblewick.app.lesson.HelpOffer;
import bumblewick.app.run.Campaigns;
import bumblewick.app.run.LossCauses;
import bumblewick.app.run.PresentationContext;
import bumblewick.app.run.ReplayLibrary;
import bumblewick.app.run.ReplayMoment;
import bumblewick.app.run.Run;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunFactory;
import bumblewick.app.run.RunPurpose;
import bumblewick.app.run.RunRecorder;
import bumblewick.app.run.RunSession;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.MusicTracks;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.Preferences;
import bumblewick.app.shell.ScreenshotState;
import bumblewick.app.shell.TitleDestination;
import bumblewick.def.StageDef;
import bumblewick.platform.Platform;
import bumblewick.replay.HeadlessRun;
import bumblewick.save.BestTimes;
import bumblewick.save.Journey;
import bumblewick.save.ScoreEntry;
import bumblewick.save.ScoreTableId;
import bumblewick.save.ScoreTables;
import bumblewick.sim.World;
import bumblewick.sim.run.StageResult;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.menu.Menu;
import bumblewick.ui.screen.ResultPanel;
import java.io.IOException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** How a run ended: the points counted up over its last picture, the medal, and what to do next. */
public final class ResultScreen implements GameScreen {
    private static final Logger LOG = LoggerFactory.getLogger(ResultScreen.class);

    private static final float MENU_WIDTH = 290f; // in lines, at a text size of 1

    private final Navigator navigator;
    private final PresentationContext context;
    private final Gui gui;
    private final InputMode input;
    private final Platform platform;
    private final ScreenshotState screenshots;
    private final ScoreTables scores;
    private final ReplayLibrary replays;
    private final RunFactory runs;
    private final Campaigns campaigns;
    private final RunTimes times;
    private final HelpOffer help;
    private final Run run;
    private final RunSession session;
    private final RunRecorder recorder;
    private final StageResult result;
    private final Optional<Run> next;
    private final ResultPanel panel;
    private final Journey before; // the run; of no account outside a journey
    private final Journey journey;
    private final Menu menu;
    private int rank; // in its table, 0 if it is not in it
    private boolean menuShown;
    private Optional<String> kept = Optional.empty();

    /**
     * Adds up how a run ended.
     *
     * @param result the run with its last picture
     */
    public ResultScreen(
            Navigator navigator,
            PresentationContext context,
            InputMode input,
            Platform platform,
            ScreenshotState screenshots,
            ScoreTables scores,
            ReplayLibrary replays,
            RunFactory runs,
            Campaigns campaigns,
            Preferences preferences,
            BestTimes bestTimes,
            HelpOffer help,
            RunDestination.Result result) {
        this.navigator = navigator;
        this.context = context;
        gui = context.gui();
        this.input = input;
        this.platform = platform;
        this.screenshots = screenshots;
        this.scores = scores;
        this.replays = replays;
        this.runs = runs;
        this.campaigns = campaigns;
        this.help = help;
        run = result.run();
        session = result.session();
        recorder = result.recorder();
        StageResult ended = session.world()
                .stage()
                .result()
                .orElseThrow(() -> new IllegalStateException(
                        "the run at tick " + session.world().ticks() + " goes on"));
        this.result = run.total(ended);
        next = ended.cleared() ? run.next(this.result, behindTheExit()) : Optional.empty();
        panel = new ResultPanel(gui.canvas(), gui.skin(), gui.translations(), gui.sounds());
        before = campaigns.before(run);
        journey = campaigns.after(
                before, run, this.result, friends(), behindTheExit().orElse(""));
        times = new RunTimes(gui, preferences, bestTimes, run, recorder.splits(), ended.cleared());
        help.ended(run, ended.cleared(), session.worstLoss() == LossCauses.Cause.ISLET);
        menu = menu();
    }

    private Menu menu() {
        Translations translations = gui.translations();
        Menu choices = new Menu(gui.menuStyle(), MENU_WIDTH);
        if (result.cleared() && journeys()) {
            choices.item(translations.text("map.onward"), this::onward);
        } else {
            next.ifPresent(following -> choices.item(
                    translations.text("result.next", translations.text(nameKey(following))), () -> play(following)));
        }
        if (run.purpose() instanceof RunPurpose.TakeOver practice) {
            practised(choices, practice.moment());
        } else {
            played(choices);
        }
        if (result.cleared()) {
            choices.item(translations.text("result.saveReplay"), this::saveReplay);
        }
        if (complete()) {
            ScoreTableId board = run.purpose().board(run.options());
            choices.item(translations.text("result.table"), () -> navigator.openPages(new ScoreTablePage(board, rank)));
        }
        if (times.listed()) {
            choices.item(translations.text("splits.title"), times::open);
        }
        if (!result.cleared() && journeys()) {
            choices.item(translations.text("map.back"), this::onward);
        }
        if (platform.canShare()) {
            choices.item(translations.text("result.sharePicture"), this::sharePicture);
        }
        return choices.back(translations.text("result.title"), this::leave);
    }

    private void sharePicture() {
        screenshots.share();
        context.audio().play("ui_shutter");
    }

    /** Whether the run belongs to a journey with a map. */
    private boolean journeys() {
        return run.slot() > 0 && campaigns.map().isPresent();
    }

    /** Back to the map; after the last stage by way of the credits. */
    private void onward() {
        Optional<String> from = result.cleared() ? Optional.of(run.options().stage()) : Optional.empty();
        boolean ends = campaigns.completes(before, journey);
        Destination map = new RunDestination.WorldMap(run.slot(), journey, from, ends);
        navigator.open(ends ? new RunDestination.Credits(map) : map);
    }

    /** The key of the name of a run: of the stage, or of the boss in a boss rush. */
    private String nameKey(Run following) {
        String stage = following.options().stage();
        return following.purpose() instanceof RunPurpose.Rush
                ? "boss."
                        + context.scene().rules().all(StageDef.class).get(stage).boss()
                : "stage." + stage;
    }

    private void played(Menu choices) {
        Translations translations = gui.translations();
        boolean lantern =
                !result.cleared() && new RunExits(navigator, runs, campaigns, run).hasLantern(session.checkpoint());
        if (lantern) {
            choices.item(
                    translations.text("result.fromLantern"),
                    () -> play(run.from(session.checkpoint(), session.deedAtCheckpoint())));
        }
        choices.item(translations.text(againKey()), () -> play(run.again()));
        if (!result.cleared() && help.isDue(run)) {
            choices.item(
                    translations.text("help.offer"),
                    () -> help.open(
                            lantern ? run.from(session.checkpoint(), session.deedAtCheckpoint()) : run.again()));
        }
    }

    /** The entries after a replay that the player took over. */
    private void practised(Menu choices, ReplayMoment moment) {
        Translations translations = gui.translations();
        choices.item(
                translations.text("result.fromHere"),
                () -> navigator.open(new RunDestination.WatchMoment(moment, true)));
        choices.item(
                translations.text("result.theatre"),
                () -> navigator.open(new RunDestination.WatchMoment(moment, false)));
    }

    private String againKey() {
        if (!result.cleared()) {
            return "pause.startOver";
        }
        return session.world().onFoot() ? "result.againFoot" : "result.again";
    }

    /** The stage that the exit leads to, if it can be played here. */
    private Optional<String> behindTheExit() {
        World world = session.world();
        StageDef.Exits exits = world.onFoot()
                ? world.garden().def().exits()
                : world.flight().def().exits();
        return Optional.of(exits.behind(result.exit())).filter(context.scene().rules()::plays);
    }

    @Override
    public void show() {
        session.hideHud();
        input.openMenus();
        context.audio().music(result.cleared() ? MusicTracks.RESULT : MusicTracks.LOST);
        LOG.info(
                "{} with {} points, {} bees, medal {}",
                result.cleared() ? "cleared" : "lost",
                result.points(),
                result.bees(),
                result.medal());
        ScoreTableId board = run.purpose().board(run.options());
        Optional<ScoreEntry> before = scores.best(board);
        rank = complete() ? scores.rank(board, result.points()) : 0;
        ResultSummary summary = new ResultSummary(gui, run, session, result, times);
        summary.addRows(panel);
        panel.show(
                result,
                summary.standing(board, before.map(ScoreEntry::points).orElse(0L), rank),
                menu.width(),
                menu.height());
        if (rank > 0) {
            keep(board);
        }
        keepCampaign();
    }

    private void keepCampaign() {
        if (run.slot() == 0) {
            return;
        }
        try {
            campaigns.save(run.slot(), journey);
        } catch (IOException e) {
            LOG.warn("the campaign could not be written", e);
            panel.showMessage(gui.text("campaign.failed"));
        }
    }

    /** Whether the result can enter a table: the run was won, and no boss of a boss rush is left. */
    private boolean complete() {
        return result.cleared() && !(run.purpose() instanceof RunPurpose.Rush && next.isPresent());
    }

    private int friends() {
        return session.world().onFoot() ? session.world().garden().friendsFreed() : 0;
    }

    /** The replay first, then the score that names it. */
    private void keep(ScoreTableId board) {
        kept = recorder.save(run);
        ScoreEntry score = new ScoreEntry(
                result.points(),
                result.medal().name().toLowerCase(Locale.ROOT),
                result.bees(),
                result.ticks(),
                LocalDate.now(ZoneId.systemDefault()).toString(),
                kept.orElse(""),
                run.options().guided());
        note(false);
        try {
            scores.submit(board, score);
            replays.prune();
        } catch (IOException e) {
            LOG.warn("the score could not be written", e);
            panel.showMessage(gui.text("result.scoreFailed"));
        }
    }

    @Override
    public void update(float seconds) {
        session.advance(0f);
        panel.update(seconds);
        if (!menuShown && panel.isCounted()) {
            menuShown = true;
            LOG.info("result counted, most bees lost: {}", session.worstLoss());
            menu.show(panel.menuLeft(), panel.menuTop(), panel.menuRoom(), 0);
        }
        if (menuShown) {
            menu.update(seconds);
        } else if (input.takePressed()) {
            panel.skipCounting();
        }
    }

    private void play(Run following) {
        navigator.open(new RunDestination.Play(runs.withCurrentAssists(following)));
    }

    private void saveReplay() {
        kept = kept.or(() -> recorder.save(run));
        note(true);
        panel.showMessage(
                kept.map(file -> gui.text("result.replaySaved", file)).orElse(gui.text("result.replayFailed")));
    }

    private void note(boolean forEver) {
        ScoreTableId.Kind kind = run.purpose().board(run.options()).kind();
        kept.ifPresent(name -> replays.note(name, HeadlessRun.outcome(session.world()), kind, forEver));
    }

    private void leave() {
        navigator.open(TitleDestination.with());
    }

    @Override
    public void back() {
        leave();
    }

    @Override
    public void hide() {
        menu.hide();
        panel.hide();
        session.close();
    }
}
