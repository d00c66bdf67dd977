package bumblewick.view;

/**
 * The time of one rendered frame, for everything that moves in the picture. One object per view, updated every frame.
 */
public final class FrameContext {
    /** How far the frame reaches into the next tick, 0 to 1. */
    public float alpha;
    /** Seconds of the world since the last frame: 0 while the simulation is paused. */
    public float seconds;
    /** Seconds of the player since the last frame. */
    public float realSeconds;
    /** Seconds of the world since the first frame. */
    public float time;
    /** The world's speed: 1 is normal, 0 is paused. */
    public float rate;
    /** Counts the frames, from 1. */
    public int number;

    /** Starts the next frame. */
    public void update(float alpha, float seconds, float realSeconds) {
        this.alpha = alpha;
        this.seconds = seconds;
        this.realSeconds = realSeconds;
        time += seconds;
        rate = realSeconds > 0f ? seconds / realSeconds : 1f;
        number++;
    }
}
