/**
 * Runs: which one is chosen ({@link bumblewick.app.run.RunFactory}, {@link bumblewick.app.run.Campaigns}), how its stage is
 * presented, who steers it, how it is recorded, saved and resumed. {@link bumblewick.app.run.RunSession} is a run in
 * progress, without a screen around it, so that replays, the title and the editor show stages by it, too;
 * {@link bumblewick.app.run.RunDestination} names the screens that a run leads to. Knows {@code app.shell},
 * {@code app.scene}, {@code app.record} and {@code app.camera}.
 */
package bumblewick.app.run;
