package bumblewick.view.animation;

/**
 * How a clip plays.
 *
 * @param name of the clip in the model
 * @param loops whether it loops; else it holds its last pose
 * @param twoSteps whether it is a cycle of two steps: the feet keep their phase from one such clip to another
 * @param halfLife approximate half-life of the blend into it, in seconds
 */
public record ClipSettings(String name, boolean loops, boolean twoSteps, float halfLife) {}
