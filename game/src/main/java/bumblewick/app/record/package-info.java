/**
 * What the game remembers of the player's runs beside scores, times and replays: the statistics. It knows
 * {@code app.shell} and everything below {@code app}; runs and menus use it.
 */
package bumblewick.app.record;
