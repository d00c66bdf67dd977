package bumblewick.platform;

/** The system-wide power mode that the player has chosen. */
public enum PowerMode {
    /** Full speed. */
    PERFORMANCE,
    /** No preference. */
    STANDARD,
    /** Save the battery. */
    BATTERY
}
