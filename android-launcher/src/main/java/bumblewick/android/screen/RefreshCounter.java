package bumblewick.android.screen;

import java.util.Arrays;

/**
 * Counts the refreshes of a screen and finds its period. What is reported trembles by parts of a millisecond, a report may
 * be missing, and the screen may change its rate at any time.
 *
 * <p>The period is a running mean of intervals near the median of the last few; once the median has left it, the screen has
 * another rate. It reads no clock: the same times give the same count.
 */
final class RefreshCounter {
    private static final double SECOND = 1e9; // nanoseconds

    /** Intervals of which the median is taken. */
    private static final int MEDIAN_OF = 7;

    /** Share of the period by which an interval may differ from it. */
    private static final double NEAR = 0.15;

    /** Weight of an interval in the running mean. */
    private static final double WEIGHT = 1.0 / 16.0;

    private final long[] intervals = new long[MEDIAN_OF];
    private final long[] sorted = new long[MEDIAN_OF];
    private int known;
    private int next;
    private long time;
    private boolean started;
    private double period;
    private long count;

    /** Counts a refresh, and those before it that were not reported. */
    void add(long nanos) {
        if (!started || nanos <= time) {
            started = true;
            time = nanos;
            return;
        }
        long interval = nanos - time;
        time = nanos;
        learn(interval);
        count += Math.max(1, Math.round(interval / period));
    }

    private void learn(long interval) {
        intervals[next] = interval;
        next = (next + 1) % MEDIAN_OF;
        known = Math.min(known + 1, MEDIAN_OF);
        System.arraycopy(intervals, 0, sorted, 0, known);
        Arrays.sort(sorted, 0, known);
        double median = sorted[known / 2];
        if (Math.abs(median - period) > NEAR * period) {
            period = median;
        } else if (Math.abs(interval - period) <= NEAR * period) {
            period += (interval - period) * WEIGHT;
        }
    }

    /** Refreshes since the first report. */
    long count() {
        return count;
    }

    /** The time of the last one, in nanoseconds. */
    long time() {
        return time;
    }

    /** Refreshes per second; 0 before there are two reports. */
    double rate() {
        return period == 0.0 ? 0.0 : SECOND / period;
    }
}
