package bumblewick.app;

import bumblewick.loop.Replay;
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
    private final Opening opening;
    private final Playhead standing = new Playhead();
    private final long asked = System.nanoTime();
    private CompletableFuture<Comeback.Wound> winding;
    private Optional<Reel> reel = Optional.empty();
    private boolean handedOver;

    /** Back to a run that was left, where it waits for the player. */
    ReturnScreen(Services services, Comeback comeback) {
        this(services, () -> comeback, Seat.Start.RETURNED);
    }

    /** @param comeback what is gone back to; may take a moment, on another thread */
    ReturnScreen(Services services, Supplier<Comeback> comeback, Seat.Start start) {
        this.services = services;
        this.comeback = comeback;
        this.start = start;
        opening = new Opening(services.canvas(), services.skin());
        standing.pause();
    }

    @Override
    public void show() {
        opening.show();
        services.bookmarks().tried();
        winding = CompletableFuture.supplyAsync(() -> comeback.get()
                .wind(services.scene().rules(), () -> new TitleScreen(services, new ReplayPages(services)::open)));
    }

    @Override
    public void update(float seconds) {
        if (reel.isEmpty() && winding.isDone()) {
            open(winding.join());
        }
        if (reel.isPresent() && !handedOver) {
            arrive(reel.get(), seconds);
        }
        opening.update(seconds);
    }

    /** What this game plays otherwise cannot go on: its result would be nobody's. */
    private void open(Comeback.Wound wound) {
        if (wound.tape().verdict().same()) {
            reel = Optional.of(new Reel(services, wound.tape(), wound.tape().ticks()));
            return;
        }
        LOG.warn("the run cannot go on: {}", wound.tape().verdict().difference());
        services.bookmarks().drop();
        services.screens().change(putAway(services, services.words().text("return.differs")));
    }

    private void arrive(Reel film, float seconds) {
        film.go(standing, seconds, false);
        if (film.ready()) {
            handedOver = true;
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
    public void hide() {
        opening.hide();
        if (!handedOver) {
            reel.ifPresent(film -> film.show().end());
        }
    }

    @Override
    public boolean ready() {
        return false;
    }
}
