package bumblewick.app;

import bumblewick.def.WaveDef;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes films of a stage on another thread, one at a time: of what was wanted while one was made, only the last is made next.
 */
final class FilmRoom {
    private static final Logger LOG = LoggerFactory.getLogger(FilmRoom.class);

    private final Function<List<WaveDef>, StageFilm> maker;
    private Optional<CompletableFuture<StageFilm>> making = Optional.empty();
    private Optional<List<WaveDef>> wanted = Optional.empty();
    private long begun;

    /** @param maker of a film of waves, on another thread */
    FilmRoom(Function<List<WaveDef>, StageFilm> maker) {
        this.maker = maker;
    }

    /** Wants a film of these waves. */
    void want(List<WaveDef> waves) {
        wanted = Optional.of(List.copyOf(waves));
        begin();
    }

    private void begin() {
        if (making.isEmpty() && wanted.isPresent()) {
            List<WaveDef> waves = wanted.get();
            wanted = Optional.empty();
            begun = System.nanoTime();
            making = Optional.of(CompletableFuture.supplyAsync(() -> maker.apply(waves)));
        }
    }

    /** Whether what was wanted last is not there yet. */
    boolean busy() {
        return making.isPresent() || wanted.isPresent();
    }

    /** A film that is ready, once. */
    Optional<StageFilm> take() {
        if (making.isEmpty() || !making.get().isDone()) {
            return Optional.empty();
        }
        StageFilm film = making.get().join();
        making = Optional.empty();
        LOG.info("film of {} ticks after {} ms", film.tape().ticks(), (System.nanoTime() - begun) / 1_000_000);
        begin();
        return Optional.of(film);
    }
}
