/**
 * What lies over the picture: the HUD, menus, their style and the fonts. Reads the simulation, never changes it. May
 * depend on {@code sim} (read only), Lemur and jME.
 *
 * <p>Everything is laid out on a {@linkplain bumblewick.ui.Canvas canvas} of 720 lines, whatever the window's size.
 */
package bumblewick.ui;
