package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Looks again and again, until what is waited for is there or a deadline has passed. */
final class Await {
    /** How often is looked, in milliseconds: not so often that looking takes the processor from the game. */
    private static final int INTERVAL = 50;

    private static final int TIMES = 5;
    private static final long SECOND = 1_000_000_000L; // in nanoseconds

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
        return whileItGoesOn(what, limit, () -> 0L, look, state);
    }

    /**
     * Waits for what comes in the end of something long: the time begins anew whenever that goes on, {@value #TIMES} times the
     * limit at most. So a slow machine has the time that it needs.
     *
     * @param progress another number whenever it goes on
     */
    static <T> T whileItGoesOn(String what, Duration limit, LongSupplier progress, Look<T> look, Supplier<String> state)
            throws IOException, InterruptedException {
        long began = System.nanoTime();
        long last = began;
        long reached = progress.getAsLong();
        do {
            Optional<T> found = look.find();
            if (found.isPresent()) {
                return found.get();
            }
            Thread.sleep(INTERVAL);
            long now = progress.getAsLong();
            if (now != reached) {
                reached = now;
                last = System.nanoTime();
            }
        } while (System.nanoTime() - last < limit.toNanos() && System.nanoTime() - began < TIMES * limit.toNanos());
        return fail("waited " + (System.nanoTime() - began) / SECOND + " s for " + what + "\n" + state.get());
    }
}
