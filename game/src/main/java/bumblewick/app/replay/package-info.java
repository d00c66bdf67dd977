/**
 * Replays: lists and plays them, and goes back to a run that was left by playing it again. Knows {@code app.shell} and
 * {@code app.run}.
 */
package bumblewick.app.replay;
