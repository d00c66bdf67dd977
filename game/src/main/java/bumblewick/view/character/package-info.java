/**
 * The figures: Wick with animation, face and lantern, Wick's ghost, and what one bee or enemy looks like, wherever it
 * appears.
 *
 * <p>May use {@code view}'s own package, {@code view.animation}, {@code view.batch}, {@code view.render}, {@code
 * view.effect}, and the state of {@code sim}.
 */
package bumblewick.view.character;
