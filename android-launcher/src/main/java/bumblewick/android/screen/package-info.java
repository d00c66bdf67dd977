/**
 * The surface that the game is drawn on and its place on the machine's screen: which kind of surface, how often, what covers
 * its edges, whether the screen stays on. Knows nothing of the game but {@code bumblewick.platform}.
 */
package bumblewick.android.screen;
