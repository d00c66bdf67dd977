package bumblewick.math;

/**
 * The simulation's step. A tick is always the same length; a frame is a picture and may be of any length.
 */
public final class Tick {
    /** Ticks in a second. */
    public static final int PER_SECOND = 60;

    /** Length of a tick, in seconds. */
    public static final float SECONDS = 1f / PER_SECOND;

    private Tick() {}

    /**
     * Converts a time of the content to whole ticks.
     *
     * @param seconds a duration, in seconds
     * @return the nearest number of ticks
     */
    public static int of(float seconds) {
        return Math.round(seconds * PER_SECOND);
    }
}
