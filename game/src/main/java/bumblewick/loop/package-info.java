/**
 * What drives the simulation: the loop of fixed ticks, where intents come from, recordings and their playback, and the
 * pilot of the attract mode. May depend on {@code sim} and what is below it.
 */
package bumblewick.loop;
