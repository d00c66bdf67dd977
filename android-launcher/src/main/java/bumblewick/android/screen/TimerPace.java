package bumblewick.android.screen;

/** Limits the frame rate by a clock alone, where no refreshes are reported. */
final class TimerPace {
    private static final long SECOND = 1_000_000_000L;

    /** A frame begins so much before its time, in nanoseconds: less than a beat of any screen, more than timers err. */
    private static final long EARLY = 2_000_000L;

    private long due;

    /**
     * How long the frame that is to begin now has to wait, in nanoseconds; call it once a frame.
     *
     * @param rate frames per second at most, above 0
     * @param now in nanoseconds
     */
    long delay(int rate, long now) {
        long period = SECOND / rate;
        due = Math.max(due + period, now - period);
        return Math.max(0L, Math.min(period, due - EARLY - now));
    }
}
