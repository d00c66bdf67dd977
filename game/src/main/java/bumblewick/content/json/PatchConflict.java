package bumblewick.content.json;

/**
 * A value or an item of a list that one patch has set and a later one has changed or removed.
 *
 * @param path where it is in the document, as the later patch found it: {@code $.waves[3].count}
 * @param loser address of the patch that set it
 * @param loserLine from 1
 * @param winner address of the patch that counts
 * @param winnerLine from 1
 */
public record PatchConflict(String path, String loser, int loserLine, String winner, int winnerLine) {}
