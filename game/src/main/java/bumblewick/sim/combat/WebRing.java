package bumblewick.sim.combat;

import bumblewick.def.mechanism.WebDef;
import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/** A web that comes at Wick: an instance of a {@link WebDef}. {@link WebRings} moves it. */
public final class WebRing {
    /** What it does now. */
    public enum State {
        /** It comes at Wick. */
        COMES,
        /** Wick touched it: it hangs ahead with a bee in it. */
        HOLDS,
        /** It falls, or tears. */
        GOES
    }

    private final Vector3f position = new Vector3f();
    private final Vector3f previous = new Vector3f();
    /** Relative to Wick along the rail: z is how far ahead, in u. */
    final Vector3f local = new Vector3f();

    final int[] knots = new int[WebDef.MOST_KNOTS]; // ids of enemies, 0 for those that are gone
    int id;
    WebDef def;
    State state = State.GOES;
    int ticks; // in its state
    int left; // knots
    int leftWhenTouched;
    boolean beeInIt;
    boolean gone;

    void begin(int newId, WebDef newDef, float x, float y, float ahead, float wickZ) {
        id = newId;
        def = newDef;
        state = State.COMES;
        ticks = 0;
        left = newDef.knots();
        leftWhenTouched = 0;
        beeInIt = false;
        gone = false;
        local.set(x, y, ahead);
        place(wickZ);
        previous.set(position);
    }

    void beginTick() {
        previous.set(position);
        ticks++;
    }

    void place(float wickZ) {
        position.set(local.x, local.y, local.z + wickZ);
    }

    void become(State next) {
        state = next;
        ticks = 0;
    }

    public int id() {
        return id;
    }

    public WebDef def() {
        return def;
    }

    public State state() {
        return state;
    }

    /** Ticks since it does what it does. */
    public int ticks() {
        return ticks;
    }

    /** Its middle in the corridor's frame, in u. Not to be changed. */
    public Vector3f position() {
        return position;
    }

    /** Where its middle was a tick ago. */
    public Vector3f previousPosition() {
        return previous;
    }

    /** How many of its knots hold. */
    public int knotsLeft() {
        return left;
    }

    /** Whether a bee hangs in it. */
    public boolean holdsBee() {
        return beeInIt;
    }

    boolean gone() {
        return gone;
    }

    void addTo(StateHash hash) {
        hash.add(id).add(local).add(state.ordinal()).add(ticks).add(left).add(leftWhenTouched);
        hash.add(beeInIt);
        for (int i = 0; i < def.knots(); i++) {
            hash.add(knots[i]);
        }
    }
}
