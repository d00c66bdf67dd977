package bumblewick.def;

/**
 * How something blows up when it is destroyed.
 *
 * @param radius of what it reaches, in u
 * @param damage hit points that it takes from enemies and scenery there
 * @param hurtsWick whether it hurts Wick and the bees, too
 * @param delay ticks from the destruction to the blast
 */
public record BlastDef(float radius, int damage, boolean hurtsWick, int delay) {
    /** The least of {@link #delay}, so that one sees a chain of blasts run. */
    public static final int SHORTEST_DELAY = 4;
}
