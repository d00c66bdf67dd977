/**
 * A stage on foot: {@link bumblewick.sim.garden.GardenStage#tick} is its table of contents. Here are Wick on foot, pick-ups,
 * bodies, the story, and what Wick and the walkers do to each other; the level, the camera and the walkers have packages
 * of their own.
 *
 * <p>May depend on {@code math}, {@code def}, {@code sim.run}, {@code sim.rule}, the libraries of the simulation and {@code
 * sim.garden}'s sub-packages; knows nothing of a flight.
 */
package bumblewick.sim.garden;
