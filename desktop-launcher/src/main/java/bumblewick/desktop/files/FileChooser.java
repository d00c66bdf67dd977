package bumblewick.desktop.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets the player pick a file in the system's dialogue, on a thread of its own, so that the game goes on; the picked
 * file waits until it is taken.
 */
public final class FileChooser {
    private static final Logger LOG = LoggerFactory.getLogger(FileChooser.class);

    private final Dialogue dialogue;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(FileChooser::daemon);
    private final Queue<Path> picked = new ConcurrentLinkedQueue<>();
    private final CompletableFuture<Boolean> there = new CompletableFuture<>();
    private volatile CompletableFuture<Void> asked = CompletableFuture.completedFuture(null);

    /** The system's dialogue. All calls come from one thread, which they may keep for as long as they like. */
    public interface Dialogue {
        /** Whether there is one. */
        boolean there();

        /** What the player picks; nothing if it is closed. */
        Optional<Path> pick();

        /** Closes the dialogue if it is open; called on another thread. */
        void close();
    }

    /** Nothing of the system is touched before {@link #start()}, so that commands without a window load no library. */
    public FileChooser(Dialogue dialogue) {
        this.dialogue = dialogue;
    }

    /** Asks the system, on the chooser's own thread, whether it has such a dialogue. */
    public void start() {
        thread.execute(() -> there.complete(look()));
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "file chooser");
        thread.setDaemon(true);
        return thread;
    }

    /** Libraries of the system that are missing, or do not fit, are no reason to end. */
    private boolean look() {
        try {
            return dialogue.there();
        } catch (RuntimeException | LinkageError e) {
            LOG.warn("this system has no dialogue for files", e);
            return false;
        }
    }

    /** Whether it is known by now that files can be picked. */
    public boolean there() {
        return there.getNow(false);
    }

    /** Opens the dialogue, unless it is open. */
    public void open() {
        if (asked.isDone()) {
            asked = CompletableFuture.runAsync(this::ask, thread);
        }
    }

    private void ask() {
        try {
            Optional<Path> file = dialogue.pick();
            LOG.info("picked: {}", file.map(Path::toString).orElse("nothing"));
            file.ifPresent(picked::add);
        } catch (RuntimeException e) {
            LOG.warn("no file can be picked", e);
        }
    }

    /** Closes the dialogue if it is open: it must not outlive the game. */
    public void close() {
        if (!asked.isDone()) {
            dialogue.close();
        }
    }

    /** What was picked since this was last asked. */
    public List<Path> take() {
        List<Path> taken = new ArrayList<>();
        for (Path file = picked.poll(); file != null; file = picked.poll()) {
            taken.add(file);
        }
        return taken;
    }
}
