package bumblewick.sim.hazard;

import bumblewick.def.mechanism.TargetDef;
import bumblewick.def.mechanism.TargetDef.By;
import bumblewick.math.StateHash;
import bumblewick.sim.run.FlightEntity;
import bumblewick.sim.run.FlightPose;

/** A target of a stage in a run. {@link SignalTargets} lights it. It never moves. */
public final class SignalTarget implements FlightEntity {
    /** Length of the flash after a hit, in ticks. */
    private static final int FLASH = 6;

    /** How long it glows when its sequence shows it, in ticks. */
    static final int GLOWS = 30;

    private final int id;
    private final TargetDef def;
    private final FlightPose pose = new FlightPose(-1f);
    private int hp;
    private int hitTicks;
    private int glowTicks;
    private boolean awake;
    private boolean lit;
    private boolean locked;
    private boolean held; // its sequence does not listen now
    private boolean told; // it has paid and sent its signal

    SignalTarget(int id, TargetDef def) {
        this.id = id;
        this.def = def;
        hp = def.hp();
        awake = def.after().isEmpty();
        pose.position().set(def.place());
        pose.beginTick();
    }

    void tick() {
        hitTicks = Math.max(0, hitTicks - 1);
        glowTicks = Math.max(0, glowTicks - 1);
    }

    /** From now on it can be hit. */
    void wake() {
        awake = true;
    }

    /** Its sequence listens, or does not. */
    void hold(boolean deaf) {
        held = deaf;
        locked &= !deaf;
    }

    void show() {
        glowTicks = GLOWS;
    }

    /** Takes hit points; returns whether that lights it. */
    boolean takeHit(int damage) {
        hp -= damage;
        hitTicks = FLASH;
        return hp <= 0 && light();
    }

    /** Lights it; returns whether it was dark. */
    boolean light() {
        boolean dark = !lit;
        lit = true;
        locked = false;
        glowTicks = GLOWS;
        return dark;
    }

    /** Whether it pays and sends now that it is lit: once, even if its sequence makes it dark again. */
    boolean tells() {
        boolean first = !told;
        told = true;
        return first;
    }

    /** It is dark again, and whole. */
    void darken() {
        lit = false;
        hp = def.hp();
    }

    /** Whether a shot can hit it now. */
    public boolean canBeShot() {
        return def.by() == By.SHOT && awake && !lit && !held;
    }

    boolean canBeFlown() {
        return def.by() == By.FLOWN && awake && !lit && !held;
    }

    @Override
    public int id() {
        return id;
    }

    public TargetDef def() {
        return def;
    }

    @Override
    public String model() {
        return def.model();
    }

    @Override
    public FlightPose pose() {
        return pose;
    }

    /** Whether it has been hit as it has to be. */
    public boolean lit() {
        return lit;
    }

    /** Whether it can be hit at all by now. */
    public boolean isAwake() {
        return awake;
    }

    /** How much it glows because its sequence shows it or because it was lit, 0 to 1. */
    public float glow() {
        return glowTicks / (float) GLOWS;
    }

    /** Ticks left of the flash after a hit. */
    public int hitTicks() {
        return hitTicks;
    }

    /** Whether it is painted for the next volley. */
    public boolean locked() {
        return locked;
    }

    public void setLocked(boolean painted) {
        locked = painted;
    }

    void addTo(StateHash hash) {
        hash.add(hp).add(hitTicks).add(glowTicks);
        hash.add(awake).add(lit).add(locked).add(held).add(told);
    }
}
