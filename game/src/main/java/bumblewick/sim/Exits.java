package bumblewick.sim;

import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** The two ways out of a stage: a high ring and a low gate, side by side in distance, one above the other. */
public final class Exits {
    /** Height of the high ring's middle, in u; both exits are in the middle of the corridor. */
    public static final float HIGH_Y = 8.5f;

    /** Height of the low gate's middle, in u. */
    public static final float LOW_Y = 2.4f;

    /** How far from the middle of an exit Wick still flies through it, in u. */
    public static final float RADIUS = 2.4f;

    /** Where they appear, in u ahead of Wick: more than 4 s of flight. */
    private static final float AHEAD = 130f;

    private float distance = Float.MAX_VALUE;
    private boolean taken;
    private boolean high;

    Exits() {}

    void open(float from) {
        distance = from + AHEAD;
    }

    /** Takes the exit that Wick flies through; who flies through neither takes the one nearer in height. */
    void tick(Wick wick, SimEvents events) {
        if (taken || wick.position.z < distance) {
            return;
        }
        taken = true;
        high = nearerToHigh(wick);
        events.add(Type.EXIT, 0, high ? 1 : 0, wick.position);
    }

    private static boolean nearerToHigh(Wick wick) {
        float x = wick.position.x;
        float toHigh = wick.position.y - HIGH_Y;
        float toLow = wick.position.y - LOW_Y;
        if (x * x + toHigh * toHigh < RADIUS * RADIUS) {
            return true;
        }
        if (x * x + toLow * toLow < RADIUS * RADIUS) {
            return false;
        }
        return Math.abs(toHigh) < Math.abs(toLow);
    }

    float distance() {
        return distance;
    }

    boolean taken() {
        return taken;
    }

    /** {@code high} or {@code low}, once one is taken, else empty. */
    String name() {
        return taken ? high ? "high" : "low" : "";
    }

    void addTo(StateHash hash) {
        hash.add(distance).add(taken).add(high);
    }
}
