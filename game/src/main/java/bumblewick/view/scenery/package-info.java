/**
 * What surrounds play and has no part in the rules: the meadow and its landmarks along a flight, distant islands, the
 * sea of clouds, and what drifts in the air; and how the looks change along a flight.
 *
 * <p>May use {@code view}'s own package, {@code view.camera}, {@code view.batch}, {@code view.render} and {@code
 * view.effect}. Knows nothing of {@code sim}'s state.
 */
package bumblewick.view.scenery;
