/**
 * Runs: which one is played, how a stage is presented, what the player's devices do in it, how it is recorded, saved and
 * resumed, and where it leads. {@link bumblewick.app.run.RunSession} is a run in progress,
 * {@link bumblewick.app.run.RunScreen} the screen around it; {@link bumblewick.app.run.RunDestination} names the screens
 * that a run leads to. Knows {@code app.shell} and {@code app.scene}.
 */
package bumblewick.app.run;
