/**
 * How things move: steering by arrival, enemy paths of lines and Bézier curves with their baked tables, and the grid
 * that finds neighbours.
 *
 * <p>May depend on {@code math}, {@code def} and {@code com.jme3.math}; knows nothing of the world that uses it.
 */
package bumblewick.sim.motion;
