/**
 * Drives the simulation: the loop of fixed ticks, where intents come from, and recordings of them: written, read, played
 * again, searched and verified. May depend on {@code sim} and what is below it.
 */
package bumblewick.replay;
