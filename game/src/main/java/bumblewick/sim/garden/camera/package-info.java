/**
 * The camera of a garden. It is part of the simulation, because what the player's stick means depends on it. May depend on
 * {@code math}, {@code def}, {@code sim.collision}, {@code sim.run} and {@code sim.garden.level}.
 *
 * <p>Source: RULES 7, <i>cameras</i>.
 */
package bumblewick.sim.garden.camera;
