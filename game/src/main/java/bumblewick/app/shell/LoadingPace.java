package bumblewick.app.shell;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * How fast frames follow each other while another thread does what they wait for. Drawn as fast as they can be, they would
 * take from the loading thread the processor that it needs.
 */
public final class LoadingPace {
    /** In milliseconds: the loading picture's bee still flies smoothly. */
    private static final long FRAME = 33;

    private LoadingPace() {}

    /** Whether the work is over, well or not; waits for it as long as a frame may take. On the render thread. */
    public static boolean isOver(CompletableFuture<?> work) {
        try {
            work.get(FRAME, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            return work.isDone();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return work.isDone();
    }
}
