/**
 * What stands and moves by itself in the level of a garden: the terrain, fixtures, moving platforms, trigger boxes. May
 * depend on {@code math}, {@code def}, {@code sim.collision}, {@code sim.body} and {@code sim.run}.
 */
package bumblewick.sim.garden.level;
