package bumblewick.app.record;

import bumblewick.save.Statistics;
import bumblewick.save.Tally;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;
import java.time.LocalDate;
import java.time.ZoneId;

/**
 * Counts a run into the statistics while it is played, and saves every few seconds. A run that goes on after the process
 * was ended is counted from where it was last saved: no tick counts twice.
 */
public final class RunStatistics {
    /** In seconds; so much is lost when the process is killed. */
    private static final float INTERVAL = 4f;

    private final StatisticsStore store;
    private final int slot;
    private final boolean earnsMedals;
    private final boolean active;
    private RunTally tally;
    private int from; // the tick from which on the run is not counted yet; less than 0 for one that is not known at all
    private float sinceSaved;
    private String day = "";

    /**
     * Prepares to count a run.
     *
     * @param slot of its journey, or {@link Statistics#NO_JOURNEY}
     * @param earnsMedals whether its medal counts
     * @param active whether it is counted: demos and tests of the editor are not
     */
    public RunStatistics(StatisticsStore store, int slot, boolean earnsMedals, boolean active) {
        this.store = store;
        this.slot = slot;
        this.earnsMedals = earnsMedals;
        this.active = active;
    }

    /**
     * Begins to count. A run that begins is saved as begun: one from a lantern has the seed of the run before it, whose
     * progress would be taken for its own.
     *
     * @param resumed whether it goes on where it was saved, as opposed to begins
     */
    public void begin(World world, boolean resumed) {
        tally = new RunTally(world, earnsMedals);
        int counted = resumed ? store.statistics().countedUpTo(world.options().seed()) : 0;
        from = counted > 0 ? counted : -1;
        day = LocalDate.now(ZoneId.systemDefault()).toString();
        if (from < 0) {
            tally.tally().add(Tally.Count.RUNS, 1);
            save(world, false);
        }
    }

    /** Counts the ticks of a frame. */
    public void note(World world, SimEvents events, float seconds) {
        if (!active) {
            return;
        }
        tally.note(world, events, day);
        if (world.ticks() <= from) {
            tally.tally().clear();
        }
        sinceSaved += seconds;
        if (sinceSaved >= INTERVAL) {
            save(world, false);
        }
    }

    /** Saves what was counted so far. */
    public void save(World world) {
        save(world, true);
    }

    private void save(World world, boolean backup) {
        sinceSaved = 0f;
        if (active && tally != null && !tally.tally().isEmpty()) {
            store.add(
                    slot, tally.tally(), new Statistics.Progress(world.options().seed(), world.ticks()), backup);
            tally.tally().clear();
        }
    }
}
