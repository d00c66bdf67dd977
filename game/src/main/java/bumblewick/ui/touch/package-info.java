/**
 * Draws the on-screen controls ({@link bumblewick.ui.touch.TouchOverlay}), the editor of their layout, and hints for
 * gestures. What fingers do is in {@code input.touch}, where controls are in {@link
 * bumblewick.settings.TouchGeometry}. May depend on {@code ui.draw}, {@code def}, {@code settings}, {@code math}, Lemur's mouse
 * events and jME.
 */
package bumblewick.ui.touch;
