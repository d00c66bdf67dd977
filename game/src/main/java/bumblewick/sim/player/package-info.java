/**
 * Wick in the air: how Wick flies, collides with scenery and runs on the ground, and where the reticle is. Start at
 * {@link bumblewick.sim.player.WickFlight}; Wick on foot is {@code sim.garden.GardenWick}.
 *
 * <p>May depend on {@code math}, {@code def}, the libraries of the simulation, {@code sim.run} and {@code sim.scenery};
 * knows no enemy.
 */
package bumblewick.sim.player;
