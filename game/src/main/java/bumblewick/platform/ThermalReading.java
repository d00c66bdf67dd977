package bumblewick.platform;

/**
 * How hot the machine is.
 *
 * @param headroom 1 where the machine begins to slow itself down noticeably, more is worse; NaN if the machine does
 *     not say
 * @param status what the system reports
 */
public record ThermalReading(float headroom, Status status) {
    /** The system's reaction to heat, the least first. */
    public enum Status {
        /** No reaction, or unknown. */
        NONE,
        /** A little throttling that nobody notices. */
        LIGHT,
        /** Throttling, but the game plays as before. */
        MODERATE,
        /** Throttling that impairs the game. */
        SEVERE,
        /** The most throttling possible; the machine may shut down soon. */
        CRITICAL
    }

    /** The reading of a machine that does not report heat. */
    public static final ThermalReading UNKNOWN = new ThermalReading(Float.NaN, Status.NONE);
}
