package bumblewick.app;

import bumblewick.def.WaveDef;
import bumblewick.loop.PilotFilm;
import bumblewick.loop.PilotFlight;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes films of a stage on a thread of its own, one at a time. A film can be looked at as far as it is made; what is made
 * of other waves than those wanted last is given up.
 */
final class FilmRoom {
    private static final Logger LOG = LoggerFactory.getLogger(FilmRoom.class);

    /** Whoever looks at the film must not wait for who makes it. */
    private static final Executor THREAD = work -> {
        Thread thread = new Thread(work, "film");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    };

    private final FilmPlan plan;
    private CompletableFuture<Optional<PilotFlight>> making = CompletableFuture.completedFuture(Optional.empty());
    private Order order = new Order();

    /** One wish for a film; shared with the thread that makes it. */
    private static final class Order {
        final AtomicReference<PilotFilm> made = new AtomicReference<>();
        volatile boolean dropped;
    }

    FilmRoom(FilmPlan plan) {
        this.plan = plan;
    }

    /** Wants a film of these waves, and no other any more. */
    void want(List<WaveDef> waves) {
        close();
        Order next = new Order();
        List<WaveDef> wanted = List.copyOf(waves);
        order = next;
        making = making.thenApplyAsync(
                before -> next.dropped ? before : Optional.of(make(before, wanted, next)), THREAD);
    }

    private PilotFlight make(Optional<PilotFlight> before, List<WaveDef> waves, Order next) {
        long begun = System.nanoTime();
        PilotFlight flight = plan.flight(before, waves);
        PilotFilm known = flight.film();
        next.made.set(known);
        boolean more = true;
        while (more && !next.dropped) {
            more = flight.go();
            next.made.set(flight.film());
        }
        LOG.info(
                "film from tick {} to {} {} after {} ms",
                known.tape().ticks(),
                flight.film().tape().ticks(),
                more ? "given up" : "made",
                (System.nanoTime() - begun) / 1_000_000);
        return flight;
    }

    /** Whether there is more to come. */
    boolean busy() {
        return !making.isDone();
    }

    /** What has been made of the film that was wanted last since it was asked for, if anything. */
    Optional<PilotFilm> take() {
        if (making.isCompletedExceptionally()) {
            making.join(); // throws what went wrong
        }
        return Optional.ofNullable(order.made.getAndSet(null));
    }

    /** Nobody wants a film any more. */
    void close() {
        order.dropped = true;
    }
}
