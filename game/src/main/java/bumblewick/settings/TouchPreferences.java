package bumblewick.settings;

/**
 * Preferences that apply to all on-screen controls alike.
 *
 * @param size factor on their size
 * @param opacity of controls that nobody presses, 0 to 1
 * @param mirrored whether the right hand steers
 * @param holdButton whether a button holds the swarm tight, as opposed to the finger that steers
 * @param spinButton whether a button spins in flight, as opposed to a tap by any second finger
 */
public record TouchPreferences(float size, float opacity, boolean mirrored, boolean holdButton, boolean spinButton) {
    public TouchPreferences {
        if (!(size > 0f)) {
            throw new IllegalArgumentException("size is " + size + ", expected more than 0");
        }
        if (!(opacity >= 0f && opacity <= 1f)) {
            throw new IllegalArgumentException("opacity is " + opacity + ", expected 0 to 1");
        }
    }

    /** The preferences of a player who has changed nothing. */
    public static TouchPreferences defaults() {
        return new TouchPreferences(1f, 0.6f, false, false, false);
    }
}
