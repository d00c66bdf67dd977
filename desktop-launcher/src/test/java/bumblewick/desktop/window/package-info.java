/**
 * Tests that start the packed game as a player does, on a display of their own: Xvfb shows it, xdotool presses its keys.
 * Where those are not installed the tests are skipped and say so; where {@code CI} is set they fail instead.
 *
 * <p>Nothing here sleeps to wait for the game: it looks for what it waits for, in the log, in the list of windows or in
 * the picture, until a deadline.
 */
package bumblewick.desktop.window;
