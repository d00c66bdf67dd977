package bumblewick.sim.character;

import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;

/** Which way one faces, and how it turns: half a turn in the time given, by the shorter way. */
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

    /** Is turned by something else; in radians. */
    void carry(float by) {
        yaw = Trig.wrap(yaw + by);
    }

    /** Turns towards a direction on the plan; not zero. */
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
