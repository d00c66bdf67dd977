/**
 * What the game remembers of the player's runs beside scores and replays: statistics, and times with splits. It knows
 * {@code app.shell} and everything below {@code app}; runs and menus use it.
 */
package bumblewick.app.record;
