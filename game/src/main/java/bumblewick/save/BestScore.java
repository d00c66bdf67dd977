package bumblewick.save;

/**
 * The best result in a stage at a difficulty.
 *
 * @param points with all bonuses
 * @param medal in small letters, {@code none} to {@code golden}
 * @param bees alive at the end
 * @param replay name of the replay's file in the data folder's {@code replays}, or empty
 */
public record BestScore(long points, String medal, int bees, String replay) {}
