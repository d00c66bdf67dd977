package bumblewick.app.run;

import bumblewick.app.camera.PhotoMode;
import bumblewick.input.InputContext;
import bumblewick.math.Tick;
import bumblewick.replay.FixedTickLoop;
import bumblewick.replay.IntentSource;
import bumblewick.sim.Frame;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.GhostTrail;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import bumblewick.ui.hud.LessonPrompt;
import bumblewick.view.camera.FreeCamera;
import bumblewick.view.render.PhotoLook;
import bumblewick.view.render.StageView;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A run in progress: its world, the loop that ticks it, and the presenter of the stage that is played; while a flight
 * waits, that of the islet. It outlives the run's screen, so that the result can lie over the picture of the last moment.
 */
public final class RunSession implements Frame, PhotoMode.Subject {
    private static final Logger LOG = LoggerFactory.getLogger(RunSession.class);

    private final PresentationContext context;
    private FixedTickLoop loop;
    private StagePresenter<?> main;
    private Optional<GardenPresenter> islet = Optional.empty();
    private StagePresenter<?> current;
    private Optional<StagePresenter<?>> replaced = Optional.empty(); // its HUD stays until the next view is ready
    private Optional<StagePresenter<?>> left = Optional.empty(); // its view stays until the next one is ready
    private Optional<Supplier<Optional<GhostTrail>>> ghost = Optional.empty();
    private Optional<FreeCamera> camera = Optional.empty();
    private final LossCauses losses = new LossCauses();
    private PhotoLook photo = PhotoLook.PLAIN;
    private boolean hudShown = true;
    private long rebuiltAt; // by the nano clock
    private boolean newPictureUnseen; // since then
    private double rate = 1.0;

    /** Prepares a run; nothing is shown yet. */
    public RunSession(PresentationContext context, World world, IntentSource intents) {
        this.context = context;
        loop = new FixedTickLoop(world, intents);
        main = newMain();
        current = main;
    }

    private StagePresenter<?> newMain() {
        return world().onFoot()
                ? new GardenPresenter(context, this, world().garden())
                : new FlightPresenter(context, this);
    }

    /** Lets the world run slower from now on: {@code share} of real time, up to 1. */
    public void rate(double share) {
        rate = share;
    }

    /**
     * Shows the run.
     *
     * @param named whether a stage that starts at its beginning shows its name
     */
    public void start(boolean named) {
        current.prepare(named
                && loop.world().options().checkpoint() == 0
                && loop.world().ticks() == 0);
        context.audio().music(current.music());
        changeStage();
    }

    /** Builds the picture in the next frame, however long that takes, and does not show it until {@link #reveal}. */
    public void build() {
        current.build();
    }

    /** Shows a picture that was built before, in this frame. */
    public void reveal() {
        current.open(false);
    }

    /** Hides everything in this frame, but keeps it. */
    public void hide() {
        current.hide();
    }

    /**
     * Makes the views anew from files that have changed; the world goes on. The old picture is shown until the new one is
     * ready.
     */
    public void rebuildViews() {
        rebuiltAt = System.nanoTime();
        boolean onIslet = current != main;
        replaced.ifPresent(StagePresenter::hideHud);
        replaced = Optional.of(current);
        left = Optional.empty();
        detachViews();
        main = newMain();
        islet = onIslet
                ? world().flight().islet().map(stage -> new GardenPresenter(context, this, stage))
                : Optional.empty();
        current = islet.<StagePresenter<?>>map(garden -> garden).orElse(main);
        ghost.ifPresent(main.view()::ghost);
        setCamera(camera);
        photo(photo);
        showHud(hudShown);
        current.open(false);
    }

    /** Replaces the old picture once the new view is ready. */
    private void finishRebuild() {
        hideLeft();
        if (newPictureUnseen) {
            newPictureUnseen = false;
            LOG.info("the picture is a new one after {} ms", (System.nanoTime() - rebuiltAt) / 1_000_000);
        }
        if (replaced.isPresent() && current.isReady()) {
            replaced.get().hideHud();
            replaced = Optional.empty();
            current.cut();
            newPictureUnseen = true; // until this frame has reached the window
        }
    }

    /** Hides the stage that was left, but not before the next is ready: its view is built a frame after it is opened. */
    private void hideLeft() {
        if (left.isPresent() && current.isReady()) {
            left.get().hide();
            left = Optional.empty();
        }
    }

    /** Whether the views would be the same if they were made anew for another world of the same run. */
    public boolean fits(World world) {
        return main.fits(context.scene(), world)
                && islet.map(garden -> garden.fits(context.scene(), world)).orElse(true);
    }

    /** Advances the world by real seconds; with 0 it stands still. */
    public void advance(float seconds) {
        finishRebuild();
        loop.advance(seconds * current.view().timeScale(), rate, Integer.MAX_VALUE);
        if (!world().onFoot()) {
            losses.observe(world().flight(), loop.events());
        }
        changeStage();
    }

    /**
     * Advances the world at another rate, without the slow motion that follows heavy blows.
     *
     * @param rate world seconds per real second
     * @param last tick at which it stands still
     */
    public void advance(float seconds, float rate, int last) {
        finishRebuild();
        loop.advance(seconds, rate, last);
        changeStage();
    }

    /**
     * Cuts to another moment of the same stage, or to other intents; nothing of the moment before is left in the picture.
     *
     * @param warmUpTicks ticks that pass at once and that only the view follows, so that particles, fires and swinging
     *     parts look as if they had been watched until now
     */
    public void jumpTo(World world, IntentSource intents, int warmUpTicks) {
        loop = new FixedTickLoop(world, intents);
        loop.advance(0.0);
        changeStage();
        current.cut();
        for (int i = 0; i < warmUpTicks; i++) {
            step();
            current.advanceUnseenTick();
        }
        loop.advance(0.0);
    }

    /** Advances the world up to a tick at once, unseen. */
    void skipTo(int tick) {
        World world = loop.world();
        while (world.ticks() < tick && !world.over()) {
            loop.advance(1.0 / Tick.PER_SECOND);
        }
    }

    /** Goes over to the islet after a crash landing, or back to the flight. */
    private void changeStage() {
        if (world().onFoot()) {
            return;
        }
        Optional<GardenStage> wanted = world().flight().islet();
        if (wanted.isPresent() && current == main) {
            LOG.info("crash landing, score {}", world().stage().points());
            context.audio().playFlight(world().flight(), loop.events()); // the last sounds of the flight
            islet.ifPresent(GardenPresenter::cut);
            islet = islet.or(() -> Optional.of(new GardenPresenter(context, this, wanted.get())));
            left = Optional.of(main);
            open(islet.get());
            hideLeft();
        } else if (wanted.isEmpty() && current != main) {
            LOG.info("back in the air, bees {}", world().stage().beeCount());
            current.hide();
            left = Optional.empty();
            open(main);
        }
    }

    private void open(StagePresenter<?> next) {
        current = next;
        next.prepare(next != main);
    }

    /** Shows a lesson in the HUD from the next frame on, or none. */
    public void showLesson(Optional<LessonPrompt> lesson) {
        current.showLesson(lesson);
    }

    /** Presents this frame; call it after the view was updated. */
    public void present(float seconds) {
        hideLeft(); // or its HUD would lie under the next one's for a frame
        current.present(seconds);
        context.audio().music(current.music());
    }

    /** Whether the view of the stage that is played is ready. */
    public boolean isReady() {
        return current.isReady();
    }

    /** The view of the stage that is played. */
    public StageView view() {
        return current.view();
    }

    /** What the player's keys mean now. */
    public InputContext inputContext() {
        return current.inputContext();
    }

    /** Hides the HUD; the view stays. */
    public void hideHud() {
        current.hideHud();
    }

    /** Takes the views away for good; the HUD stays until it is hidden. */
    public void detachViews() {
        islet.ifPresent(GardenPresenter::closeView);
        main.closeView();
    }

    /** Takes everything away for good. */
    public void close() {
        islet.ifPresent(GardenPresenter::close);
        main.close();
        replaced.ifPresent(StagePresenter::hideHud);
    }

    /** Advances the world by one tick. */
    public void step() {
        loop.advance(1.0 / Tick.PER_SECOND);
        changeStage();
    }

    /** Takes the intents from another source from now on. */
    void setIntents(IntentSource intents) {
        loop = new FixedTickLoop(loop.world(), intents);
        loop.advance(0.0);
    }

    /** Shows the HUD, or hides it until it is shown again. */
    public void showHud(boolean shown) {
        hudShown = shown;
        main.showHud(shown);
        islet.ifPresent(garden -> garden.showHud(shown));
    }

    /** Shows the ghost of another run through the stage; {@code trail} is asked every frame until it is there. */
    void ghost(Supplier<Optional<GhostTrail>> trail) {
        ghost = Optional.of(trail);
        main.view().ghost(trail);
    }

    @Override
    public void hideHudForPhoto(boolean hidden) {
        boolean shown = hudShown && !hidden;
        main.showHud(shown);
        islet.ifPresent(garden -> garden.showHud(shown));
    }

    @Override
    public void photo(PhotoLook look) {
        photo = look;
        main.view().photo(look);
        islet.ifPresent(garden -> garden.view().photo(look));
    }

    /** Looks through a free camera; through the game's own if there is none. */
    @Override
    public void setCamera(Optional<FreeCamera> from) {
        camera = from;
        main.view().useCamera(from);
        islet.ifPresent(garden -> garden.view().useCamera(from));
    }

    @Override
    public World world() {
        return loop.world();
    }

    @Override
    public float alpha() {
        return loop.alpha();
    }

    @Override
    public SimEvents events() {
        return loop.events();
    }

    @Override
    public PlayerIntent intent() {
        return loop.intent();
    }

    /** What most bees of the flight were lost by, as far as it was played in this session. */
    public LossCauses.Cause worstLoss() {
        return losses.worst();
    }

    /** How much of the stage's deed was done at that checkpoint. */
    public int deedAtCheckpoint() {
        return world().onFoot() ? 0 : world().flight().deed().atCheckpoint();
    }

    /** The last checkpoint passed; 0 where there are none. */
    public int checkpoint() {
        return world().onFoot() ? 0 : world().flight().checkpoint();
    }
}
