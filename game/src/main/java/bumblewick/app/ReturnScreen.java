package bumblewick.app;

import bumblewick.loop.Replay;
import bumblewick.loop.ReplayTape;
import bumblewick.ui.Opening;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Goes back to a run that was left: it is played again, unseen, until that moment, where it waits for the player. */
final class ReturnScreen implements Screen {
    private static final Logger LOG = LoggerFactory.getLogger(ReturnScreen.class);

    private final Services services;
    private final Supplier<Comeback> comeback;
    private final Seat.Start start;
    private final Optional<Opening> opening;
    private final Optional<RunShow> held;
    private final Playhead standing = new Playhead();
    private final long asked = System.nanoTime();
    private CompletableFuture<Comeback.Wound> winding;
    private Optional<Reel> reel = Optional.empty();
    private boolean handedOver;

    /** Back to a run that was left, where it waits for the player. */
    ReturnScreen(Services services, Comeback comeback) {
        this(services, () -> comeback, Seat.Start.RETURNED, Optional.empty());
    }

    /**
     * Back to a run as it is by other rules.
     *
     * @param comeback what is gone back to; may take a moment, on another thread
     * @param held what is shown of it; stands still until what comes is there
     */
    ReturnScreen(Services services, Supplier<Comeback> comeback, Seat.Start start, RunShow held) {
        this(services, comeback, start, Optional.of(held));
    }

    /** Back to a run whose picture is gone; {@code comeback} may take a moment, on another thread. */
    ReturnScreen(Services services, Supplier<Comeback> comeback) {
        this(services, comeback, Seat.Start.RETURNED, Optional.empty());
    }

    private ReturnScreen(Services services, Supplier<Comeback> comeback, Seat.Start start, Optional<RunShow> held) {
        this.services = services;
        this.comeback = comeback;
        this.start = start;
        this.held = held;
        opening = held.isPresent() ? Optional.empty() : Optional.of(new Opening(services.canvas(), services.skin()));
        standing.pause();
    }

    @Override
    public void show() {
        opening.ifPresent(Opening::show);
        services.bookmarks().tried();
        winding = CompletableFuture.supplyAsync(() -> comeback.get()
                .wind(services.scene().rules(), () -> new TitleScreen(services, new ReplayPages(services)::open)));
    }

    @Override
    public void update(float seconds) {
        if (reel.isEmpty()) {
            held.ifPresent(show -> show.advance(0f));
        }
        if (reel.isEmpty() && winding.isDone()) {
            open(winding.join());
        }
        if (reel.isPresent() && !handedOver) {
            arrive(reel.get(), seconds);
        }
        opening.ifPresent(picture -> picture.update(seconds));
    }

    /** What this game plays otherwise cannot go on: its result would be nobody's. */
    private void open(Comeback.Wound wound) {
        if (wound.tape().verdict().same()) {
            LOG.info("played again after {} ms", (System.nanoTime() - asked) / 1_000_000);
            reel = Optional.of(threaded(wound.tape()));
            return;
        }
        LOG.warn("the run cannot go on: {}", wound.tape().verdict().difference());
        services.bookmarks().drop();
        services.screens().change(putAway(services, services.words().text("return.differs")));
    }

    /** In the picture that is shown, if the same would be made again. */
    private Reel threaded(ReplayTape tape) {
        if (held.isPresent() && held.get().fits(tape.at(0))) {
            LOG.info("the picture stays");
            return new Reel(tape, tape.ticks(), held.get());
        }
        held.ifPresent(RunShow::leavePicture);
        return new Reel(services, tape, tape.ticks());
    }

    private void arrive(Reel film, float seconds) {
        film.go(standing, seconds, false);
        if (film.ready()) {
            handedOver = true;
            held.filter(show -> show != film.show()).ifPresent(RunShow::hideHud);
            Run run = winding.join().run();
            Replay soFar = film.tape().replay();
            LOG.info(
                    "back at tick {}, state {}, after {} ms",
                    film.tick(),
                    Long.toHexString(film.show().world().stateHash()),
                    (System.nanoTime() - asked) / 1_000_000);
            services.screens()
                    .change(new RunScreen(services, run, Seat.returning(services, run, soFar, film.show(), start)));
        }
    }

    /** The title, where it is said why a run cannot go on. */
    static Screen putAway(Services services, String reason) {
        return new TitleScreen(services, () -> services.pages()
                .tell(
                        services.words().text("return.title"),
                        services.words().text("return.lost", reason),
                        services.words().text("title.back")));
    }

    @Override
    public void present(float seconds) {
        if (reel.isEmpty()) {
            held.ifPresent(show -> show.present(0f));
        }
    }

    @Override
    public void hide() {
        opening.ifPresent(Opening::hide);
        if (!handedOver) {
            reel.ifPresent(film -> film.show().end());
            held.ifPresent(RunShow::end);
        }
    }

    @Override
    public boolean ready() {
        return false;
    }
}
