package bumblewick.audio;

import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetNotFoundException;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Loads and decodes files on a thread of its own, one after the other; urgent ones first. A file that is missing, broken
 * or too large for the memory costs its own sound alone.
 */
final class SoundLoader {
    private static final Logger LOG = LoggerFactory.getLogger(SoundLoader.class);

    private final BlockingDeque<Runnable> work = new LinkedBlockingDeque<>();
    private final AtomicInteger waiting = new AtomicInteger();
    private boolean started;

    private Thread thread;

    /** Starts the thread; does nothing the second time. */
    @SuppressWarnings("ThreadPriorityCheck") // nothing is wrong without: only drawing has the processor first
    void start() {
        if (started) {
            return;
        }
        started = true;
        thread = new Thread(this::run, "sounds");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    }

    /** Stops the thread after the file that it is loading. */
    void stop() {
        work.clear();
        if (thread != null) {
            thread.interrupt();
        }
    }

    private void run() {
        try {
            while (true) {
                work.take().run();
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    /** Loads everything that waits on the calling thread instead (for tests). */
    void loadAll() {
        for (Runnable next = work.poll(); next != null; next = work.poll()) {
            next.run();
        }
    }

    /**
     * Queues something for loading.
     *
     * @param name for the log
     * @param urgent whether it goes before everything else that waits
     */
    void load(String name, boolean urgent, Runnable loading) {
        Runnable guarded = () -> loadOne(name, loading);
        waiting.incrementAndGet();
        if (urgent) {
            work.addFirst(guarded);
        } else {
            work.addLast(guarded);
        }
    }

    /** Whether nothing waits and nothing is being loaded. */
    boolean idle() {
        return waiting.get() == 0;
    }

    private void loadOne(String name, Runnable loading) {
        try {
            loading.run();
        } catch (AssetNotFoundException | AssetLoadException | OutOfMemoryError missing) {
            LOG.warn("'{}' stays silent: {}", name, missing.toString());
        } finally {
            waiting.decrementAndGet();
        }
    }
}
