package bumblewick.desktop;

import bumblewick.def.Rulebook;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Verifies many replays on all processors at once: every run has a world of its own, and the rules never change. */
final class VerifiedReplays {
    private static final Logger LOG = LoggerFactory.getLogger(VerifiedReplays.class);

    private final Rulebook rules;
    private final List<Path> files;

    VerifiedReplays(Rulebook rules, List<Path> files) {
        this.rules = rules;
        this.files = files;
    }

    /**
     * Verifies them.
     *
     * @param taker gets each as soon as those before it are done, in the order of the files, on this thread
     */
    void forEach(Consumer<VerifiedReplay> taker) {
        ExecutorService threads = Executors.newFixedThreadPool(
                Math.min(files.size(), Runtime.getRuntime().availableProcessors()));
        try {
            List<Future<VerifiedReplay>> results = new ArrayList<>();
            for (Path file : files) {
                results.add(threads.submit(() -> VerifiedReplay.of(rules, file)));
            }
            for (int i = 0; i < results.size(); i++) {
                taker.accept(result(files.get(i), results.get(i)));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            threads.shutdownNow();
        }
    }

    /** What the game cannot stand in one file does not cost the others. */
    private static VerifiedReplay result(Path file, Future<VerifiedReplay> result) throws InterruptedException {
        try {
            return result.get();
        } catch (ExecutionException e) {
            LOG.error("the game failed on {}", file, e.getCause());
            return VerifiedReplay.failed(file, e.getCause());
        }
    }
}
