package bumblewick.app.run;

import bumblewick.replay.Replay;
import bumblewick.save.BackgroundWriter;
import bumblewick.save.Bookmark;
import bumblewick.save.BookmarkFile;
import bumblewick.save.ReadResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Saves where a run is, so that it can go on after the process was ended. Another thread writes, in the order of the calls.
 * For the render thread.
 */
public final class ResumeStore {
    private static final Logger LOG = LoggerFactory.getLogger(ResumeStore.class);

    private final BookmarkFile file;
    private final boolean active;
    private final BackgroundWriter writer = new BackgroundWriter("bookmarks");
    private Optional<ResumePoint> offered = Optional.empty();

    /** @param active whether anything is saved or found: a game that only takes a screenshot leaves no trace */
    public ResumeStore(Path dataFolder, boolean active) {
        file = new BookmarkFile(dataFolder);
        this.active = active;
    }

    /** Reads the run that was left; a damaged file is logged and counts as none. */
    public ReadResult<Optional<Bookmark>> find() {
        if (!active) {
            return new ReadResult<>(Optional.empty(), List.of());
        }
        flush();
        ReadResult<Optional<Bookmark>> found = file.read();
        found.problems().forEach(LOG::warn);
        return found;
    }

    /** Whether the run that was left has not been resumed yet. */
    public boolean untried() {
        return active && file.hasUntried();
    }

    /** Offers a run to be resumed, until another one begins. */
    public void offer(ResumePoint found) {
        offered = Optional.of(found);
    }

    /** The run that is offered. */
    public Optional<ResumePoint> offered() {
        return offered;
    }

    /** How long the offered run of the journey in a slot was played, in whole seconds; 0 if none of it is offered. */
    public int seconds(int slot) {
        return offered.filter(kept -> kept.bookmark().slot() == slot)
                .map(ResumePoint::seconds)
                .orElse(0);
    }

    /** Marks the run as resumed: if that fails, the next start does not resume it by itself. */
    public void tried() {
        run("marked as tried", file::markTried);
    }

    /** Saves a run as it is now; returns at once. */
    public void keep(Run run, Replay soFar) {
        offered = Optional.empty();
        run("kept", () -> write(ResumePoint.bookmark(run, soFar), soFar));
    }

    /** Saves a run that the player leaves, and offers it; the next start does not resume it by itself. Returns at once. */
    public void leave(ResumePoint point) {
        run("kept", () -> {
            write(point.bookmark(), point.soFar());
            file.markTried();
        });
        offer(point);
    }

    private void write(Bookmark bookmark, Replay soFar) throws IOException {
        file.write(bookmark);
        LOG.info("kept at tick {}, state {}", soFar.intents().ticks(), Long.toHexString(soFar.finalHash()));
    }

    /** Deletes the run: it has ended, or another one begins. */
    public void drop() {
        offered = Optional.empty();
        run("dropped", file::remove);
    }

    private void run(String what, BackgroundWriter.Work work) {
        if (active) {
            writer.execute("the run to be resumed could not be " + what, work);
        }
    }

    /** Waits until everything is on disk, a second at most. */
    public void flush() {
        writer.flush();
    }

    /** Waits for the disk, and saves nothing any more. */
    public void close() {
        writer.close();
    }
}
