package bumblewick.app;

import bumblewick.input.CameraWay;
import bumblewick.input.CommandKeys;
import bumblewick.input.Mouse;
import bumblewick.input.TheatreCommand;
import bumblewick.input.TheatreWay;
import bumblewick.loop.Chapter;
import bumblewick.loop.Replay;
import bumblewick.loop.ReplayTape;
import bumblewick.ui.Opening;
import bumblewick.ui.TransportBar;
import bumblewick.view.FreeCamera;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows a recording: it stands still, goes on by ticks, at any speed, from any moment, and is looked at from anywhere.
 * From any moment one can take over.
 */
final class TheatreScreen implements Screen {
    private static final Logger LOG = LoggerFactory.getLogger(TheatreScreen.class);

    /** How long the bar stays when nothing is touched, in seconds. */
    private static final float PATIENCE = 4f;

    private final Services services;
    private final Supplier<Screen> leave;
    private final Opening opening;
    private final CommandKeys<TheatreCommand> keys =
            new CommandKeys<>(TheatreCommand.class).leading(CameraWay.values()).leading(TheatreWay.values());
    private final Playhead head = new Playhead();
    private final FreeCamera camera = new FreeCamera();
    private final CompletableFuture<ReplayTape> winding;
    private final Scrubbing scrubbing = new Scrubbing();
    private Optional<Reel> reel = Optional.empty();
    private TransportBar bar;
    private int first;
    private float untouched;
    private boolean free;
    private boolean hud = true;
    private boolean resting;
    private boolean takesOver;
    private boolean handedOver;

    /**
     * Opens a recording that can be played here, see {@link Recording}.
     *
     * @param leave where one comes to when one has seen enough
     */
    TheatreScreen(Services services, Replay replay, Supplier<Screen> leave) {
        this(services, wind(services, replay), leave);
    }

    /** Comes back to a moment of a recording, where it stands still. */
    TheatreScreen(Services services, Moment moment) {
        this(services, CompletableFuture.completedFuture(moment.tape()), moment.leave());
        first = moment.tick();
        head.pause();
    }

    /** Comes back to a moment of a recording, where the player takes over at once. */
    static TheatreScreen takenOver(Services services, Moment moment) {
        TheatreScreen theatre = new TheatreScreen(services, moment);
        theatre.takesOver = true;
        return theatre;
    }

    private TheatreScreen(Services services, CompletableFuture<ReplayTape> winding, Supplier<Screen> leave) {
        this.services = services;
        this.winding = winding;
        this.leave = leave;
        opening = new Opening(services.canvas(), services.skin());
    }

    private static CompletableFuture<ReplayTape> wind(Services services, Replay replay) {
        return CompletableFuture.supplyAsync(
                () -> new ReplayTape(services.scene().rules(), replay));
    }

    @Override
    public boolean inPlay() {
        return reel.isPresent() && head.playing();
    }

    @Override
    public void show() {
        opening.show();
        services.openMenus();
        services.work(keys);
    }

    private void open(ReplayTape tape) {
        reel = Optional.of(new Reel(services, tape, first));
        bar = new TransportBar(services.canvas(), services.skin(), services.words(), tape.ticks());
        for (Chapter chapter : tape.chapters()) {
            bar.mark(chapter.tick(), TransportBar.Mark.valueOf(chapter.kind().name()));
        }
        bar.show();
        LOG.info(
                "the recording has {} ticks, {} marks",
                tape.ticks(),
                tape.chapters().size());
    }

    @Override
    public void update(float seconds) {
        if (reel.isPresent()) {
            update(reel.get(), seconds);
            return;
        }
        opening.update(seconds);
        if (winding.isDone()) {
            open(winding.join());
        }
    }

    private void update(Reel film, float seconds) {
        untouched = services.activity().takeTouched() ? 0f : untouched + seconds;
        keys.update(seconds);
        for (TheatreCommand command = keys.poll(); command != null; command = keys.poll()) {
            obey(command, film);
        }
        point(film);
        scrubbing.hold(keys.held(TheatreWay.SEEK), film, seconds);
        if (free) {
            CameraHand.move(camera, keys, seconds);
        }
        film.go(head, seconds, scrubbing.active());
        if (film.show().shown()) {
            opening.hide();
        }
        if (takesOver && film.ready()) {
            takeOver(film);
        }
        rest(!head.audible() || scrubbing.active());
        boolean wanted = untouched < PATIENCE || scrubbing.active();
        services.showPointer(wanted);
        bar.update(
                new TransportBar.State(head.playing(), head.name(), film.tick(), free, hud, keys.padInHand()),
                wanted,
                part -> TheatreHints.of(part, keys.padInHand(), services.skin().glyphs()),
                seconds);
    }

    private void point(Reel film) {
        float lines = services.canvas().scale();
        Mouse mouse = keys.mouse();
        bar.pointer(mouse.x() / lines, mouse.y() / lines);
        boolean click = mouse.left().takePress();
        TransportBar.Part part = click ? bar.under() : null;
        if (part == TransportBar.Part.LEAVE) {
            back();
        } else if (part != null) {
            obey(TheatreCommand.valueOf(part.name()), film);
        }
        scrubbing.drag(click && bar.onLine(), mouse.left().down(), bar.tick(), film);
    }

    private void obey(TheatreCommand command, Reel film) {
        switch (command) {
            case PLAY -> play(film);
            case STEP_ON -> {
                head.pause();
                film.step();
            }
            case STEP_BACK -> {
                head.pause();
                film.seek(film.tick() - 1);
            }
            case MARK_BACK -> film.seek(film.markBefore());
            case MARK_ON -> film.seek(film.markAfter());
            case FIRST -> film.seek(0);
            case LAST -> film.seek(Integer.MAX_VALUE);
            case SLOWER -> head.slower();
            case FASTER -> head.faster();
            case CAMERA -> look(!free, film);
            case RESET -> camera.reset();
            case HUD -> {
                hud = !hud;
                film.show().hud(hud);
            }
            case TAKE_OVER -> takeOver(film);
        }
        services.audio().play("ui_move");
    }

    /** At the end it starts over. */
    private void play(Reel film) {
        if (!head.playing() && film.atEnd()) {
            film.seek(0);
        }
        head.toggle();
    }

    private void look(boolean freely, Reel film) {
        free = freely;
        camera.reset();
        film.show().look(free ? Optional.of(camera) : Optional.empty());
    }

    /** Practice begins here and now, in the picture that is shown. */
    private void takeOver(Reel film) {
        takesOver = false;
        film.arrive();
        if (!film.ready() || film.show().world().over()) {
            return;
        }
        look(false, film);
        film.show().hud(true);
        handedOver = true;
        Moment moment = new Moment(film.tape(), film.tick(), leave);
        services.screens().change(new RunScreen(services, moment, film.show()));
    }

    /** What is not to be listened to is not heard; music steps back a little and goes on. */
    private void rest(boolean rests) {
        if (rests != resting) {
            resting = rests;
            services.audio().rest(rests);
        }
    }

    @Override
    public void present(float seconds) {
        reel.ifPresent(film -> film.show().present(head.playing() ? seconds : 0f));
    }

    @Override
    public void back() {
        services.screens().change(leave.get());
    }

    @Override
    public void toggleOverlay() {
        reel.ifPresent(film -> film.show().toggleOverlay());
    }

    @Override
    public void focusLost() {
        head.pause();
    }

    @Override
    public void hide() {
        services.leaveWork(keys);
        rest(false);
        opening.hide();
        reel.ifPresent(film -> {
            bar.hide();
            if (!handedOver) {
                film.show().end();
            }
        });
    }

    @Override
    public boolean ready() {
        return reel.isPresent();
    }
}
