package bumblewick.platform;

/**
 * How hot the machine is.
 *
 * @param headroom how near it is to slowing itself down: 1 is where it does so noticeably, above is worse; NaN if the
 *     machine does not say
 * @param status what the system makes of it
 */
public record Heat(float headroom, Status status) {
    /** What a system does about heat, the least first. */
    public enum Status {
        /** Nothing, or nobody knows. */
        NONE,
        /** A little, which nobody notices. */
        LIGHT,
        /** It slows down, but play goes on as before. */
        MODERATE,
        /** Play suffers. */
        SEVERE,
        /** It does all it can, and may switch off soon. */
        CRITICAL
    }

    /** Of a machine that does not say. */
    public static final Heat UNKNOWN = new Heat(Float.NaN, Status.NONE);
}
