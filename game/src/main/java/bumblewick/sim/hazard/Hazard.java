package bumblewick.sim.hazard;

import bumblewick.def.RuleDeed.HazardSwitch;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Kind;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Roller;
import bumblewick.def.mechanism.HazardDef.Rotor;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Rotation;
import bumblewick.sim.rule.Signals;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/** A hazard of a stage in a run. {@link StageHazards} moves it. */
public final class Hazard {
    /** Length of the flash after a hit, in ticks. */
    private static final int FLASH = 6;

    private static final int FOR_GOOD = 0;

    /** Enemies that it has struck lately and does not strike again. */
    private static final int STRUCK = 16;

    private final int id;
    private final HazardDef def;
    private final Vector3f origin = new Vector3f();
    private final Quaternion orientation = new Quaternion();
    private final Quaternion carried = new Quaternion();
    private final List<HazardPiece> pieces;
    private final List<HazardPiece> view;
    private final HazardBounds bounds = new HazardBounds();
    private final HazardMotion motion;
    private final Signals signals;
    private final ScoreKeeper score;
    private final int[] struck = new int[STRUCK];
    private int strikes;
    private boolean on;
    private int leftTicks; // until a switch for a time is undone
    private int hp;
    private int hitTicks;
    private boolean gone;
    private boolean wasGone;

    Hazard(int id, HazardDef def, CollisionWorld world, Signals signals, ScoreKeeper score) {
        this.id = id;
        this.def = def;
        this.signals = signals;
        this.score = score;
        on = !def.waits();
        hp = def.hp();
        origin.set(def.place());
        motion = motion(def, on);
        pieces = HazardShapes.pieces(this, world);
        view = new ReadOnlyList<>(pieces);
        place(true);
    }

    private static HazardMotion motion(HazardDef def, boolean on) {
        if (def.motion() instanceof Rotor rotor) {
            return new RotorMotion(rotor, on);
        }
        return def.motion() instanceof Mover mover ? new MoverMotion(mover) : new RollerMotion((Roller) def.motion());
    }

    /** It comes into the world: from now on it is felt. */
    void wake() {
        place(true);
        setFelt(true);
    }

    void sleep() {
        setFelt(false);
    }

    private void setFelt(boolean felt) {
        for (int i = 0; i < pieces.size(); i++) {
            pieces.get(i).solid().setEnabled(felt);
        }
    }

    void tick(float factor, Vector3f wick, SimEvents events) {
        hitTicks = Math.max(0, hitTicks - 1);
        if (leftTicks != FOR_GOOD && --leftTicks == FOR_GOOD) {
            on = !on;
        }
        if (isCalled()) {
            motion.go(this, events);
        }
        wasGone = gone;
        motion.tick(this, factor, wick, events);
        place(wasGone);
    }

    /** Wick passes it at boost: what hangs there falls if that is near. */
    void feelBoost(Vector3f wick, SimEvents events) {
        if (on && def.motion() instanceof Mover mover && mover.boostNear() > 0f) {
            float x = def.place().x - wick.x;
            float z = def.place().z - wick.z;
            if (x * x + z * z <= mover.boostNear() * mover.boostNear()) {
                motion.go(this, events);
            }
        }
    }

    /** Whether the signal that it waits for is heard now. */
    private boolean isCalled() {
        String signal = def.signal();
        return !signal.isEmpty() && signals.heard(signal) > 0;
    }

    private void place(boolean jumps) {
        for (int i = 0; i < pieces.size(); i++) {
            pieces.get(i).follow(origin, orientation, jumps);
        }
        bounds.measure(pieces);
    }

    /**
     * Whether a ball that moved straight in this tick met one of its pieces.
     *
     * @param from where it was (unaffected)
     * @param to where it is (unaffected)
     * @param radius its own, in u
     */
    public boolean isMetBy(Vector3f from, Vector3f to, float radius) {
        if (bounds.excludes(from, to, radius)) {
            return false;
        }
        for (int i = 0; i < pieces.size(); i++) {
            if (pieces.get(i).crossed(from, to, radius)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Where it will be if nothing is done to it, and nobody lets it go.
     *
     * @param ticks from now
     * @param at receives where it will be, in u
     * @param turned receives how it will be turned
     * @return whether it will be there
     */
    public boolean forecast(float ticks, Vector3f at, Quaternion turned) {
        return motion.forecast(this, ticks, at, turned);
    }

    /** Switches it, or lets it go once. */
    void turn(HazardSwitch how, SimEvents events) {
        if (how.how() == HazardSwitch.How.GO) {
            motion.go(this, events);
            return;
        }
        boolean wanted = how.how() == HazardSwitch.How.ON;
        int ticks = Tick.of(how.seconds());
        boolean isSoForGood = on == wanted && leftTicks == FOR_GOOD;
        leftTicks = isSoForGood ? FOR_GOOD : ticks;
        on = wanted;
    }

    void switchOver() {
        on = !on;
        leftTicks = FOR_GOOD;
    }

    void switchOn() {
        on = true;
        leftTicks = FOR_GOOD;
    }

    /** Takes hit points; returns whether shots do anything to it. */
    boolean takeHit(int damage, SimEvents events) {
        if (hp <= 0) {
            return false;
        }
        hp -= damage;
        hitTicks = FLASH;
        if (hp <= 0) {
            motion.shotDown(this, score.bonus(def.score()), events);
        }
        return true;
    }

    /** It can be shot anew. */
    void heal() {
        hp = def.hp();
    }

    /** It has done what it does: whoever waits for it hears that. */
    void act() {
        strikes = 0;
        if (!def.sends().isEmpty()) {
            signals.send(def.sends());
        }
    }

    /** It is gone until it comes back. */
    void burst() {
        gone = true;
        setFelt(false);
    }

    void comeBack() {
        gone = false;
        setFelt(true);
    }

    /** It breaks, by shots and for good. */
    void breakUp(int given, SimEvents events) {
        burst();
        events.add(Type.HAZARD_BROKEN, id, def.id(), given, origin);
        act();
    }

    /** Whether it has not struck an enemy yet on its way, which it does from now on. */
    public boolean strikes(int enemy) {
        for (int i = 0; i < Math.min(strikes, STRUCK); i++) {
            if (struck[i] == enemy) {
                return false;
            }
        }
        struck[strikes++ % STRUCK] = enemy;
        return true;
    }

    void report(Type type, SimEvents events) {
        events.add(type, id, def.id(), 0, origin);
    }

    /** Unique among the entities of the run. */
    public int id() {
        return id;
    }

    public HazardDef def() {
        return def;
    }

    /** Its pivot or middle, in the corridor's frame, in u. */
    public Vector3f origin() {
        return origin;
    }

    /** How it is turned. */
    public Quaternion orientation() {
        return orientation;
    }

    /** Its bodies: of a rotor the arms, then its hub if it has one. */
    public List<HazardPiece> pieces() {
        return view;
    }

    /**
     * Where something is that it carries.
     *
     * @param point in its own frame, in u (modified): turned by a share of a circle about its axis, then with it
     * @param share 0 to 1 of a circle
     * @param store receives the place in the corridor's frame, in u; not {@code point}
     */
    public void carry(Vector3f point, float share, Vector3f store) {
        Axis axis = def.motion() instanceof Rotor rotor ? rotor.axis() : Axis.ALONG;
        Rotation.rotate(RotorMotion.turn(axis, share * Trig.TURN, carried), point);
        Rotation.rotate(orientation, point);
        store.set(point).addLocal(origin);
    }

    HazardMotion motion() {
        return motion;
    }

    /** Whether it is switched on. */
    public boolean isOn() {
        return on;
    }

    /** Whether it is not there now. */
    public boolean gone() {
        return gone;
    }

    /** Whether it moves now, so that what is in its way is struck. */
    public boolean isMoving() {
        return !gone && motion.isMoving();
    }

    /** How near it is to going, 0 to 1, while that is announced; else 0. */
    public float announced() {
        return motion.announced();
    }

    /** Ticks left of the flash after a hit. */
    public int hitTicks() {
        return hitTicks;
    }

    /** Hit points until it acts; 0 or less if shots do nothing. */
    public int hp() {
        return hp;
    }

    /** The farthest along the rail that it reaches now, in u. */
    float ends() {
        float reach = 0f;
        for (int i = 0; i < pieces.size(); i++) {
            HazardPiece piece = pieces.get(i);
            reach = Math.max(reach, piece.solid().position().z - origin.z + piece.radius());
        }
        float way = def.motion() instanceof Mover mover ? Math.max(0f, mover.way().z) : 0f;
        return (def.kind() == Kind.ROLLER ? origin.z : def.place().z) + way + reach;
    }

    void addTo(StateHash hash) {
        hash.add(on).add(leftTicks).add(hp).add(hitTicks).add(gone).add(strikes);
        for (int i = 0; i < Math.min(strikes, STRUCK); i++) {
            hash.add(struck[i]);
        }
        hash.add(origin);
        hash.add(orientation.getX())
                .add(orientation.getY())
                .add(orientation.getZ())
                .add(orientation.getW());
        motion.addTo(hash);
    }
}
