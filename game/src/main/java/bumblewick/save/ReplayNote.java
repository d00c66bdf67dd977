package bumblewick.save;

/**
 * What is known of a recording besides what is in it.
 *
 * @param points with all bonuses
 * @param medal in small letters, {@code none} to {@code golden}
 * @param bees alive at the end
 * @param day it was played on, as year-month-day
 * @param kind how it was played
 * @param demo whether the game's own pilot played
 * @param kept whether the player wants it for ever; if not, it goes when no table of scores names it any more
 */
public record ReplayNote(long points, String medal, int bees, String day, Board.Kind kind, boolean demo, boolean kept) {
    /** The same, kept for ever or not. */
    public ReplayNote kept(boolean forEver) {
        return new ReplayNote(points, medal, bees, day, kind, demo, forEver);
    }
}
