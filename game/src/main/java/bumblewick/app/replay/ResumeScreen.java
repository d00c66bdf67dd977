package bumblewick.app.replay;

import bumblewick.app.run.PresentationContext;
import bumblewick.app.run.ResumePoint;
import bumblewick.app.run.ResumeStore;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunSession;
import bumblewick.app.run.RunSetupFactory;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.MessagePage;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.TitleDestination;
import bumblewick.replay.SeekableReplay;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.screen.LoadingSplash;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Goes back to a run that was left: plays it again, unseen, up to that moment, and hands it over to the player. */
public final class ResumeScreen implements GameScreen {
    private static final Logger LOG = LoggerFactory.getLogger(ResumeScreen.class);

    private final Navigator navigator;
    private final PresentationContext context;
    private final ResumeStore store;
    private final RunSetupFactory setups;
    private final RunDestination.Resume resume;
    private final Optional<LoadingSplash> splash; // where no picture of the run is held
    private final Playhead stopped = new Playhead();
    private final long openedAt = System.nanoTime();
    private CompletableFuture<ResumePoint.Resumed> replaying;
    private Optional<ReplayPlayer> player = Optional.empty();
    private boolean handedOver;
    private boolean left; // another screen brings the player back
    private boolean heldGoesOn; // in that screen

    public ResumeScreen(
            Navigator navigator,
            PresentationContext context,
            ResumeStore store,
            RunSetupFactory setups,
            RunDestination.Resume resume) {
        this.navigator = navigator;
        this.context = context;
        this.store = store;
        this.setups = setups;
        this.resume = resume;
        splash = resume.held().isPresent()
                ? Optional.empty()
                : Optional.of(
                        new LoadingSplash(context.gui().canvas(), context.gui().skin()));
        stopped.pause();
    }

    @Override
    public void show() {
        splash.ifPresent(LoadingSplash::show);
        store.tried();
        replaying = CompletableFuture.supplyAsync(() ->
                resume.point().get().fastForward(context.scene().rules(), TitleDestination.with(MenuPages.REPLAYS)));
    }

    @Override
    public void update(float seconds) {
        if (player.isEmpty()) {
            resume.held().ifPresent(session -> session.advance(0f));
        }
        if (!left && player.isEmpty() && replaying.isDone()) {
            open(replaying.join());
        }
        if (!left && player.isPresent() && !handedOver) {
            update(player.get(), seconds);
        }
        splash.ifPresent(picture -> picture.update(seconds));
    }

    /** A run that this version of the game plays differently cannot go on: its result would be wrong. */
    private void open(ResumePoint.Resumed run) {
        if (run.replay().verdict().same()) {
            LOG.info("played again after {} ms", milliseconds());
            player = Optional.of(playerOf(run.replay()));
            return;
        }
        LOG.warn("the run cannot go on: {}", run.replay().verdict().difference());
        store.drop();
        Translations translations = context.gui().translations();
        navigator.open(TitleDestination.with(MessagePage.lostRun(translations, translations.text("return.differs"))));
    }

    /** In the picture that is held, if a new one would look the same. */
    private ReplayPlayer playerOf(SeekableReplay replay) {
        Optional<RunSession> held = resume.held();
        if (held.isPresent() && held.get().fits(replay.worldAt(0))) {
            LOG.info("the picture stays");
            return new ReplayPlayer(replay, replay.ticks(), held.get());
        }
        held.ifPresent(RunSession::detachViews);
        return new ReplayPlayer(context, replay, replay.ticks());
    }

    private void update(ReplayPlayer shown, float seconds) {
        shown.update(stopped, seconds, false);
        if (shown.ready()) {
            handedOver = true;
            resume.held().filter(held -> held != shown.session()).ifPresent(RunSession::hideHud);
            LOG.info(
                    "back at tick {}, state {}, after {} ms",
                    shown.tick(),
                    Long.toHexString(shown.session().world().stateHash()),
                    milliseconds());
            ResumePoint.Resumed run = replaying.join();
            navigator.open(new RunDestination.Continue(
                    run.run(), setups.resume(run.run(), shown.replay(), shown.session(), resume.start())));
        }
    }

    /** Since the screen was opened. */
    private long milliseconds() {
        return (System.nanoTime() - openedAt) / 1_000_000;
    }

    @Override
    public void present(float seconds) {
        if (player.isEmpty()) {
            resume.held().ifPresent(session -> session.present(0f));
        }
    }

    @Override
    public void hide() {
        splash.ifPresent(LoadingSplash::hide);
        if (!handedOver) {
            player.ifPresent(shown -> shown.session().close());
            boolean shown = player.isPresent()
                    && player.get().session() == resume.held().orElse(null);
            resume.held().filter(held -> !heldGoesOn && !shown).ifPresent(RunSession::close);
        }
    }

    /**
     * The same moment by the rules as they are now: what was played again so far was by other rules. A run that was handed over
     * in this frame is not opened any more.
     */
    @Override
    public Optional<Destination> recreated() {
        left = true;
        handedOver = false;
        heldGoesOn = player.isEmpty();
        Optional<RunSession> held = heldGoesOn ? resume.held() : Optional.empty();
        return Optional.of(new RunDestination.Resume(resume.point(), resume.start(), held));
    }

    @Override
    public boolean ready() {
        return false;
    }
}
