package bumblewick.sim.boss;

import bumblewick.def.BossDef.Part;
import bumblewick.math.StateHash;
import bumblewick.sim.motion.Arrival;
import bumblewick.sim.motion.ClosestApproach;
import bumblewick.sim.run.FlightEntity;
import bumblewick.sim.run.FlightPose;
import com.jme3.math.Vector3f;

/**
 * A part of a boss that can be hit: a ball or a capsule with hit points of its own. A boss without parts has one, its body.
 * {@link BossParts} places them, {@link BossFight} hurts them.
 */
public final class BossPart implements FlightEntity {
    /** {@link #armour} of a part that keeps its own factor. */
    static final float NONE = -1f;

    private final int id;
    private final String name;
    private final String model;
    private final float radius;
    private final FlightPose pose;
    /** How it is declared, or null for the body of a boss without parts. */
    final Part def;
    /** How it chases the part before it, or null if it keeps its place. */
    final Arrival steering;
    /** Relative to Wick along the rail: z is how far ahead. */
    final Vector3f local = new Vector3f();

    /** What it chases now; null for the boss itself, and for a part that keeps its place. */
    BossPart chased;

    private final Vector3f end = new Vector3f();
    private final Vector3f nearest = new Vector3f();
    private int hp;
    private float fraction; // of a hit point that was taken and not yet subtracted
    int hitTicks;
    private boolean locked;
    boolean open;
    int openTicks; // left, of a part that struck
    float armour = NONE; // factor of the phase, or NONE for its own

    /** The body of a boss without parts: it is where the boss is. */
    BossPart(int id, String model, float radius, FlightPose pose) {
        this.id = id;
        this.name = Part.BODY;
        this.model = model;
        this.radius = radius;
        this.pose = pose;
        def = null;
        steering = null;
    }

    BossPart(int id, Part def) {
        this.id = id;
        this.def = def;
        name = def.id();
        model = def.model();
        radius = def.radius();
        pose = new FlightPose(-1f);
        steering = def.chases() ? Arrival.of(def.steering()) : null;
    }

    @Override
    public int id() {
        return id;
    }

    /** Its name, unique in the boss. */
    public String name() {
        return name;
    }

    /** Its own model; empty if it belongs to the boss's. */
    @Override
    public String model() {
        return model;
    }

    /** The part that it chases now, or null: it keeps its place, or chases the boss itself. */
    public BossPart chased() {
        return chased;
    }

    /** Where it is at rest, from the boss's middle in the boss's frame, in u; of a part that is declared. Not to be changed. */
    public Vector3f at() {
        return def.at();
    }

    /** Of what can be hit, in u. */
    public float radius() {
        return radius;
    }

    @Override
    public FlightPose pose() {
        return pose;
    }

    /** Whether hits count by its open factor now. */
    public boolean open() {
        return open || openTicks > 0;
    }

    /** Factor on damage to it now; of a boss without parts 1. */
    public float factor() {
        if (def == null) {
            return 1f;
        }
        if (open()) {
            return def.openFactor();
        }
        return armour == NONE ? def.factor() : armour;
    }

    /** Whether it has no hit points left: nothing meets it any more. */
    public boolean broken() {
        return hp <= 0;
    }

    public int hp() {
        return hp;
    }

    void setHp(int points) {
        hp = points;
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

    /** Whether it must be broken to beat the boss. */
    public boolean vital() {
        return def != null && def.vital();
    }

    /** Points for breaking it. */
    public int score() {
        return def == null ? 0 : def.score();
    }

    /** Pick-up that it leaves, or empty. */
    public String drops() {
        return def == null ? "" : def.drops();
    }

    /** Sets the other end of a capsule, in the corridor's frame. */
    void setEnd(Vector3f place) {
        end.set(place);
    }

    /**
     * Takes hit points, more or less by a factor; a fraction counts with the next hit.
     *
     * @return how many it lost
     */
    int take(int damage, float factor) {
        float all = damage * factor + fraction;
        int whole = (int) all;
        fraction = all - whole;
        int taken = Math.min(hp, whole);
        hp -= taken;
        return taken;
    }

    /** How many balls in a row it is for what only knows balls; one unless it is a capsule. */
    public int balls() {
        return def == null || def.end().isEmpty()
                ? 1
                : 2 + (int) (def.end().get().distance(def.at()) / radius);
    }

    /**
     * How far the middle of one of its {@link #balls} is from its position.
     *
     * @param store receives the result, in u
     * @return {@code store}
     */
    public Vector3f ball(int index, Vector3f store) {
        return index == 0
                ? store.set(0f, 0f, 0f)
                : store.set(end).subtractLocal(position()).multLocal((float) index / (balls() - 1));
    }

    /** Whether a ball that moved from one place to another in this tick meets it. */
    public boolean isMetBy(Vector3f from, Vector3f to, float reach) {
        if (def == null || def.end().isEmpty()) {
            return ClosestApproach.within(radius + reach, from, to, previousPosition(), position());
        }
        axisPoint(from, to);
        return ClosestApproach.within(radius + reach, from, to, nearest, nearest);
    }

    /**
     * Finds the point of a capsule's axis that is nearest to a segment.
     *
     * <p>Source: C. Ericson, <i>Real-Time Collision Detection</i> (2005), 5.1.9.
     */
    private void axisPoint(Vector3f from, Vector3f to) {
        float ax = end.x - position().x;
        float ay = end.y - position().y;
        float az = end.z - position().z;
        float bx = to.x - from.x;
        float by = to.y - from.y;
        float bz = to.z - from.z;
        float rx = position().x - from.x;
        float ry = position().y - from.y;
        float rz = position().z - from.z;
        float a = ax * ax + ay * ay + az * az;
        float e = bx * bx + by * by + bz * bz;
        float b = ax * bx + ay * by + az * bz;
        float c = ax * rx + ay * ry + az * rz;
        float f = bx * rx + by * ry + bz * rz;
        float denominator = a * e - b * b;
        float s = denominator > 1e-6f ? clamp((b * f - c * e) / denominator) : 0f;
        float t = e > 0f ? clamp((b * s + f) / e) : 0f;
        s = a > 0f ? clamp((b * t - c) / a) : 0f;
        nearest.set(position().x + ax * s, position().y + ay * s, position().z + az * s);
    }

    private static float clamp(float share) {
        return Math.max(0f, Math.min(1f, share));
    }

    void addTo(StateHash hash) {
        pose.addTo(hash);
        if (openTicks > 0) {
            hash.add(openTicks);
        }
        hash.add(local).add(hp).add(fraction).add(hitTicks).add(locked).add(open());
    }
}
