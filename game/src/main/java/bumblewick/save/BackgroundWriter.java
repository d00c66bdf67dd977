package bumblewick.save;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes files on a thread of its own, in the order of the calls, so that the render thread does not wait for the disk.
 * What fails is logged. For one calling thread.
 */
public final class BackgroundWriter {
    private static final Logger LOG = LoggerFactory.getLogger(BackgroundWriter.class);

    /** Milliseconds that a system gives at least to a game that ends or goes to the background. */
    private static final long PATIENCE = 1_000L;

    private final ExecutorService thread;
    private boolean closed;

    /** @param name of its thread */
    public BackgroundWriter(String name) {
        thread = Executors.newSingleThreadExecutor(work -> {
            Thread made = new Thread(work, name);
            made.setDaemon(true);
            return made;
        });
    }

    /** An operation on a file. */
    public interface Work {
        void run() throws IOException;
    }

    /**
     * Does something after all that was given before; returns at once. After {@link #close} nothing is done any more.
     *
     * @param failure what the log says if the work fails
     */
    public void execute(String failure, Work work) {
        if (closed) {
            return;
        }
        thread.execute(() -> {
            try {
                work.run();
            } catch (IOException e) {
                LOG.warn(failure, e);
            }
        });
    }

    /** Waits until all work is done, a second at most. */
    public void flush() {
        if (closed) {
            return;
        }
        try {
            thread.submit(() -> {}).get(PATIENCE, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            LOG.warn("the disk takes longer than {} ms", PATIENCE);
        } catch (ExecutionException e) {
            throw new IllegalStateException("doing nothing cannot fail", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits like {@link #flush}, and takes no work any more. */
    public void close() {
        if (!closed) {
            flush();
            closed = true;
            thread.shutdown();
        }
    }
}
