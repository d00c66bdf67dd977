/**
 * What every run has, in the air or on foot: the player's intents, the options, ids, events, poses and the result. Knows
 * {@code math} and {@code def}.
 */
package bumblewick.sim.run;
