package bumblewick.sim.bullet;

import bumblewick.def.BulletDef;
import bumblewick.math.StateHash;
import bumblewick.sim.run.FlightEntity;
import com.jme3.math.Vector3f;

/** A beam: first a line that shows where it will lie, then a capsule that hurts. {@link BeamField} moves it. */
public final class Beam {
    final Vector3f offset = new Vector3f();
    final FiringAxes axes = new FiringAxes();
    private final Vector3f origin = new Vector3f();
    private final Vector3f previousOrigin = new Vector3f();
    private final Vector3f direction = new Vector3f();
    private final Vector3f end = new Vector3f();
    private int id;
    private BulletDef def;
    FlightEntity owner; // null for a place ahead of Wick
    int ownerId;
    private float length;
    private float radius;
    private int tellTicks;
    private int lastTicks;
    private float sweep; // degrees in a stroke
    private int strokes;
    private float rise; // degrees
    private int age;
    private boolean gone;
    private boolean quiet;
    private boolean hasHit;

    /** Begins its life, or another one; its direction is ahead in its axes. */
    void begin(int newId, BulletDef newDef, float newLength, float newRadius) {
        id = newId;
        def = newDef;
        length = newLength;
        radius = newRadius;
        age = 0;
        gone = false;
        quiet = false;
        hasHit = false;
    }

    /** How long it shows and then hurts, in ticks; it stays where it lies until {@link #sweep} says otherwise. */
    void time(int newTell, int lasts) {
        tellTicks = newTell;
        lastTicks = lasts;
        sweep(0f, 1, 0f);
    }

    /**
     * How it turns while it hurts.
     *
     * @param right to the shooter's right in a stroke, in degrees
     * @param times how many strokes: there, back, there
     * @param up in the middle of the time, in degrees
     */
    void sweep(float right, int times, float up) {
        sweep = right;
        strokes = times;
        rise = up;
    }

    /** Leaves its tell to whoever shows what will strike. */
    void beQuiet() {
        quiet = true;
    }

    /** Whether something else shows and sounds where it will lie, such as a string of a boss. */
    public boolean isQuiet() {
        return quiet;
    }

    /** It hurt a bee. */
    public void noteHit() {
        hasHit = true;
    }

    /** Whether it hurts no further bee: a leg that strikes a string spears one, light burns all that it meets. */
    public boolean isSated() {
        return quiet && hasHit;
    }

    /** Places it without a way from before. */
    void place(Vector3f at) {
        origin.set(at);
        previousOrigin.set(at);
        point();
    }

    /** Moves it by a tick. */
    void move(Vector3f at, boolean clocksTick) {
        previousOrigin.set(origin);
        origin.set(at);
        age += clocksTick ? 1 : 0;
        gone |= age >= tellTicks + lastTicks;
        point();
    }

    private void point() {
        direction(Math.max(0f, (float) (age - tellTicks) / lastTicks), direction);
        end.set(direction).multLocal(length).addLocal(origin);
    }

    /** Whether it turns while it hurts. */
    public boolean isSwept() {
        return sweep != 0f || rise != 0f;
    }

    /**
     * Where it points when a share of its time to hurt is over.
     *
     * @param share 0 to 1
     * @param store receives it, length 1
     */
    public void direction(float share, Vector3f store) {
        float along = share * strokes;
        int done = (int) along;
        float back = done % 2 == 0 ? along - done : done + 1 - along;
        axes.turn(sweep * back, rise * (1f - Math.abs(2f * share - 1f)), store);
    }

    /** How many strokes it sweeps. */
    public int strokes() {
        return strokes;
    }

    public int id() {
        return id;
    }

    /** The kind of bullet whose hue it has. */
    public BulletDef def() {
        return def;
    }

    /** Where it begins, in the corridor's frame, in u. Not to be changed. */
    public Vector3f origin() {
        return origin;
    }

    /** Where it began a tick ago. */
    public Vector3f previousOrigin() {
        return previousOrigin;
    }

    /** Where it points, length 1. */
    public Vector3f direction() {
        return direction;
    }

    /** Where it ends, in u. */
    public Vector3f end() {
        return end;
    }

    /** In u. */
    public float length() {
        return length;
    }

    /** Of what hurts, in u. */
    public float radius() {
        return radius;
    }

    /** Whether it hurts. */
    public boolean isOn() {
        return age >= tellTicks && !gone;
    }

    /** How near it is to hurting, 0 to 1. */
    public float announced() {
        return Math.min(1f, (float) age / tellTicks);
    }

    /** Ticks until it hurts; 0 or less once it does. */
    public int ticksUntilOn() {
        return tellTicks - age;
    }

    int tellTicks() {
        return tellTicks;
    }

    /** Share of its time to hurt that is left. */
    public float left() {
        return Math.max(0f, Math.min(1f, (float) (tellTicks + lastTicks - age) / lastTicks));
    }

    public boolean gone() {
        return gone;
    }

    void remove() {
        gone = true;
    }

    void addTo(StateHash hash) {
        hash.add(id).add(ownerId).add(offset).add(origin).add(direction);
        hash.add(length)
                .add(radius)
                .add(tellTicks)
                .add(lastTicks)
                .add(sweep)
                .add(strokes)
                .add(rise)
                .add(age);
        if (quiet) {
            hash.add(hasHit);
        }
    }
}
