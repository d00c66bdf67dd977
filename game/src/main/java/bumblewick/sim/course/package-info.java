/**
 * What Wick flies through on the way: pick-ups, flower gates, checkpoints, the bends of the rail and the two exits. May
 * depend on {@code sim.player}, {@code sim.scenery}, {@code sim.swarm}, {@code sim.run}, {@code sim.motion}, {@code math}
 * and {@code def}; knows no enemy.
 */
package bumblewick.sim.course;
