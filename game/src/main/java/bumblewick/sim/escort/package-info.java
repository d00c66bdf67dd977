/**
 * Friends that fly along with Wick and want to get home: {@link bumblewick.sim.escort.StageEscorts} moves them. What hurts them
 * is in {@code sim.enemy} (who holds on to them) and {@code sim.combat} (bullets).
 *
 * <p>May depend on {@code sim.motion}, {@code sim.run} and {@code sim.rule}.
 */
package bumblewick.sim.escort;
