package bumblewick.app;

import bumblewick.loop.Replay;
import bumblewick.save.Bookmark;
import bumblewick.save.BookmarkFile;
import bumblewick.save.Kept;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps on disk where a run is, so that it goes on after the process was ended under it. Writing is done on another
 * thread, in the order in which it is asked for. All calls belong to the render thread.
 */
final class Bookmarks {
    private static final Logger LOG = LoggerFactory.getLogger(Bookmarks.class);

    /** How long a system waits for a game that is put away, at least, in milliseconds. */
    private static final long PATIENCE = 1_000L;

    private final BookmarkFile file;
    private final boolean keeps;
    private final ExecutorService writer = Executors.newSingleThreadExecutor(Bookmarks::thread);
    private Optional<Comeback> comeback = Optional.empty();
    private boolean closed;

    /** @param keeps whether anything is kept or found at all: a game that only takes a picture leaves no trace */
    Bookmarks(Path dataFolder, boolean keeps) {
        file = new BookmarkFile(dataFolder);
        this.keeps = keeps;
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "bookmarks");
        thread.setDaemon(true);
        return thread;
    }

    /** Looks for a run that was left. What is damaged is told of in the log, and is not there. */
    Kept<Optional<Bookmark>> find() {
        if (!keeps) {
            return new Kept<>(Optional.empty(), List.of());
        }
        Kept<Optional<Bookmark>> found = file.read();
        found.problems().forEach(LOG::warn);
        return found;
    }

    /** Whether nobody has begun yet to go back to what was found. */
    boolean untried() {
        return keeps && file.untried();
    }

    /** Offers a run to go back to, until another one begins. */
    void offer(Comeback found) {
        comeback = Optional.of(found);
    }

    /** The run to go back to. */
    Optional<Comeback> offered() {
        return comeback;
    }

    /** Somebody goes back: if that fails, the next start does not do so by itself. */
    void tried() {
        run("marked as tried", file::tried);
    }

    /** Keeps a run as it is now; returns at once. */
    void keep(Run run, Replay soFar) {
        comeback = Optional.empty();
        run("kept", () -> {
            file.write(Comeback.bookmark(run, soFar));
            LOG.info("kept at tick {}, state {}", soFar.intents().ticks(), Long.toHexString(soFar.finalHash()));
        });
    }

    /** The run has ended, or another one begins: there is nothing to go back to. */
    void drop() {
        comeback = Optional.empty();
        run("dropped", file::remove);
    }

    /** What is done with the file. */
    private interface Work {
        void run() throws IOException;
    }

    private void run(String what, Work work) {
        if (keeps && !closed) {
            writer.execute(() -> {
                try {
                    work.run();
                } catch (IOException e) {
                    LOG.warn("where the run is could not be {}", what, e);
                }
            });
        }
    }

    /** Waits until everything is on disk, but not for ever. */
    void settle() {
        if (closed) {
            return;
        }
        try {
            writer.submit(() -> {}).get(PATIENCE, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            LOG.warn("the disk takes longer than {} ms", PATIENCE);
        } catch (ExecutionException e) {
            throw new IllegalStateException("doing nothing cannot fail", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The game ends: what is kept stays as it is. */
    void close() {
        if (!closed) {
            settle();
            closed = true;
            writer.shutdown();
        }
    }
}
