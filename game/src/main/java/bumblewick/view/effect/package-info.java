/**
 * Short-lived pictures: particles, sprites, trails, debris, figures that break, flashes and slow motion, and the table
 * that plays them for events.
 *
 * <p>May use {@code view}'s own package, {@code view.camera} and {@code view.batch}, and {@code sim}'s events. Random
 * numbers here are the view's own: they never reach the simulation.
 */
package bumblewick.view.effect;
