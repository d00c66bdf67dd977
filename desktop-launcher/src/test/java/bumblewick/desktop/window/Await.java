package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** Looks again and again, until what is waited for is there or a deadline has passed. */
final class Await {
    /** How often is looked, in milliseconds: often enough for times that are measured in tenths of a second. */
    private static final int INTERVAL = 20;

    private Await() {}

    /** What is looked for. */
    interface Look<T> {
        /** It, or nothing yet. */
        Optional<T> find() throws IOException, InterruptedException;
    }

    /**
     * Waits.
     *
     * @param what is waited for, for the message
     * @param limit how long at most
     * @param state told when it does not come
     */
    static <T> T that(String what, Duration limit, Look<T> look, Supplier<String> state)
            throws IOException, InterruptedException {
        long deadline = System.nanoTime() + limit.toNanos();
        do {
            Optional<T> found = look.find();
            if (found.isPresent()) {
                return found.get();
            }
            Thread.sleep(INTERVAL);
        } while (System.nanoTime() < deadline);
        return fail("waited " + limit.toSeconds() + " s for " + what + "\n" + state.get());
    }
}
