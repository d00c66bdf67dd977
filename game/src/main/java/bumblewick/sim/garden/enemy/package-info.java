/**
 * The enemies of a garden ("walkers") and their bullets: one {@link bumblewick.sim.garden.enemy.WalkerBehaviour} for each
 * kind decides, {@link bumblewick.sim.garden.enemy.WalkerMotion} moves. What they do to Wick and Wick to them is in {@code
 * sim.garden}.
 *
 * <p>May depend on {@code math}, {@code def}, {@code sim.collision}, {@code sim.run} and {@code sim.garden.level}.
 */
package bumblewick.sim.garden.enemy;
