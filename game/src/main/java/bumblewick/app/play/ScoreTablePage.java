package bumblewick.app.play;

import bumblewick.app.shell.PageDestination;
import bumblewick.save.ScoreTableId;

/**
 * The table of scores in which a run stands.
 *
 * @param board the table
 * @param rank the run's line there, 1 for the best; 0 for none
 */
public record ScoreTablePage(ScoreTableId board, int rank) implements PageDestination {}
