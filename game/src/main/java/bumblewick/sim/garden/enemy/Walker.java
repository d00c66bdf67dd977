package bumblewick.sim.garden.enemy;

import bumblewick.def.WalkerDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Pose;
import com.jme3.math.Vector3f;

/**
 * An enemy on foot. Its {@link WalkerBehaviour} decides what it does, {@link WalkerMotion} moves it, and {@link
 * WalkerField} ends it.
 */
public final class Walker implements GardenEntity {
    /** What it does now. */
    public enum State {
        /** Strolls about, or stands. */
        ROAM,
        /** Winds up: shows the player what it will do. */
        TELL,
        /** Attacks, chases or flees, as its kind does. */
        ACT,
        /** Recovers. */
        REST,
        ASLEEP,
        /** Is stunned by a blow. */
        HIT,
        /** Whirls away and is about to burst. */
        BEATEN
    }

    /** Length of the flash after a hit, in ticks. */
    private static final int FLASH = 8;

    /** How long a walker that touched Wick does no harm again. */
    private static final int TOUCH_COOLDOWN = Tick.of(1f);

    /** Slower than this, in u/s, it is seen standing. */
    private static final float STANDS = 0.15f;

    int id;
    WalkerDef def;
    final Vector3f home = new Vector3f();
    /** As wide as it is. */
    Sphere body;

    final Pose pose = new Pose();
    /** The middle of its feet, without bobbing. */
    final Vector3f position = new Vector3f();

    /** Horizontal, in u/s; y is its fall, or its leap. */
    final Vector3f velocity = new Vector3f();
    /** The velocity that its behaviour wants. */
    final Vector3f wish = new Vector3f();
    /** Where it is pushed when it is beaten: from there, and how far. */
    final Vector3f pushedFrom = new Vector3f();

    final Vector3f push = new Vector3f();
    float yaw;
    float wanderYaw;
    int strollTicks;
    State state;
    int stateTicks;
    private int hp;
    private int flashTicks;
    private int touchTicks;
    private int lastBlow;

    boolean blocked;
    int bobTicks;
    int stoodTicks;
    float ground;
    boolean gone;
    private String clip = "";
    private int clipTicks;

    /**
     * Begins its life, or another one.
     *
     * @param kind what it is from now on
     * @param shape as wide as that
     * @param where its feet and the middle of its area (copied)
     * @param facing in radians
     */
    void begin(int number, WalkerDef kind, Sphere shape, Vector3f where, float facing) {
        id = number;
        def = kind;
        body = shape;
        home.set(where);
        bobTicks = id * 7 % 60;
        stoodTicks = id;
        yaw = facing;
        wanderYaw = facing;
        strollTicks = 0;
        position.set(where);
        velocity.set(Vector3f.ZERO);
        wish.set(Vector3f.ZERO);
        pushedFrom.set(Vector3f.ZERO);
        push.set(Vector3f.ZERO);
        ground = where.y;
        hp = kind.hp();
        flashTicks = 0;
        touchTicks = 0;
        lastBlow = 0;
        blocked = false;
        gone = false;
        clip = "";
        clipTicks = 0;
        become(kind.mood() == WalkerDef.Mood.SLEEPER ? State.ASLEEP : State.ROAM);
        pose.position().set(where);
        pose.setYaw(facing);
        pose.beginTick();
    }

    /** Enters a state. */
    public void become(State next) {
        state = next;
        stateTicks = 0;
    }

    public State state() {
        return state;
    }

    /** Whether it can hurt Wick: it is neither asleep nor stunned nor beaten. */
    public boolean awake() {
        return state != State.BEATEN && state != State.HIT && state != State.ASLEEP;
    }

    public boolean beaten() {
        return state == State.BEATEN;
    }

    boolean stands() {
        return velocity.x * velocity.x + velocity.z * velocity.z < STANDS * STANDS;
    }

    /** Whether it is in the air of its own will. */
    boolean hops() {
        return def.hop() > 0f && velocity.y != 0f;
    }

    /** Takes hit points and begins a flash; returns the hit points left, 0 or less if that beat it. */
    public int takeHit(int damage) {
        hp -= damage;
        flashTicks = FLASH;
        return hp;
    }

    /**
     * Whether a blow is new to it: one blow hits once.
     *
     * @param blow number of the blow
     */
    public boolean meetsBlow(int blow) {
        boolean isNew = lastBlow != blow;
        lastBlow = blow;
        return isNew;
    }

    /** Is thrown back by a blow; horizontal, in u/s. */
    public void throwBack(float x, float z) {
        velocity.set(x, velocity.y, z);
    }

    /** Whether it can hurt Wick by touch again. */
    public boolean canTouch() {
        return touchTicks == 0;
    }

    /** It has touched Wick, and does no harm by touch for a second. */
    public void startTouchCooldown() {
        touchTicks = TOUCH_COOLDOWN;
    }

    /** Counts the flash and the cooldown of touch down by a tick. */
    void countDown(boolean clocksTick) {
        flashTicks = Math.max(0, flashTicks - 1);
        if (clocksTick) {
            touchTicks = Math.max(0, touchTicks - 1);
        }
    }

    /** Plays a clip, from its beginning if another was played or it was struck again. */
    void play(String name) {
        boolean again = state == State.HIT && stateTicks == 0;
        clipTicks = name.equals(clip) && !again ? clipTicks + 1 : 0;
        clip = name;
    }

    @Override
    public int id() {
        return id;
    }

    public WalkerDef def() {
        return def;
    }

    /** The middle of its feet, in u. Not to be changed. */
    public Vector3f position() {
        return position;
    }

    @Override
    public String model() {
        return def.model();
    }

    @Override
    public Pose pose() {
        return pose;
    }

    @Override
    public String clip() {
        return clip;
    }

    @Override
    public int clipTicks() {
        return clipTicks;
    }

    @Override
    public float shadowHeight() {
        return ground;
    }

    @Override
    public int flashTicks() {
        return flashTicks;
    }

    void addTo(StateHash hash) {
        pose.addTo(hash);
        hash.add(position).add(velocity).add(pushedFrom).add(push).add(yaw);
        hash.add(wanderYaw).add(strollTicks).add(state.ordinal()).add(stateTicks);
        hash.add(hp).add(flashTicks).add(touchTicks).add(lastBlow).add(blocked);
        hash.add(bobTicks).add(stoodTicks).add(ground).add(clipTicks);
    }
}
