/**
 * The stages on foot: Wick, the bodies, the ground enemies, the cameras and the story of a garden. May depend on
 * {@code math}, {@code def}, {@code sim.run} and the libraries of the simulation.
 */
package bumblewick.sim.garden;
