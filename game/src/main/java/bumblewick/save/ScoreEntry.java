package bumblewick.save;

/**
 * One line of a table of scores.
 *
 * @param points with all bonuses
 * @param medal lower case, {@code none} to {@code golden}
 * @param bees alive at the end
 * @param ticks duration of the run, in 1/60 s
 * @param day of the run, as year-month-day
 * @param replay name of the replay file in the folder of replays, or empty
 * @param guided whether the run was gentle with a player who learned to play
 */
public record ScoreEntry(long points, String medal, int bees, int ticks, String day, String replay, boolean guided) {}
