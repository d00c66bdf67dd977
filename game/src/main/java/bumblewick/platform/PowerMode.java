package bumblewick.platform;

/** What the player told the system, rather than the game, about speed and battery. */
public enum PowerMode {
    /** As fast as it gets. */
    PERFORMANCE,
    /** Nothing in particular. */
    STANDARD,
    /** The battery is to last. */
    BATTERY
}
