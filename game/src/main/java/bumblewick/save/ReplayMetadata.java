package bumblewick.save;

/**
 * What the game knows about a recording beyond its contents.
 *
 * @param points with all bonuses
 * @param medal lower case, {@code none} to {@code golden}
 * @param bees alive at the end
 * @param day of the run, as year-month-day
 * @param kind how it was played
 * @param demo whether the autopilot played
 * @param kept whether the player wants to keep it; otherwise it is deleted when no table of scores contains it any
 *     more
 */
public record ReplayMetadata(
        long points, String medal, int bees, String day, ScoreTableId.Kind kind, boolean demo, boolean kept) {
    /** This metadata with {@link #kept()} changed. */
    public ReplayMetadata kept(boolean keep) {
        return new ReplayMetadata(points, medal, bees, day, kind, demo, keep);
    }
}
