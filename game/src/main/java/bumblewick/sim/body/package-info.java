/**
 * Arcade bodies: crates, balls, stones and what only stands there; how they slide, roll, push each other and ride. May
 * depend on {@code math}, {@code def} and {@code sim.collision}.
 *
 * <p>Source: RULES 6.
 */
package bumblewick.sim.body;
