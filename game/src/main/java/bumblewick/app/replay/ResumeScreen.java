package bumblewick.app.replay;

import bumblewick.app.run.PresentationContext;
import bumblewick.app.run.ResumePoint;
import bumblewick.app.run.ResumeStore;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunSession;
import bumblewick.app.run.RunSetupFactory;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.LoadingPace;
import bumblewick.app.shell.MenuPages;
import bumblewick.app.shell.MessagePage;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.TitleDestination;
import bumblewick.def.Rulebook;
import bumblewick.replay.SeekableReplay;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
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
    private CompletableFuture<World> beginning; // by the rules now; only if a picture is held
    private CompletableFuture<ResumePoint.Resumed> replaying;
    private Optional<RunSession> picture = Optional.empty(); // built behind the one that is held, or that one itself
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
        Rulebook rules = context.scene().rules();
        ResumePoint point = resume.point();
        if (resume.held().isPresent()) {
            beginning = CompletableFuture.supplyAsync(() -> point.begin(rules));
        }
        replaying =
                CompletableFuture.supplyAsync(() -> point.fastForward(rules, TitleDestination.with(MenuPages.REPLAYS)));
    }

    @Override
    public void update(float seconds) {
        if (player.isEmpty()) {
            resume.held().ifPresent(this::hold);
        }
        boolean held = resume.held().isPresent() && picture.isEmpty();
        if (!left && player.isEmpty() && LoadingPace.isOver(replaying) && !held) {
            open(replaying.join());
        }
        if (!left && player.isPresent() && !handedOver) {
            update(player.get(), seconds);
        }
        splash.ifPresent(shown -> shown.update(seconds));
    }

    /** Shows the picture until then, and meanwhile builds another behind it, unless that would look the same. */
    private void hold(RunSession held) {
        held.advance(0f);
        if (picture.isEmpty() && beginning.isDone()) {
            World world = beginning.join();
            if (held.fits(world)) {
                LOG.info("the picture stays");
                picture = Optional.of(held);
            } else {
                picture = Optional.of(new RunSession(context, world, () -> PlayerIntent.NONE));
                picture.get().build();
            }
        }
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

    private ReplayPlayer playerOf(SeekableReplay replay) {
        return picture.map(shown -> new ReplayPlayer(replay, replay.ticks(), shown))
                .orElseGet(() -> new ReplayPlayer(context, replay, replay.ticks()));
    }

    private void update(ReplayPlayer shown, float seconds) {
        shown.update(stopped, seconds, false);
        if (shown.ready()) {
            handedOver = true;
            resume.held().filter(held -> held != shown.session()).ifPresent(held -> {
                held.hide();
                held.close();
                shown.session().reveal();
            });
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
        } else if (handedOver) {
            player.get().session().present(0f); // its HUD is there when the other has gone
        }
    }

    @Override
    public void hide() {
        splash.ifPresent(LoadingSplash::hide);
        if (!handedOver) {
            RunSession held = resume.held().orElse(null);
            player.map(ReplayPlayer::session)
                    .or(() -> picture)
                    .filter(session -> session != held)
                    .ifPresent(RunSession::close);
            resume.held().filter(session -> !heldGoesOn).ifPresent(RunSession::close);
        }
    }

    /**
     * The same moment by the rules as they are now: what was played again so far was by other rules. A run that was handed over
     * in this frame is not opened any more.
     */
    @Override
    public Optional<Destination> recreated() {
        left = true;
        RunSession shown = player.map(ReplayPlayer::session).orElse(null);
        heldGoesOn = !handedOver && shown != resume.held().orElse(null);
        handedOver = false;
        Optional<RunSession> held = heldGoesOn ? resume.held() : Optional.empty();
        return Optional.of(new RunDestination.Resume(resume.point(), resume.start(), held));
    }

    @Override
    public boolean ready() {
        return false;
    }
}
