package bumblewick.input;

import bumblewick.math.Tick;
import bumblewick.sim.run.PlayerIntent;

/**
 * Turns the camera on foot about one axis: keys and sticks at a speed, the mouse by a distance. What exceeds the
 * range of one tick's intent is carried over to the next.
 */
final class LookStick {
    /** Largest turn that can be pending, in radians: half a turn. */
    private static final float MAX_PENDING = 3.2f;

    private static final float MAX_PER_TICK = 127f * PlayerIntent.LOOK_STEP;

    private final float perTick;
    private float pending;

    /**
     * Makes a stick at rest.
     *
     * @param speed of a stick that is pushed to the end, in radians per second
     */
    LookStick(float speed) {
        perTick = speed * Tick.SECONDS;
    }

    /** Adds a turn of the mouse or of a finger, in radians. */
    void turn(float radians) {
        pending = Math.max(-MAX_PENDING, Math.min(MAX_PENDING, pending + radians));
    }

    /**
     * The turn of the next tick, in radians, rounded to steps of {@link PlayerIntent#LOOK_STEP}.
     *
     * @param stick position of the stick, −1 to 1
     */
    float take(float stick) {
        pending += stick * perTick;
        float whole = Math.round(Math.max(-MAX_PER_TICK, Math.min(MAX_PER_TICK, pending)) / PlayerIntent.LOOK_STEP);
        float turn = whole * PlayerIntent.LOOK_STEP;
        pending -= turn;
        return turn;
    }

    void reset() {
        pending = 0f;
    }
}
