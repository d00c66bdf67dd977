package bumblewick.sim.run;

/**
 * What a run is made of besides the rules and the intents.
 *
 * @param stage id of the stage
 * @param difficulty id of the difficulty
 * @param seed of all random streams
 * @param checkpoint where to start: 0 the beginning, n the n-th checkpoint
 */
public record RunOptions(String stage, String difficulty, long seed, int checkpoint) {}
