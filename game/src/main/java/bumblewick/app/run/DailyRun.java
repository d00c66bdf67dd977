package bumblewick.app.run;

import java.time.LocalDate;
import java.util.List;

/**
 * The run of a day: the same stage with the same random numbers for everybody in the world.
 *
 * @param day by universal time
 */
public record DailyRun(LocalDate day) {
    /** Gives neighbouring days very different seeds: 2⁶⁴ divided by the golden ratio. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** The seed of the run. */
    long seed() {
        return day.toEpochDay() * SPREAD;
    }

    /**
     * The day's stage: stages take turns.
     *
     * @param stages to choose from, always in the same order; not empty
     */
    String stageOf(List<String> stages) {
        return stages.get((int) Math.floorMod(day.toEpochDay(), (long) stages.size()));
    }
}
