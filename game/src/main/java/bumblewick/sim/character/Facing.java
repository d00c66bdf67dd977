package bumblewick.sim.character;

import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;

/** The yaw of a character, which turns at a limited speed, by the shorter way. */
final class Facing {
    private static final float HALF_TURN = 0.5f * Trig.TURN;

    private final float most;
    private float yaw;

    /** Turns by half a turn in {@code halfTurnSeconds}. */
    Facing(float halfTurnSeconds) {
        most = HALF_TURN * Tick.SECONDS / Math.max(Tick.SECONDS, halfTurnSeconds);
    }

    void place(float facing) {
        yaw = facing;
    }

    /** Turns along with what the character stands on; in radians. */
    void carry(float by) {
        yaw = Trig.wrap(yaw + by);
    }

    /** Turns towards a horizontal direction, not zero, by a tick. */
    void turnTo(float x, float z) {
        yaw = Trig.wrap(Trig.turn(yaw, Trig.atan2(x, z), most));
    }

    /** Faces a direction at once. */
    void face(float x, float z) {
        yaw = Trig.atan2(x, z);
    }

    float yaw() {
        return yaw;
    }

    void addTo(StateHash hash) {
        hash.add(yaw);
    }
}
