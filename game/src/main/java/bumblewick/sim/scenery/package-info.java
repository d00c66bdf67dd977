/**
 * What stands along the rail of a flight: rocks, trunks, foliage, flower gates. May depend on {@code math}, {@code def},
 * {@code sim.collision} and {@code sim.run}.
 */
package bumblewick.sim.scenery;
