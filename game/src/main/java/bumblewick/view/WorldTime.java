package bumblewick.view;

import bumblewick.math.Tick;
import bumblewick.sim.Frame;

/** How much time passes in a world from one picture to the next. */
final class WorldTime {
    private static final float LONGEST = 0.1f; // seconds

    private final Frame frame;
    private float before;

    WorldTime(Frame frame) {
        this.frame = frame;
    }

    /** Counts from now on. */
    void start() {
        before = now();
    }

    private float now() {
        return frame.world().ticks() + frame.alpha();
    }

    /**
     * Time that passed in the world since the last picture, in seconds: none while it is paused. A world that is over
     * goes on with the player's time.
     *
     * @param tpf that passed for the player, in seconds
     */
    float passed(float tpf) {
        float now = now();
        float seconds = (now - before) * Tick.SECONDS;
        before = now;
        return frame.world().over() ? tpf : Math.max(0f, Math.min(LONGEST, seconds));
    }
}
