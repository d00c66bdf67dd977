package bumblewick.app;

import java.time.LocalDate;
import java.util.List;

/**
 * The run of a day: everybody in the world flies the same stage with the same luck.
 *
 * @param day by universal time
 */
record Daily(LocalDate day) {
    /** Spreads neighbouring days far apart: 2⁶⁴ divided by the golden ratio. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** Of all random streams. */
    long seed() {
        return day.toEpochDay() * SPREAD;
    }

    /**
     * The day's stage: each has its turn.
     *
     * @param stages to choose from, always in the same order; not empty
     */
    String stage(List<String> stages) {
        return stages.get((int) Math.floorMod(day.toEpochDay(), (long) stages.size()));
    }
}
