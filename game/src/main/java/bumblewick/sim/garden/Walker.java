package bumblewick.sim.garden;

import bumblewick.def.WalkerDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.run.Pose;
import bumblewick.sim.run.Seen;
import com.jme3.math.Vector3f;

/** A ground enemy. Its mood decides, its legs obey, and a blow puts an end to both. */
final class Walker implements Seen {
    /** What it is about. */
    enum State {
        /** Strolls about, or stands. */
        ROAM,
        /** Shows what it will do. */
        TELL,
        /** Does it. */
        ACT,
        /** Gets its breath back. */
        REST,
        ASLEEP,
        /** Reels from a blow. */
        HIT,
        /** Whirls away and is about to burst. */
        BEATEN
    }

    /** Slower than this, in u/s, it is seen standing. */
    private static final float STANDS = 0.15f;

    final int id;
    final WalkerDef def;
    final Vector3f home;
    /** As wide as it is. */
    final Sphere body;

    final Pose pose = new Pose();
    /** The middle of its feet, without bobbing. */
    final Vector3f position = new Vector3f();

    /** On the plan, in u/s; y is its fall. */
    final Vector3f velocity = new Vector3f();
    /** The velocity that its mood wants. */
    final Vector3f wish = new Vector3f();
    /** Where it is pushed when it is beaten: from there, and how far. */
    final Vector3f pushedFrom = new Vector3f();

    final Vector3f push = new Vector3f();
    float yaw;
    float wanderYaw;
    int strollTicks;
    State state;
    int stateTicks;
    int hp;
    int flashTicks;
    int touchTicks;
    /** The blow that hit it last: one blow hits once. */
    int lastBlow;

    boolean blocked;
    int bobTicks;
    int stoodTicks;
    float ground;
    boolean gone;
    private String clip = "";
    private int clipTicks;

    Walker(int id, WalkerDef def, Vector3f home, float yaw) {
        this.id = id;
        this.def = def;
        this.home = home.clone();
        body = new Sphere(def.radius());
        bobTicks = id * 7 % 60;
        stoodTicks = id;
        this.yaw = yaw;
        wanderYaw = yaw;
        position.set(home);
        ground = home.y;
        hp = def.hp();
        state = def.mood() == WalkerDef.Mood.SLEEPER ? State.ASLEEP : State.ROAM;
        pose.position().set(home);
        pose.face(yaw);
        pose.keep();
    }

    void become(State next) {
        state = next;
        stateTicks = 0;
    }

    /** Whether it can be hit, and hurts. */
    boolean awake() {
        return state != State.BEATEN && state != State.HIT && state != State.ASLEEP;
    }

    boolean beaten() {
        return state == State.BEATEN;
    }

    boolean stands() {
        return velocity.x * velocity.x + velocity.z * velocity.z < STANDS * STANDS;
    }

    /** A tick of what runs out. */
    void count(boolean beat) {
        flashTicks = Math.max(0, flashTicks - 1);
        if (beat) {
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
