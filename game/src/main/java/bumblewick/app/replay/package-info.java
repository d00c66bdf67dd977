/**
 * Replays: lists and plays them, and goes back to a run that was left by playing it again. Knows {@code app.run} and
 * the rooms below it.
 */
package bumblewick.app.replay;
