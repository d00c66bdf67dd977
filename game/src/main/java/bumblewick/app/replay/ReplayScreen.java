package bumblewick.app.replay;

import bumblewick.app.camera.FreeCameraInput;
import bumblewick.app.camera.PhotoMode;
import bumblewick.app.run.PresentationContext;
import bumblewick.app.run.ReplayFile;
import bumblewick.app.run.ReplayMoment;
import bumblewick.app.run.RunDestination;
import bumblewick.app.shell.CommandHints;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.GameScreen;
import bumblewick.app.shell.Gui;
import bumblewick.app.shell.InputMode;
import bumblewick.app.shell.LoadingPace;
import bumblewick.app.shell.Navigator;
import bumblewick.input.binding.CameraAxis;
import bumblewick.input.device.CommandInput;
import bumblewick.input.device.Mouse;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayChapter;
import bumblewick.replay.SeekableReplay;
import bumblewick.ui.screen.LoadingSplash;
import bumblewick.ui.screen.TransportBar;
import bumblewick.view.camera.FreeCamera;
import bumblewick.view.render.StageView;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays a replay: at any speed, tick by tick, from any moment, and through a free camera. The player can take over at any
 * moment.
 */
public final class ReplayScreen implements GameScreen {
    private static final Logger LOG = LoggerFactory.getLogger(ReplayScreen.class);

    /** How long the bar stays when nothing is touched, in seconds. */
    private static final float BAR_SECONDS = 4f;

    private final Navigator navigator;
    private final PresentationContext context;
    private final Gui gui;
    private final InputMode input;
    private final PhotoMode photo;
    private final Destination leave;
    private final LoadingSplash splash;
    private final CommandInput<ReplayCommand> keys =
            new CommandInput<>(ReplayCommand.class).withAxes(CameraAxis.ALL).withAxes(List.of(ReplayCommand.SEEK));
    private final Playhead head = new Playhead();
    private final FreeCamera camera = new FreeCamera();
    private final CompletableFuture<SeekableReplay> loading;
    private final Scrubber scrubber = new Scrubber();
    private Optional<ReplayPlayer> player = Optional.empty();
    private TransportBar bar;
    private int firstTick;
    private float sinceTouched;
    private boolean freeCamera;
    private boolean hud = true;
    private boolean takesOver;
    private boolean handedOver;

    /**
     * Opens a replay from its beginning.
     *
     * @param watch the replay, which can be played here, see {@link ReplayFile}
     */
    public ReplayScreen(
            Navigator navigator,
            PresentationContext context,
            InputMode input,
            PhotoMode photo,
            RunDestination.Watch watch) {
        this(navigator, context, input, photo, load(context, watch.replay()), watch.leave());
    }

    /** Comes back to a moment of a replay, where it stands still or the player takes over at once. */
    public ReplayScreen(
            Navigator navigator,
            PresentationContext context,
            InputMode input,
            PhotoMode photo,
            RunDestination.WatchMoment watch) {
        this(
                navigator,
                context,
                input,
                photo,
                CompletableFuture.completedFuture(watch.moment().replay()),
                watch.moment().leave());
        firstTick = watch.moment().tick();
        takesOver = watch.takeOver();
        head.pause();
    }

    private ReplayScreen(
            Navigator navigator,
            PresentationContext context,
            InputMode input,
            PhotoMode photo,
            CompletableFuture<SeekableReplay> loading,
            Destination leave) {
        this.navigator = navigator;
        this.context = context;
        gui = context.gui();
        this.input = input;
        this.photo = photo;
        this.loading = loading;
        this.leave = leave;
        splash = new LoadingSplash(gui.canvas(), gui.skin());
    }

    private static CompletableFuture<SeekableReplay> load(PresentationContext context, Replay replay) {
        return CompletableFuture.supplyAsync(
                () -> new SeekableReplay(context.scene().rules(), replay));
    }

    @Override
    public boolean inPlay() {
        return player.isPresent() && head.playing();
    }

    @Override
    public void show() {
        splash.show();
        input.openMenus();
        input.useCommands(keys);
    }

    private void open(SeekableReplay replay) {
        player = Optional.of(new ReplayPlayer(context, replay, firstTick));
        bar = new TransportBar(gui.canvas(), gui.skin(), gui.translations(), replay.ticks());
        for (ReplayChapter chapter : replay.chapters()) {
            bar.addMark(chapter.tick(), TransportBar.Mark.valueOf(chapter.kind().name()));
        }
        bar.show();
        LOG.info(
                "the recording has {} ticks, {} marks",
                replay.ticks(),
                replay.chapters().size());
    }

    @Override
    public void update(float seconds) {
        if (player.isPresent()) {
            update(player.get(), seconds);
            return;
        }
        splash.update(seconds);
        if (LoadingPace.isOver(loading)) {
            open(loading.join());
        }
    }

    private void update(ReplayPlayer shown, float seconds) {
        if (photo.isOpen()) {
            photo.update(seconds);
            shown.update(head, 0f, true);
            return;
        }
        sinceTouched = input.takeTouched() ? 0f : sinceTouched + seconds;
        keys.update(seconds);
        for (ReplayCommand command = keys.poll(); command != null; command = keys.poll()) {
            obey(command, shown);
        }
        point(shown);
        scrubber.hold(keys.held(ReplayCommand.SEEK), shown, seconds);
        if (freeCamera) {
            FreeCameraInput.move(camera, keys, seconds);
        }
        shown.update(head, seconds, scrubber.active());
        if (shown.session().isReady()) {
            splash.hide();
        }
        if (takesOver && shown.ready()) {
            takeOver(shown);
        }
        // the sounds pause where the replay cannot be listened to; music goes on more quietly
        context.audio().setPaused(!head.audible() || scrubber.active());
        boolean barShown = sinceTouched < BAR_SECONDS || scrubber.active();
        input.showPointer(barShown);
        bar.update(
                new TransportBar.State(
                        head.playing(), head.rateName(), shown.tick(), freeCamera, hud, keys.isPadActive()),
                barShown,
                this::hint,
                seconds);
    }

    /** The glyphs of what gives a part's command on the device in use; empty if nothing does. */
    private String hint(TransportBar.Part part) {
        CommandHints hints = new CommandHints(gui.skin().glyphs(), keys.isPadActive());
        return part == TransportBar.Part.LEAVE
                ? hints.leaving()
                : hints.of(ReplayCommand.valueOf(part.name()).chords());
    }

    private void point(ReplayPlayer shown) {
        float lines = gui.canvas().scale();
        Mouse mouse = keys.mouse();
        bar.pointer(mouse.x() / lines, mouse.y() / lines);
        boolean click = mouse.left().takePress();
        TransportBar.Part part = click ? bar.hovered() : null;
        if (part == TransportBar.Part.LEAVE) {
            back();
        } else if (part != null) {
            obey(ReplayCommand.valueOf(part.name()), shown);
        }
        scrubber.drag(click && bar.isOverLine(), mouse.left().down(), bar.tickAtPointer(), shown);
    }

    private void obey(ReplayCommand command, ReplayPlayer shown) {
        switch (command) {
            case PLAY -> play(shown);
            case STEP_ON -> {
                head.pause();
                shown.step();
            }
            case STEP_BACK -> {
                head.pause();
                shown.seek(shown.tick() - 1);
            }
            case MARK_BACK -> shown.seek(shown.markBefore());
            case MARK_ON -> shown.seek(shown.markAfter());
            case FIRST -> shown.seek(0);
            case LAST -> shown.seek(Integer.MAX_VALUE);
            case SLOWER -> head.slower();
            case FASTER -> head.faster();
            case CAMERA -> look(!freeCamera, shown);
            case RESET -> camera.reset();
            case HUD -> {
                hud = !hud;
                shown.session().showHud(hud);
            }
            case PHOTO -> takePhotos(shown);
            case TAKE_OVER -> takeOver(shown);
        }
        context.audio().play("ui_move");
    }

    /** Opens photo mode at this moment; the replay stands still until it is left. */
    private void takePhotos(ReplayPlayer shown) {
        if (!shown.ready()) {
            return;
        }
        head.pause();
        context.audio().setPaused(true);
        bar.hide();
        input.releaseCommands(keys);
        photo.open(shown.session(), () -> {
            input.useCommands(keys);
            bar.show();
            shown.session().setCamera(freeCamera ? Optional.of(camera) : Optional.empty());
        });
    }

    /** Starts or stops; at the end it starts over. */
    private void play(ReplayPlayer shown) {
        if (!head.playing() && shown.atEnd()) {
            shown.seek(0);
        }
        head.toggle();
    }

    private void look(boolean freely, ReplayPlayer shown) {
        freeCamera = freely;
        camera.reset();
        shown.session().setCamera(freeCamera ? Optional.of(camera) : Optional.empty());
    }

    /** Lets the player take over at this moment, in the picture that is shown. */
    private void takeOver(ReplayPlayer shown) {
        takesOver = false;
        shown.finishSeek();
        if (!shown.ready() || shown.session().world().over()) {
            return;
        }
        look(false, shown);
        shown.session().showHud(true);
        handedOver = true;
        ReplayMoment moment = new ReplayMoment(shown.replay(), shown.tick(), leave);
        navigator.open(new RunDestination.TakeOver(moment, shown.session()));
    }

    @Override
    public void present(float seconds) {
        player.ifPresent(shown -> shown.session().present(head.playing() ? seconds : 0f));
    }

    @Override
    public void back() {
        if (photo.isOpen()) {
            photo.leave();
            return;
        }
        navigator.open(leave);
    }

    @Override
    public Optional<StageView> stageView() {
        return player.map(shown -> shown.session().view());
    }

    @Override
    public void focusLost() {
        head.pause();
    }

    @Override
    public void hide() {
        photo.close();
        input.releaseCommands(keys);
        context.audio().setPaused(false);
        splash.hide();
        player.ifPresent(shown -> {
            bar.hide();
            if (!handedOver) {
                shown.session().close();
            }
        });
    }

    @Override
    public boolean ready() {
        return player.isPresent();
    }
}
