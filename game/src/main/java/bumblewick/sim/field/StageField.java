package bumblewick.sim.field;

import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Kind;
import bumblewick.def.FieldDef.Rhythm;
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

    /** How long the fire takes from where it begins over a whole web, in ticks. */
    public static final int BURNS = 48;

    /** A web has hold of Wick after so many ticks, however slowly it lets go. */
    private static final int GRIP = 6;

    /** Up to so many ticks after it has begun a gust is one to ride on. */
    private static final int FRESH = 30;

    private static final int FOR_GOOD = 0;
    private static final int NOBODY = 0;

    private final Quaternion inverse = new Quaternion();
    private final Vector3f middle = new Vector3f();
    private final Vector3f local = new Vector3f();
    private final Vector3f fireFrom = new Vector3f();
    private int id;
    private FieldDef def;
    private int easeTicks;
    private int tell; // ticks for which it is announced
    private int maker; // id of the enemy that makes it, or NOBODY
    private String thread = "";
    private boolean held; // whoever makes it still does
    private int hp;
    private int catchTicks; // until the fire of its thread is there; 0 if none comes
    private int burnTicks; // since it caught fire; 0 if it does not burn
    private int chain; // of what its fire destroys
    private boolean switchedOn;
    private int clock; // ticks since it was switched or came near; less than 0 while a rule's switch is announced
    private int leftTicks; // until a switch for a time is undone
    private Phase phase;
    private int strengthTicks; // 0 to easeTicks
    private int feltTicks; // 0 to easeTicks

    StageField() {}

    StageField(int id, FieldDef def) {
        start(id, def);
    }

    /** Begins, or begins anew as another one. */
    private void start(int number, FieldDef what) {
        id = number;
        def = what;
        easeTicks = Math.max(1, Tick.of(def.ease()));
        Quaternion turn = def.turn();
        inverse.set(-turn.getX(), -turn.getY(), -turn.getZ(), turn.getW());
        middle.set(def.middle());
        tell = FieldDef.TELL;
        maker = NOBODY;
        thread = def.fire().thread();
        held = false;
        hp = def.fire().hp();
        catchTicks = 0;
        burnTicks = 0;
        chain = 0;
        fireFrom.set(0f, 0f, 0f);
        switchedOn = !def.waits();
        clock = 0;
        leftTicks = FOR_GOOD;
        phase = switchedOn && !def.rhythm().alternates() ? Phase.ON : Phase.OFF;
        strengthTicks = phase == Phase.ON ? easeTicks : 0;
        feltTicks = 0;
    }

    /**
     * Begins to be made by an enemy, which announces it.
     *
     * @param ticks that takes
     * @param stays ticks that it stays then; 0 until Wick has passed
     * @param by id of the enemy
     * @param on thread on which it hangs, or empty for its own
     */
    void weave(int number, FieldDef what, Vector3f place, int ticks, int stays, int by, String on) {
        start(number, what);
        middle.set(place);
        tell = ticks;
        clock = -ticks;
        leftTicks = stays == 0 ? FOR_GOOD : ticks + stays;
        maker = by;
        thread = on;
        held = true;
        phase = Phase.OFF;
        strengthTicks = 0;
    }

    /** While it is made it is where its maker holds it. */
    public void hold(Vector3f place) {
        middle.set(place);
        held = true;
    }

    /** Whether it is still being made. */
    public boolean isWoven() {
        return maker != NOBODY && switchedOn && clock < 0;
    }

    /** It falls apart before it is done. */
    public void tear(SimEvents events) {
        switchedOn = false;
        events.add(Type.WEB_TORN, id, def.id(), 0, middle);
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

    /** Its middle, in the same frame as that of its kind. */
    public Vector3f middle() {
        return middle;
    }

    /** Id of the enemy that made it, or 0. */
    public int maker() {
        return maker;
    }

    /** On which it hangs, or empty. */
    public String thread() {
        return thread;
    }

    /** Whether a gust has just begun, no more than {@link #FRESH} ticks ago, or it blows for good. */
    boolean isFresh() {
        if (phase != Phase.ON) {
            return false;
        }
        Rhythm rhythm = def.rhythm();
        return !rhythm.alternates() || (clock - rhythm.first()) % (rhythm.on() + rhythm.off()) < FRESH;
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
        return Easing.clamp(1f - left / (float) tell);
    }

    /** The distance along the rail at which a flight's field begins, in u. */
    float begins() {
        return middle.z - def.half().z;
    }

    /** The distance along the rail at which a flight's field ends, in u. */
    float ends() {
        return middle.z + def.half().z;
    }

    /** Switches it; that it comes is announced before, and what it is switched on for counts from then. */
    void turn(FieldSwitch how) {
        if (burnTicks > 0) {
            return;
        }
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
        if (isWoven() && !held) {
            tear(events);
        }
        held = false;
        burnOn(events);
        Phase before = phase;
        phase = phaseNow();
        report(before, wick, events);
        clock++;
        boolean on = phase == Phase.ON;
        if (burnTicks == 0) {
            strengthTicks = step(strengthTicks, on);
        }
        boolean feels = on && acts && contains(wick);
        int felt = step(feltTicks, feels);
        if (feels && def.kind() == Kind.WEB) {
            felt = Math.min(easeTicks, felt + easeTicks / GRIP);
        }
        if (feltTicks == 0 && felt > 0) {
            events.add(Type.FIELD_FELT, id, def.id(), 0, wick);
        }
        feltTicks = felt;
        endSwitch();
    }

    private void burnOn(SimEvents events) {
        burnTicks += burnTicks > 0 ? 1 : 0;
        if (catchTicks > 0 && --catchTicks == 0) {
            burn(middle, chain, events);
        }
    }

    /** Sets it alight at a place (copied). */
    void burn(Vector3f from, int of, SimEvents events) {
        burnTicks = 1;
        catchTicks = 0;
        chain = of;
        fireFrom.set(from);
        events.add(Type.WEB_BURNS, id, def.id(), 0, from);
    }

    /** The fire of its thread comes in a time, in ticks. */
    void catchFire(int in, int of) {
        catchTicks = in;
        chain = of;
    }

    /** Whether it can be set alight: it is there, and does not burn yet. */
    public boolean canBurn() {
        return burnTicks == 0 && catchTicks == 0 && phase == Phase.ON && def.kind() == Kind.WEB;
    }

    /** Whether tight fire wears it down. */
    boolean canBeShot() {
        return hp > 0 && canBurn();
    }

    /** Takes hit points; returns whether it has none left. */
    boolean takeHit(int damage) {
        hp -= damage;
        return hp <= 0;
    }

    /** Share of the hit points that are left before it burns, 0 to 1; 1 where shots do nothing. */
    public float whole() {
        return def.fire().hp() == 0 ? 1f : Math.max(0f, hp / (float) def.fire().hp());
    }

    /** Whether the fire of its thread is on the way. */
    boolean isCatching() {
        return catchTicks > 0;
    }

    /** How far the fire has come, 0 to 1; 0 if it does not burn. */
    public float burnt() {
        return Math.min(1f, burnTicks / (float) BURNS);
    }

    /** Whether it caught fire in this tick. */
    public boolean hasCaughtFire() {
        return burnTicks == 1;
    }

    /** Id of the chain of what its fire destroys. */
    public int chain() {
        return chain;
    }

    /** Where its fire began, in the same frame as {@link #middle}. */
    public Vector3f fireFrom() {
        return fireFrom;
    }

    /** Whether it is over for good: burnt, or made for a time that is over. */
    boolean isOver() {
        boolean faded = maker != NOBODY && !switchedOn && strengthTicks == 0;
        return feltTicks == 0 && (burnTicks > BURNS || (burnTicks == 0 && faded));
    }

    /** Whether something that flew straight in this tick came in by its front. */
    boolean isEntered(Vector3f from, Vector3f to) {
        float front = begins();
        if (from.z >= front || to.z < front) {
            return false;
        }
        float share = (front - from.z) / (to.z - from.z);
        local.set(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, middle.z);
        turned(inverse, local.subtractLocal(middle));
        return covers(local);
    }

    /** Turns back what a rule has switched for a time that is over. */
    private void endSwitch() {
        if (leftTicks != FOR_GOOD && --leftTicks == FOR_GOOD) {
            turn(!switchedOn);
        }
    }

    private Phase phaseNow() {
        if (!switchedOn || burnTicks > 0) {
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
        } else if (before == Phase.ON && burnTicks == 0) {
            events.add(Type.FIELD_OFF, id, def.id(), 0, nearest(wick));
        }
    }

    private int step(int ticks, boolean up) {
        return up ? Math.min(easeTicks, ticks + 1) : Math.max(0, ticks - 1);
    }

    /** Whether a point is in it. */
    public boolean contains(Vector3f point) {
        return covers(toLocal(point));
    }

    /** Whether a point of its own frame is in it. */
    private boolean covers(Vector3f p) {
        Vector3f half = def.half();
        return switch (def.shape()) {
            case BOX -> Math.abs(p.x) <= half.x && Math.abs(p.y) <= half.y && Math.abs(p.z) <= half.z;
            case CYLINDER -> Math.abs(p.y) <= half.y && p.x * p.x + p.z * p.z <= half.x * half.x;
            case DISC -> Math.abs(p.z) <= half.z && p.x * p.x + p.y * p.y <= half.x * half.x;
        };
    }

    /** The place in it that is nearest to a point, as if it were a box, in its own frame turned back. */
    private Vector3f nearest(Vector3f point) {
        Vector3f half = def.half();
        Vector3f p = toLocal(point);
        p.set(
                Easing.clamp(p.x, -half.x, half.x),
                Easing.clamp(p.y, -half.y, half.y),
                Easing.clamp(p.z, -half.z, half.z));
        return turned(def.turn(), p).addLocal(middle);
    }

    private Vector3f toLocal(Vector3f point) {
        return turned(inverse, local.set(point).subtractLocal(middle));
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
        if (def.fire().isThere() || maker != NOBODY) {
            hash.add(hp).add(catchTicks).add(burnTicks).add(chain).add(fireFrom);
        }
        if (maker != NOBODY) {
            hash.add(id).add(maker).add(tell).add(held).add(middle);
        }
    }
}
