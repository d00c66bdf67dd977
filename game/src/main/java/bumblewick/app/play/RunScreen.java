package bumblewick.app.play;

import bumblewick.app.camera.PhotoMode;
import bumblewick.app.lesson.LessonGuide;
import bumblewick.app.record.RunStatistics;
import bumblewick.app.run.PresentationContext;
import bumblewick.app.run.ResumePoint;
import bumblewick.app.run.Run;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunRecorder;
import bumblewick.app.run.RunSession;
import bumblewick.app.run.RunSetup;
import bumblewick.app.shell.ChangedFiles;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.MenuExtensions;
import bumblewick.app.shell.Navigator;
import bumblewick.def.Rulebook;
import bumblewick.input.InputContext;
import bumblewick.replay.PlayableCheck;
import bumblewick.replay.Replay;
import bumblewick.settings.TouchContext;
import bumblewick.sim.run.RunOptions;
import bumblewick.ui.menu.Row;
import bumblewick.ui.screen.LoadingSplash;
import bumblewick.view.render.StageView;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A run: somebody plays, can pause, and wins or loses. A demo ends at the first press. */
public final class RunScreen implements GameScreen {
    private static final Logger LOG = LoggerFactory.getLogger(RunScreen.class);

    /** How long the last moment is shown before the result, in seconds. */
    private static final float LAST_MOMENT = 1.6f;

    private final Navigator navigator;
    private final PresentationContext context;
    private final Run run;
    private final RunSetup setup;
    private final RunSession session;
    private final RunRecorder recorder;
    private final RunExits exits;
    private final RunAutosave autosave;
    private final PlayerInput input;
    private final RunOverlays overlays;
    private final LessonGuide lessons;
    private final Rumble rumble;
    private final RunStatistics statistics;
    private final RunTimer timer;
    private final PhotoMode photo;
    private final MenuExtensions extensions;
    private final boolean introduces;
    private final PauseMenu pauseMenu;
    private final RunLog log = new RunLog();
    private final LoadingSplash splash;
    private final long openedAt = System.nanoTime(); // by the nano clock
    private boolean seen; // whether the stage has been shown
    private boolean paused;
    private boolean handedOver; // whether another screen shows the session by now
    private boolean interrupted;
    private float secondsOver;

    /**
     * Opens a run.
     *
     * @param setup the run as it begins
     * @param exits where it leads
     * @param introduces whether the stage of a run from its beginning is introduced
     */
    public RunScreen(
            Navigator navigator,
            PresentationContext context,
            Run run,
            RunSetup setup,
            RunExits exits,
            RunAutosave autosave,
            PlayerInput input,
            RunOverlays overlays,
            LessonGuide lessons,
            Rumble rumble,
            RunStatistics statistics,
            RunTimer timer,
            PhotoMode photo,
            MenuExtensions extensions,
            boolean introduces) {
        this.navigator = navigator;
        this.context = context;
        this.run = run;
        this.setup = setup;
        session = setup.session();
        recorder = setup.recorder();
        this.exits = exits;
        this.autosave = autosave;
        this.input = input;
        this.overlays = overlays;
        this.lessons = lessons;
        this.rumble = rumble;
        this.statistics = statistics;
        this.timer = timer;
        this.photo = photo;
        this.extensions = extensions;
        this.introduces = introduces;
        splash = new LoadingSplash(context.gui().canvas(), context.gui().skin());
        pauseMenu = new PauseMenu(
                navigator,
                context.gui(),
                exits,
                session::checkpoint,
                session::deedAtCheckpoint,
                this::resume,
                () -> photo.open(session, this::returnFromPhoto),
                this::featureRows);
    }

    @Override
    public void show() {
        if (!session.isReady()) {
            splash.showBehind();
        }
        if (setup.start() == RunSetup.Start.FRESH) {
            autosave.begin();
            boolean introduced = introduces && isPlayed() && run.options().checkpoint() == 0;
            session.start(!introduced);
            if (introduced) {
                overlays.introduce(run);
            }
        }
        boolean goesOn = setup.start() == RunSetup.Start.RETURNED || setup.start() == RunSetup.Start.RENEWED;
        statistics.begin(session.world(), goesOn);
        if (isPlayed()) {
            session.rate(run.options().speed() / (double) RunOptions.FULL_SPEED);
            input.start(session.inputContext());
        } else {
            input.watch();
            overlays.showDemoBanner();
        }
        if (setup.start() == RunSetup.Start.TAKEN_OVER) {
            overlays.startCountdown();
        } else if (setup.start() == RunSetup.Start.RETURNED) {
            interrupted = true;
            pause();
        }
    }

    private boolean isPlayed() {
        return run.isPlayed();
    }

    @Override
    public void update(float seconds) {
        if (!isPlayed() && input.takePressed()) {
            exits.quit();
        }
        input.update(seconds);
        photo.update(seconds);
        if (!paused && overlays.updateCountdown(seconds)) {
            context.audio().play("count_tick");
        }
        overlays.update(seconds, session.isReady());
        splash.update(seconds);
        boolean waits = paused || overlays.holdsRun() || !session.isReady();
        session.advance(waits ? 0f : seconds);
        if (isPlayed() && !paused && session.inputContext() != input.context()) {
            input.start(session.inputContext());
        }
        if (seen && !paused) {
            autosave.update(seconds);
        }
        if (session.world().over()) {
            updateOver(seconds);
        }
    }

    private void updateOver(float seconds) {
        secondsOver += seconds;
        if (secondsOver < LAST_MOMENT || handedOver) {
            return;
        }
        if (exits.isTest()) {
            exits.quit();
            return;
        }
        handedOver = true;
        if (isPlayed()) {
            lessons.save();
            navigator.open(new RunDestination.Result(run, session, recorder));
        } else {
            exits.quit();
        }
    }

    @Override
    public void present(float seconds) {
        boolean stands = paused || overlays.isIntroducing();
        if (seen && !stands) {
            session.showLesson(lessons.update(session.world(), session.events(), seconds));
        }
        lessons.updateFinger(stands ? 0f : seconds);
        session.present(stands ? 0f : seconds);
        if (!seen && session.isReady()) {
            seen = true;
            splash.hide();
            LOG.info(
                    "{} after {} ms",
                    session.world().onFoot() ? "walking" : "flying",
                    (System.nanoTime() - openedAt) / 1_000_000);
        }
        if (isPlayed() && !paused) {
            rumble.play(session.events());
        }
        statistics.note(session.world(), session.events(), seconds);
        timer.update(
                session.world(),
                isPlayed() && seen && !overlays.isIntroducing() && !handedOver && !photo.isOpen(),
                seconds);
        overlays.updateTouch(touchContext(), seconds);
        log.write(session.world(), session.events());
    }

    /** What touch controls play now; null if they play nothing. */
    private TouchContext touchContext() {
        if (!acceptsInput()) {
            return null;
        }
        return input.context() == InputContext.FOOT ? TouchContext.FOOT : TouchContext.FLIGHT;
    }

    private boolean acceptsInput() {
        return inPlay() && !overlays.isIntroducing();
    }

    @Override
    public void back() {
        if (photo.isOpen()) {
            photo.leave();
        } else if (!isPlayed()) {
            exits.quit();
        } else if (overlays.isIntroducing()) {
            overlays.skipIntroduction();
        } else if (!session.world().over()) {
            pause();
        }
    }

    @Override
    public Optional<StageView> stageView() {
        return Optional.of(session.view());
    }

    @Override
    public void focusLost() {
        interrupt();
    }

    @Override
    public void padLost() {
        if (interrupt()) {
            Gui gui = context.gui();
            gui.pages().showMessage(gui.text("padLost.title"), gui.text("padLost.text"), gui.text("padLost.done"));
        }
    }

    /** Pauses if somebody plays; returns whether it did. */
    private boolean interrupt() {
        boolean plays = seen && acceptsInput();
        if (plays) {
            interrupted = true;
            pause();
        }
        return plays;
    }

    @Override
    public void suspend() {
        lessons.save();
        autosave.save();
        statistics.save(session.world());
    }

    private void pause() {
        paused = true;
        LOG.info("paused, score {}", session.world().stage().points());
        context.audio().play("ui_pause");
        context.audio().setPaused(true);
        input.stop();
        pauseMenu.show();
        autosave.save();
        lessons.save();
        statistics.save(session.world());
    }

    private void returnFromPhoto() {
        pauseMenu.showAgain();
    }

    private void resume() {
        paused = false;
        LOG.info("resumed");
        context.audio().setPaused(false);
        context.audio().play("ui_resume");
        input.start(session.inputContext());
        if (interrupted) {
            interrupted = false;
            overlays.startCountdown(); // the player's hands may be elsewhere
        }
    }

    @Override
    public void hide() {
        context.audio().setPaused(false);
        splash.hide();
        photo.close();
        overlays.hide();
        lessons.end();
        timer.hide();
        input.stop();
        autosave.leave(this::resumePoint);
        statistics.save(session.world());
        recorder.finish();
        if (!handedOver || !isPlayed()) {
            session.close();
        }
    }

    /** A stage is loaded while it is prepared for drawing. */
    @Override
    public boolean ready() {
        return seen;
    }

    @Override
    public boolean inPlay() {
        return isPlayed() && !paused && !session.world().over();
    }

    /**
     * A test goes on by the rules that it began with: the editor reads them anew when it is over. So does any run whose
     * stage is the same.
     */
    @Override
    public boolean reload(ChangedFiles saved) {
        boolean same = exits.isTest()
                || rules().alike(session.world().rules(), run.options().stage());
        if (!same || saved.mayBeInterface() || saved.mayBeWords()) {
            return false;
        }
        if (saved.mayBePictures() || !session.fits(session.world())) {
            session.rebuildViews();
        }
        return true;
    }

    /** The same moment by the rules as they are now; if the run ends before it by those, shortly before its end. */
    @Override
    public Optional<Destination> recreated() {
        Optional<ResumePoint> here = resumePoint();
        handedOver |= here.isPresent(); // the picture stays
        RunSetup.Start next = paused ? RunSetup.Start.RETURNED : RunSetup.Start.RENEWED;
        return here.map(point -> new RunDestination.Resume(point.byOtherRules(), next, Optional.of(session)));
    }

    /** What features offer while the run is paused; nothing in a test, which leads back to where it was begun. */
    private List<Row> featureRows() {
        return exits.isTest()
                ? List.of()
                : extensions.pauseRows(new MenuExtensions.PausedRun(session.world(), () -> resumePoint()
                        .map(point -> RunDestination.Resume.at(point.byOtherRules()))));
    }

    private Rulebook rules() {
        return context.scene().rules();
    }

    /** Where the run is, if it can go on from there. */
    private Optional<ResumePoint> resumePoint() {
        boolean goesOn = isPlayed()
                && !session.world().over()
                && PlayableCheck.problem(rules(), run.options()).isEmpty();
        if (!goesOn) {
            return Optional.empty();
        }
        Replay soFar = recorder.snapshot();
        Optional<Replay> source =
                exits.takenOver().map(moment -> moment.replay().replay());
        return Optional.of(new ResumePoint(ResumePoint.bookmark(run, soFar), soFar, source));
    }

    @Override
    public Optional<Replay> replaySoFar() {
        return Optional.of(recorder.replay());
    }
}
