package bumblewick.audio;

import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetNotFoundException;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads and decodes files on a thread of its own, one after the other; what is wanted at once goes first. */
final class SoundLoader {
    private static final Logger LOG = LoggerFactory.getLogger(SoundLoader.class);

    private final BlockingDeque<Runnable> work = new LinkedBlockingDeque<>();
    private final AtomicInteger waiting = new AtomicInteger();
    private boolean started;

    private Thread thread;

    /** Starts the thread, once. */
    void start() {
        if (started) {
            return;
        }
        started = true;
        thread = new Thread(this::run, "sounds");
        thread.setDaemon(true);
        thread.start();
    }

    /** Ends the thread once it has read what it reads. */
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

    /** Loads what waits on this thread, without the other one. */
    void loadAll() {
        for (Runnable next = work.poll(); next != null; next = work.poll()) {
            next.run();
        }
    }

    /**
     * Has something loaded.
     *
     * @param name for the log
     * @param atOnce before everything else that waits
     */
    void load(String name, boolean atOnce, Runnable loading) {
        Runnable guarded = () -> loadOne(name, loading);
        waiting.incrementAndGet();
        if (atOnce) {
            work.addFirst(guarded);
        } else {
            work.addLast(guarded);
        }
    }

    /** Whether nothing waits, and nothing is being loaded. */
    boolean idle() {
        return waiting.get() == 0;
    }

    private void loadOne(String name, Runnable loading) {
        try {
            loading.run();
        } catch (AssetNotFoundException | AssetLoadException missing) {
            LOG.warn("'{}' stays silent: {}", name, missing.getMessage());
        } finally {
            waiting.decrementAndGet();
        }
    }
}
