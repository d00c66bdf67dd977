package bumblewick.sim.course;

import bumblewick.math.StateHash;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** The two exits of a stage, one above the other: a high ring and a low gate. */
public final class Exits {
    /** Height of the high ring's middle, in u; both exits are in the middle of the corridor. */
    public static final float HIGH_Y = 8.5f;

    /** Height of the low gate's middle, in u. */
    public static final float LOW_Y = 2.4f;

    /** How far from the middle of an exit Wick still flies through it, in u. */
    public static final float RADIUS = 2.4f;

    /** How far ahead of Wick they appear, in u: more than 4 s of flight. */
    private static final float AHEAD = 130f;

    private float distance = Float.MAX_VALUE;
    private boolean taken;
    private boolean high;

    public Exits() {}

    /** Lets the exits appear; {@code from} is Wick's distance along the rail, in u. */
    public void open(float from) {
        distance = from + AHEAD;
    }

    /**
     * Takes the exit that Wick flies through, or, if Wick flies through neither, the one nearer in height.
     *
     * @param highOpen whether Wick can take the high one; if not, it takes the low one wherever it flies
     */
    public void tick(Wick wick, boolean highOpen, SimEvents events) {
        if (taken || wick.position().z < distance) {
            return;
        }
        taken = true;
        high = highOpen && nearerToHigh(wick);
        events.add(Type.EXIT, SimEvent.NOBODY, high, wick.position());
    }

    private static boolean nearerToHigh(Wick wick) {
        float x = wick.position().x;
        float toHigh = wick.position().y - HIGH_Y;
        float toLow = wick.position().y - LOW_Y;
        if (x * x + toHigh * toHigh < RADIUS * RADIUS) {
            return true;
        }
        if (x * x + toLow * toLow < RADIUS * RADIUS) {
            return false;
        }
        return Math.abs(toHigh) < Math.abs(toLow);
    }

    /** Where they stand along the rail, in u. */
    public float distance() {
        return distance;
    }

    public boolean taken() {
        return taken;
    }

    /** {@code high} or {@code low}, once one is taken, else empty. */
    public String name() {
        return taken ? high ? "high" : "low" : "";
    }

    public void addTo(StateHash hash) {
        hash.add(distance).add(taken).add(high);
    }
}
