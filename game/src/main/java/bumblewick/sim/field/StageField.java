package bumblewick.sim.field;

import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Rhythm;
import bumblewick.def.FieldDef.Shape;
import bumblewick.def.RuleDeed.FieldSwitch;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** One field of a stage in a run: whether it is on, and how much of it Wick feels. */
public final class StageField {
    /** Whether a field is on, or about to be. */
    public enum Phase {
        OFF,
        /** Off, and on in {@link FieldDef#TELL} ticks or less. */
        TELL,
        ON
    }

    private static final int FOR_GOOD = 0;

    private final int id;
    private final FieldDef def;
    private final int easeTicks;
    private final Quaternion inverse;
    private final Vector3f local = new Vector3f();
    private boolean switchedOn;
    private int clock; // ticks since it was switched or came near; less than 0 while a rule's switch is announced
    private int leftTicks; // until a switch for a time is undone
    private Phase phase;
    private int strengthTicks; // 0 to easeTicks
    private int feltTicks; // 0 to easeTicks

    StageField(int id, FieldDef def) {
        this.id = id;
        this.def = def;
        easeTicks = Math.max(1, Tick.of(def.ease()));
        Quaternion turn = def.turn();
        inverse = new Quaternion(-turn.getX(), -turn.getY(), -turn.getZ(), turn.getW());
        switchedOn = !def.waits();
        phase = switchedOn && !def.rhythm().alternates() ? Phase.ON : Phase.OFF;
        strengthTicks = phase == Phase.ON ? easeTicks : 0;
    }

    /** A number of the field, unique among those of its stage. */
    public int id() {
        return id;
    }

    public FieldDef def() {
        return def;
    }

    public Phase phase() {
        return phase;
    }

    /** How strong it blows where it is, 0 to 1. */
    public float strength() {
        return strengthTicks / (float) easeTicks;
    }

    /** How much of it Wick feels, 0 to 1. */
    public float felt() {
        return feltTicks / (float) easeTicks;
    }

    /** How near it is to going on, 0 to 1, while that is announced; else 0. */
    public float announced() {
        if (phase != Phase.TELL) {
            return 0f;
        }
        Rhythm rhythm = def.rhythm();
        int left = -clock;
        if (rhythm.alternates()) {
            int into = clock - rhythm.first();
            int period = rhythm.on() + rhythm.off();
            left = into < 0 ? -into : period - into % period;
        }
        return Easing.clamp(1f - left / (float) FieldDef.TELL);
    }

    /** The distance along the rail at which a flight's field begins, in u. */
    float begins() {
        return def.middle().z - def.half().z;
    }

    /** The distance along the rail at which a flight's field ends, in u. */
    float ends() {
        return def.middle().z + def.half().z;
    }

    /** Switches it; that it comes is announced before, and what it is switched on for counts from then. */
    void turn(FieldSwitch how) {
        int ticks = Tick.of(how.seconds());
        if (how.on() != switchedOn) {
            turn(how.on());
            leftTicks = ticks == FOR_GOOD ? FOR_GOOD : ticks - Math.min(0, clock);
        } else {
            leftTicks = ticks;
        }
    }

    private void turn(boolean on) {
        switchedOn = on;
        clock = on && !def.rhythm().alternates() ? -FieldDef.TELL : 0;
    }

    /**
     * Advances by a tick.
     *
     * @param wick Wick's position; not used if it feels no field now
     * @param acts whether Wick feels fields now
     */
    void tick(Vector3f wick, boolean acts, SimEvents events) {
        Phase before = phase;
        phase = phaseNow();
        report(before, wick, events);
        clock++;
        boolean on = phase == Phase.ON;
        strengthTicks = step(strengthTicks, on);
        int felt = step(feltTicks, on && acts && contains(wick));
        if (feltTicks == 0 && felt > 0) {
            events.add(Type.FIELD_FELT, id, def.id(), 0, wick);
        }
        feltTicks = felt;
        endSwitch();
    }

    /** Turns back what a rule has switched for a time that is over. */
    private void endSwitch() {
        if (leftTicks != FOR_GOOD && --leftTicks == FOR_GOOD) {
            turn(!switchedOn);
        }
    }

    private Phase phaseNow() {
        if (!switchedOn) {
            return Phase.OFF;
        }
        Rhythm rhythm = def.rhythm();
        if (!rhythm.alternates()) {
            return clock < 0 ? Phase.TELL : Phase.ON;
        }
        int into = clock - rhythm.first();
        if (into < 0) {
            return into >= -FieldDef.TELL ? Phase.TELL : Phase.OFF;
        }
        int beat = into % (rhythm.on() + rhythm.off());
        if (beat < rhythm.on()) {
            return Phase.ON;
        }
        return beat >= rhythm.on() + rhythm.off() - FieldDef.TELL ? Phase.TELL : Phase.OFF;
    }

    private void report(Phase before, Vector3f wick, SimEvents events) {
        if (phase == before) {
            return;
        }
        if (phase == Phase.TELL) {
            events.add(Type.FIELD_TELL, id, def.id(), 0, nearest(wick));
        } else if (phase == Phase.ON) {
            events.add(Type.FIELD_ON, id, def.id(), 0, nearest(wick));
        } else if (before == Phase.ON) {
            events.add(Type.FIELD_OFF, id, def.id(), 0, nearest(wick));
        }
    }

    private int step(int ticks, boolean up) {
        return up ? Math.min(easeTicks, ticks + 1) : Math.max(0, ticks - 1);
    }

    /** Whether a point is in it. */
    boolean contains(Vector3f point) {
        Vector3f half = def.half();
        Vector3f p = toLocal(point);
        if (Math.abs(p.y) > half.y) {
            return false;
        }
        if (def.shape() == Shape.CYLINDER) {
            return p.x * p.x + p.z * p.z <= half.x * half.x;
        }
        return Math.abs(p.x) <= half.x && Math.abs(p.z) <= half.z;
    }

    /** The place in it that is nearest to a point, as if it were a box, in its own frame turned back. */
    private Vector3f nearest(Vector3f point) {
        Vector3f half = def.half();
        Vector3f p = toLocal(point);
        p.set(
                Easing.clamp(p.x, -half.x, half.x),
                Easing.clamp(p.y, -half.y, half.y),
                Easing.clamp(p.z, -half.z, half.z));
        return turned(def.turn(), p).addLocal(def.middle());
    }

    private Vector3f toLocal(Vector3f point) {
        return turned(inverse, local.set(point).subtractLocal(def.middle()));
    }

    /** Turns a vector in place: {@code v + 2 q × (q × v + w v)}. */
    private static Vector3f turned(Quaternion turn, Vector3f v) {
        float x = turn.getX();
        float y = turn.getY();
        float z = turn.getZ();
        float w = turn.getW();
        float cx = y * v.z - z * v.y + w * v.x;
        float cy = z * v.x - x * v.z + w * v.y;
        float cz = x * v.y - y * v.x + w * v.z;
        return v.addLocal(2f * (y * cz - z * cy), 2f * (z * cx - x * cz), 2f * (x * cy - y * cx));
    }

    void addTo(StateHash hash) {
        hash.add(switchedOn).add(clock).add(leftTicks).add(phase.ordinal());
        hash.add(strengthTicks).add(feltTicks);
    }
}
