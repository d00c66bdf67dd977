/**
 * The title, the map of a journey, the credits, and the pages of campaign, game modes, scores, mods and settings. Knows
 * the rooms {@code shell}, {@code scene} and {@code run} of the app.
 */
package bumblewick.app.menu;
