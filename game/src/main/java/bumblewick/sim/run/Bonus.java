package bumblewick.sim.run;

/**
 * Points given at the end of a stage.
 *
 * @param name what for; the player reads the text {@code bonus.<name>}
 * @param points 0 if the bonus was missed
 */
public record Bonus(String name, int points) {
    /** For the bees alive. */
    public static final String BEES = "bees";
    /** For all friends freed. */
    public static final String FRIENDS = "friends";
    /** For less time than par. */
    public static final String PAR = "par";
    /** For never being sent back to safe ground. */
    public static final String NO_RESET = "noReset";
}
