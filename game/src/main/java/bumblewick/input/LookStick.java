package bumblewick.input;

import bumblewick.math.Tick;
import bumblewick.sim.run.PlayerIntent;

/**
 * Turns the camera on foot about one axis: keys and sticks at a speed, the mouse by its way. What a tick cannot say is
 * owed to the next.
 */
final class LookStick {
    /** Most that can be owed, in radians: a flick turns round, no further. */
    private static final float MOST_OWED = 3.2f;

    private static final float MOST = 127f * PlayerIntent.LOOK_STEP;

    private final float perTick;
    private float owed;

    /**
     * Makes a stick at rest.
     *
     * @param speed of a stick that is pushed to the end, in radians per second
     */
    LookStick(float speed) {
        perTick = speed * Tick.SECONDS;
    }

    /** The mouse asks for a turn, in radians. */
    void turn(float radians) {
        owed = Math.max(-MOST_OWED, Math.min(MOST_OWED, owed + radians));
    }

    /**
     * The turn of the next tick, in radians, in whole steps of what an intent can say.
     *
     * @param stick −1 to 1
     */
    float take(float stick) {
        owed += stick * perTick;
        float whole = Math.round(Math.max(-MOST, Math.min(MOST, owed)) / PlayerIntent.LOOK_STEP);
        float turn = whole * PlayerIntent.LOOK_STEP;
        owed -= turn;
        return turn;
    }

    void reset() {
        owed = 0f;
    }
}
