package bumblewick.view.pose;

/**
 * How a clip is played.
 *
 * @param name of the clip in the model
 * @param round whether it goes on from the start after its end; else it stays at its last pose
 * @param stepping whether it is a cycle of two steps: from one such to another the feet keep their rhythm
 * @param halfLife how long the change to it takes, about, in seconds
 */
public record ClipStyle(String name, boolean round, boolean stepping, float halfLife) {}
