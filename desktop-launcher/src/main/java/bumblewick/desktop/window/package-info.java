/**
 * The window: whether the system can open one, its size, place, screen and icons. Depends on LWJGL, jMonkeyEngine and {@code
 * platform}, {@code settings} of the game; knows no other room of the launcher.
 */
package bumblewick.desktop.window;
