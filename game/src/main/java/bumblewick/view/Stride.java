package bumblewick.view;

/** One step of the picture of a garden: what everything that is shown needs to know of time. Reused. */
final class Stride {
    /** How far the picture reaches into the next tick, 0 to 1. */
    float alpha;
    /** Passed in the world since the last picture, in seconds. */
    float seconds;
    /** Passed in the world since the first, in seconds. */
    float time;
    /** How fast the world's time passes, 1 is normal. */
    float rate;
    /** Number of the picture. */
    int frame;

    void next(float alpha, float seconds, float frameSeconds) {
        this.alpha = alpha;
        this.seconds = seconds;
        time += seconds;
        rate = frameSeconds > 0f ? seconds / frameSeconds : 1f;
        frame++;
    }
}
