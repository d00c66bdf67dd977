package bumblewick.save;

/**
 * A line in a table of scores.
 *
 * @param points with all bonuses
 * @param medal in small letters, {@code none} to {@code golden}
 * @param bees alive at the end
 * @param ticks how long the run took, in 1/60 s
 * @param day it was played on, as year-month-day
 * @param replay name of the replay's file in the data folder's {@code replays}, or empty
 */
public record BestScore(long points, String medal, int bees, int ticks, String day, String replay) {}
