package bumblewick.app.record;

import bumblewick.save.BackgroundWriter;
import bumblewick.save.Statistics;
import bumblewick.save.Tally;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The statistics of all runs; another thread writes them to disk, in the order of the calls. For the render thread. */
public final class StatisticsStore {
    private static final Logger LOG = LoggerFactory.getLogger(StatisticsStore.class);

    private final Statistics statistics;
    private final boolean active;
    private final BackgroundWriter writer = new BackgroundWriter("statistics");

    /**
     * Reads the statistics of the data folder.
     *
     * @param active whether anything is counted: a game that only takes a screenshot leaves no trace
     */
    public StatisticsStore(Path dataFolder, boolean active) {
        statistics = new Statistics(dataFolder);
        statistics.problems().forEach(LOG::warn);
        this.active = active;
    }

    /** The statistics as they are now. Not to be changed. */
    public Statistics statistics() {
        return statistics;
    }

    /**
     * Adds a part of a run and saves; returns at once.
     *
     * @param slot of its journey, or {@link Statistics#NO_JOURNEY}
     * @param part of the run (unaffected)
     * @param backup whether the version before is kept: once a run, not every few seconds
     */
    void add(int slot, Tally part, Statistics.Progress upTo, boolean backup) {
        if (active) {
            statistics.add(slot, part, upTo);
            save(backup);
        }
    }

    /** Forgets the runs of a journey, since another one begins in its slot. */
    public void forgetJourney(int slot) {
        statistics.forgetJourney(slot);
        save(true);
    }

    /** Keeps the runs of a journey that is erased, see {@link Statistics#eraseJourney}. */
    public void eraseJourney(int slot, String file) {
        statistics.eraseJourney(slot, file);
        save(true);
    }

    /** Gives an erased journey its runs back. */
    public void restoreJourney(String file, int slot) {
        statistics.restoreJourney(file, slot);
        save(true);
    }

    /** Gives the copy of a journey the same runs. */
    public void copyJourney(int from, int to) {
        statistics.copyJourney(from, to);
        save(true);
    }

    private void save(boolean backup) {
        if (active) {
            JsonObject snapshot = statistics.snapshot();
            writer.execute("the statistics could not be written", () -> statistics.write(snapshot, backup));
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
