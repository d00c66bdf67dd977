package bumblewick.content.asset;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks again and again what changed in folders, on a thread of its own. Asking the system for notice would be cheaper, but
 * not every system notifies at once, nor about folders on the network.
 */
public final class FolderWatcher implements Closeable {
    private static final Logger LOG = LoggerFactory.getLogger(FolderWatcher.class);

    /** From one look to the next, in milliseconds; more where a look takes long: a twentieth of the time. */
    private static final long PAUSE = 100L;

    private static final long SHARE = 20L;

    /** The same at most, in milliseconds: on a slow disk one still wants to see what one does. */
    private static final long LONGEST_PAUSE = 500L;

    /** From a change to the look whether it is over, in milliseconds: most files are written at once. */
    private static final long SETTLING = 30L;

    private static final long NANOS = 1_000_000L;

    private final List<Path> folders;
    private final Thread thread = new Thread(this::watch, "watch");
    private final SortedSet<Path> changed = new TreeSet<>();
    private boolean quiet;
    private long looked = Long.MIN_VALUE; // when the last look began that found nothing, in nanoseconds

    /** Looks from now on. */
    public FolderWatcher(Collection<Path> folders) {
        this.folders = List.copyOf(folders);
        thread.setDaemon(true);
        thread.start();
    }

    /** What changed since the last call; nothing while it still changes, so that nobody reads half a file. */
    public synchronized SortedSet<Path> takeChanges() {
        SortedSet<Path> taken = new TreeSet<>();
        if (quiet) {
            taken.addAll(changed);
            changed.clear();
        }
        return taken;
    }

    /**
     * Whether all that was saved before a moment is known by now, and nothing is being saved.
     *
     * @param moment of {@link System#nanoTime}
     */
    public synchronized boolean quietSince(long moment) {
        return quiet && looked != Long.MIN_VALUE && looked - moment > 0L;
    }

    private synchronized void note(SortedSet<Path> found, long began) {
        changed.addAll(found);
        quiet = found.isEmpty();
        looked = quiet ? began : looked;
    }

    private void watch() {
        try {
            FolderState before = FolderState.of(folders);
            while (!thread.isInterrupted()) {
                long began = System.nanoTime();
                FolderState now = FolderState.of(folders);
                SortedSet<Path> found = now.changesSince(before);
                note(found, began);
                before = now;
                Thread.sleep(found.isEmpty() ? pause((System.nanoTime() - began) / NANOS) : SETTLING);
            }
        } catch (InterruptedException e) {
            thread.interrupt();
        } catch (IOException e) {
            LOG.warn("changes of files are not seen any more", e);
        }
    }

    private static long pause(long look) {
        return Math.min(LONGEST_PAUSE, Math.max(PAUSE, SHARE * look));
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
