/**
 * The game itself: {@link bumblewick.sim.World} and everything in it. {@link bumblewick.sim.FlightStage#tick} is the
 * table of contents; each line of it is a noun with its own file.
 *
 * <p>May depend on {@code math}, {@code def} and the libraries below {@code sim}; sees nothing of jME but {@code
 * com.jme3.math}. Knows no clock, no file and no listener; the same on every machine; no allocation per tick once the
 * pools have grown.
 *
 * <p>Frame: x right, y up, z along the rail, in u. What flies (enemies, bullets, bees) moves with Wick along the rail,
 * and its velocity is relative to that travel; what stands (scenery, pick-ups) stays where it is.
 */
package bumblewick.sim;
