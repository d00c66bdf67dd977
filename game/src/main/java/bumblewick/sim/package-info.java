/**
 * The game itself. {@link bumblewick.sim.World} is a function of the rules, the options and the intents so far; {@link
 * bumblewick.sim.FlightStage#tick} and {@link bumblewick.sim.garden.GardenStage#tick} are its tables of contents.
 *
 * <p>Where to look, from the ground up:
 *
 * <ul>
 *   <li>libraries that could serve another game: {@code collision} (convex sweeps), {@code motion} (paths and steering),
 *       {@code character} (walking), {@code body} (crates and balls), {@code swarm} (the bees; how they dodge is in its
 *       {@code PredictiveAvoidance});
 *   <li>{@code run}: what every run has: intents, options, events, score; and {@code rule}: the rules of a stage;
 *   <li>a flight: {@code scenery}, {@code player}, {@code bullet}, {@code enemy}, {@code boss}, {@code course}, and {@code
 *       combat}, where they meet;
 *   <li>a stage on foot: {@code garden} with {@code level}, {@code camera} and {@code enemy}.
 * </ul>
 *
 * <p>May depend on {@code math} and {@code def}; sees nothing of jME but {@code com.jme3.math}. Knows no clock, no file
 * and no listener; the same on every machine; no allocation per tick once the pools have grown. The libraries do not know
 * the packages after them, and no package knows one that comes later in this list.
 *
 * <p>Frame of a flight: x right, y up, z along the rail, in u. What flies (enemies, bullets, bees) moves with Wick along
 * the rail, and its velocity is relative to that travel; what stands (scenery, pick-ups) stays where it is.
 */
package bumblewick.sim;
