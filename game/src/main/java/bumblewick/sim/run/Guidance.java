package bumblewick.sim.run;

/**
 * How a run is gentle with a player who learns to play. It is no assist: it saves a run from an early end, but earns no point.
 *
 * @param lastBeesSafe whether the last {@value #SAFE_BEES} bees cannot be lost until the player has fired a volley, whirled and
 *     boosted, or the boss comes
 * @param untimedIslet whether there is no clock on the islet after a crash landing
 */
public record Guidance(boolean lastBeesSafe, boolean untimedIslet) {
    /** The bees that cannot be lost. */
    public static final int SAFE_BEES = 3;

    /** No guidance. */
    public static final Guidance NONE = new Guidance(false, false);
}
