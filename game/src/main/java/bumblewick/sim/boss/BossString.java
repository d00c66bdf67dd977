package bumblewick.sim.boss;

import bumblewick.def.BossDef.StringDef;
import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;

/** A string of a boss: an instance of a {@link StringDef}. {@link BossStrings} plays it. */
public final class BossString {
    private final StringDef def;
    private final int index;
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    int litTicks; // left
    int litLength = 1;
    int strikeTicks; // until it is struck, 0 if it is not going to be
    int strikeLength = 1;
    int struckTicks; // left
    int struckLength = 1;
    boolean slack;

    BossString(StringDef def, int index) {
        this.def = def;
        this.index = index;
        hang(false);
    }

    /** Hangs it as it is declared, or upside down: mirrored about the middle between its ends. */
    void hang(boolean below) {
        from.set(def.from());
        to.set(def.to());
        if (below) {
            from.y = def.to().y;
            to.y = def.from().y;
        }
    }

    void still() {
        litTicks = 0;
        strikeTicks = 0;
        struckTicks = 0;
    }

    void countDown() {
        litTicks = Math.max(0, litTicks - 1);
        strikeTicks = Math.max(0, strikeTicks - 1);
        struckTicks = Math.max(0, struckTicks - 1);
    }

    public StringDef def() {
        return def;
    }

    /** Its number, from 0 at the left. */
    public int index() {
        return index;
    }

    /** One end, relative to Wick along the rail: x to the right, y up, z ahead, in u. Not to be changed. */
    public Vector3f from() {
        return from;
    }

    /** The other end. Not to be changed. */
    public Vector3f to() {
        return to;
    }

    /** How brightly it still shows that it was plucked, 1 to 0. */
    public float lit() {
        return (float) litTicks / litLength;
    }

    /** Whether it was plucked and is going to be struck. */
    public boolean waits() {
        return strikeTicks > 0;
    }

    /** Ticks until it is struck, 0 if it is not going to be. */
    public int strikeTicks() {
        return strikeTicks;
    }

    /** How far its stroke is on its way since it was plucked, 0 to 1; 0 if it is not going to be struck. */
    public float comes() {
        return waits() ? 1f - (float) strikeTicks / strikeLength : 0f;
    }

    /** How much is left of the time in which it hurts, 1 to 0. */
    public float struck() {
        return (float) struckTicks / struckLength;
    }

    /** Whether nobody is left who could strike it. */
    public boolean slack() {
        return slack;
    }

    void addTo(StateHash hash) {
        hash.add(from.y).add(litTicks).add(strikeTicks).add(struckTicks).add(slack);
    }
}
