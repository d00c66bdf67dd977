package bumblewick.sim.enemy;

import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Chain;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.motion.Arrival;
import bumblewick.sim.motion.PathFollower;
import bumblewick.sim.run.FlightEntity;
import bumblewick.sim.run.FlightPose;
import com.jme3.math.Vector3f;

/** An enemy in the air: an instance of an {@link EnemyDef}. {@link EnemyField} moves it, {@link EnemyFire} shoots. */
public final class Enemy implements FlightEntity {
    /** Length of the flash after a hit, in ticks. */
    private static final int FLASH = 6;

    /** Within this many ticks it is gone when it leaves. */
    private static final int LEAVES = Tick.PER_SECOND - 2;

    /** How far it flies off in that time, faster and faster, in u. */
    private static final float LEAVES_BY = 40f;

    /** {@link #frontId} of one that goes where those before it left. */
    static final int LEAVING = -1;

    private final FlightPose pose = new FlightPose(-1f);
    /** Relative to Wick along the rail: z is how far ahead. */
    final Vector3f local = new Vector3f();

    int id;
    EnemyDef def;
    final PathFollower path = new PathFollower();
    /** How it steers after the point on its path, or null if it flies on that point. */
    Arrival steering;
    /** Index of its wave, or {@link WaveSpawner#NO_WAVE}. */
    int wave;

    /** Whether its path stands in the world, and how far along the rail the path's origin is then, in u. */
    boolean moored;

    float anchor;
    /** The hazard on which it rides, or null. */
    Hazard ride;
    /** How far about that one's axis its path is turned, 0 to 1 of a circle. */
    float rideShare;

    /** Whether somebody else places it in each tick, so that it flies no path. */
    boolean carried;

    int hp;
    int age;
    int hitTicks;
    int windUpTicks;
    int roundTicks;
    int roundsLeft;
    private int leaveTicks; // since it leaves; 0 if it stays
    private float leaveX;
    private float leaveY;
    /** The kind of the head of the chain in which it follows, or null: its path leads it, also if it is a head. */
    EnemyDef leader;
    /** Id of the head of its chain, which the head has, too; 0 without a chain. */
    int headId;
    /** Id of whom it follows, {@link #LEAVING}, or 0. */
    int frontId;
    /** Ticks since it began to fall, 0 if it does not. */
    int fallTicks;
    /** Where it goes when those before it have left; relative to Wick. */
    final Vector3f goal = new Vector3f();
    /** Whether it hunts friends. */
    boolean hunts;
    /** Id of the friend that it hunts, or 0. */
    int preyId;
    /** Whether it holds on to that friend. */
    boolean holds;
    /** Where it holds on, from the friend's middle, in u. */
    final Vector3f hold = new Vector3f();
    /** Ticks until it takes a hit point from its friend. */
    int gripTicks;
    /** Of a carrier: ticks until it lets the next one go. */
    int releaseTicks;
    /** Of a carrier: how many it has let go. */
    int released;
    /** Ticks until it begins to make a field, if it makes any. */
    int weaveTicks;
    /** How many fields it still makes. */
    int weavesLeft;
    /** Number of the field that it makes now, or 0; and how far that is, 0 to 1. */
    int weavingId;

    float woven;
    /** Ticks until the fire of its thread is there, 0 if none comes, and the chain of what that destroys. */
    private int catchTicks;

    private int fire;
    /** Id of the carrier that let it go, or 0. */
    int carrierId;
    /** Ticks until it is on its path. */
    int joinTicks;
    /** How far from its path it came out, in u. */
    final Vector3f join = new Vector3f();

    private boolean locked;
    private boolean gone;
    /** Hit points left of its armour, 0 if it has none that can break. */
    private int armourHp;
    /** Damage that it took beyond whole hit points, 0 to 1. */
    private float fraction;

    /** Begins its life, or another one; {@link EnemyField} places it. */
    void spawn(int newId, EnemyDef newDef, int newWave) {
        id = newId;
        def = newDef;
        wave = newWave;
        moored = false;
        ride = null;
        rideShare = 0f;
        carried = false;
        hp = def.hp();
        age = 0;
        hitTicks = 0;
        windUpTicks = 0;
        roundTicks = def.attack().isPresent() ? Tick.of(def.attack().get().firstAfter()) : 0;
        roundsLeft = def.attack().isPresent() ? def.attack().get().rounds() : 0;
        pose.setBank(0f);
        leaveTicks = 0;
        locked = false;
        gone = false;
        armourHp = def.armour().isPresent() ? def.armour().get().hp() : 0;
        fraction = 0f;
        leader = null;
        headId = 0;
        frontId = 0;
        fallTicks = 0;
        goal.set(0f, 0f, 0f);
        hunts = false;
        preyId = 0;
        holds = false;
        hold.set(0f, 0f, 0f);
        gripTicks = 0;
        releaseTicks = def.carrier().isPresent()
                ? Math.max(EnemyCarriers.TELL + 1, Tick.of(def.carrier().get().firstAfter()))
                : 0;
        released = 0;
        carrierId = 0;
        joinTicks = 0;
        join.set(0f, 0f, 0f);
        weaveTicks = def.weaving().isPresent() ? Tick.of(def.weaving().get().firstAfter()) : 0;
        weavesLeft = def.weaving().isPresent() ? def.weaving().get().rounds() : 0;
        weavingId = 0;
        woven = 0f;
        catchTicks = 0;
        fire = 0;
    }

    void addTo(StateHash hash) {
        hash.add(id);
        pose.addTo(hash);
        hash.add(path.phaseBits()).add(wave).add(hp).add(age).add(hitTicks);
        hash.add(windUpTicks).add(roundTicks).add(roundsLeft).add(locked);
        if (moored) {
            hash.add(anchor);
        }
        if (ride != null) {
            hash.add(ride.id()).add(rideShare);
        }
        if (def.hasParts()) {
            hash.add(armourHp).add(fraction);
        }
        if (leaveTicks > 0) {
            hash.add(leaveTicks).add(leaveX).add(leaveY);
        }
        if (headId != 0) {
            hash.add(headId).add(frontId).add(fallTicks).add(goal);
        }
        if (hunts) {
            hash.add(preyId).add(holds).add(hold).add(gripTicks);
        }
        if (def.carrier().isPresent()) {
            hash.add(releaseTicks).add(released);
        }
        if (def.weaving().isPresent()) {
            hash.add(weaveTicks).add(weavesLeft).add(weavingId);
        }
        if (catchTicks > 0) {
            hash.add(catchTicks).add(fire);
        }
        if (carrierId != 0) {
            hash.add(carrierId).add(joinTicks).add(join);
        }
    }

    @Override
    public int id() {
        return id;
    }

    public EnemyDef def() {
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

    /** How far ahead of Wick it is along the rail, in u. */
    public float ahead() {
        return local.z;
    }

    /** Whether its path stands in the world; then its velocity does not count from Wick's travel. */
    public boolean isMoored() {
        return moored;
    }

    /** Whether it rides on a hazard. */
    public boolean rides(Hazard hazard) {
        return ride == hazard;
    }

    /** Whether it hangs on something that carries it, such as a web. */
    public boolean isCarried() {
        return carried;
    }

    /** Index of its wave in the stage, or {@link WaveSpawner#NO_WAVE}. */
    public int wave() {
        return wave;
    }

    public int hp() {
        return hp;
    }

    /** Takes hit points and begins a flash. */
    public void takeHit(int damage) {
        hp -= damage;
        hitTicks = FLASH;
    }

    /**
     * Takes a share of a hit. What is less than a hit point counts with the next one.
     *
     * @param damage 0 or more
     * @return whole hit points that it lost
     */
    public int takeShare(float damage) {
        float sum = fraction + damage;
        int whole = (int) sum;
        fraction = sum - whole;
        if (whole > 0) {
            takeHit(whole);
        }
        return whole;
    }

    /** Whether it has armour that is not broken. */
    public boolean isArmoured() {
        return def.armour().isPresent()
                && (armourHp > 0 || def.armour().get().brokenBy().isEmpty());
    }

    /** Share of its armour that is left, 1 of armour that stays. */
    public float armourShare() {
        int whole = def.armour().isPresent() ? def.armour().get().hp() : 0;
        return whole == 0 ? 1f : armourHp / (float) whole;
    }

    /**
     * Takes hit points from its armour.
     *
     * @return whether that broke it
     */
    public boolean wearArmour(int damage) {
        armourHp = Math.max(0, armourHp - damage);
        return armourHp == 0;
    }

    /** The chain in which it is. */
    Chain chain() {
        return head().chain().orElseThrow();
    }

    /** The kind of the head of its chain. */
    public EnemyDef head() {
        return leader == null ? def : leader;
    }

    /** Whether it leads a chain. */
    boolean isHead() {
        return headId == id;
    }

    /** Whether it holds on to a friend. */
    public boolean holdsOn() {
        return holds;
    }

    /** Points for destroying it now, before the multiplier. */
    public int worth() {
        return holds ? Math.round(def.score() * def.grip().orElseThrow().factor()) : def.score();
    }

    /** Whether its wave counts it: not those that follow in a chain, and not those that a carrier let go. */
    public boolean countsForWave() {
        return leader == null && carrierId == 0;
    }

    /** Whether it follows in a chain. */
    public boolean isFollower() {
        return leader != null;
    }

    /** Whether all that follow it burst when it is destroyed. */
    public boolean bursts() {
        return headId != 0 && isHead() && def.chain().orElseThrow().lost() == EnemyDef.Lost.BURST;
    }

    /** Whether both are of one chain. */
    public boolean sharesChain(Enemy other) {
        return headId != 0 && headId == other.headId;
    }

    /** Whether it was in a chain and falls. */
    public boolean isFalling() {
        return fallTicks > 0;
    }

    /** From now on it does not fire. */
    void disarm() {
        windUpTicks = 0;
        roundsLeft = 0;
    }

    /** Whether it falls or leaves: what it still plays ends. */
    boolean isDisarmed() {
        return fallTicks > 0 || leaveTicks > 0;
    }

    /** Ticks since it came. */
    public int age() {
        return age;
    }

    /** Ticks left of the flash after a hit. */
    public int hitTicks() {
        return hitTicks;
    }

    /** Whether one of its weak points is open now. */
    public boolean isOpen(EnemyDef.WeakPoint point) {
        return !point.whileTelling() || windUpTicks > 0 || releaseTell() > 0f || weaveTell() > 0f;
    }

    /** Share of the time that is over in which a carrier tells that it lets one go; 0 if it does not tell. */
    public float releaseTell() {
        boolean tells = releaseTicks > 0
                && releaseTicks <= EnemyCarriers.TELL
                && def.carrier().isPresent();
        return tells ? (EnemyCarriers.TELL + 1f - releaseTicks) / EnemyCarriers.TELL : 0f;
    }

    /** How far the field is that it makes now, 0 to 1; 0 if it makes none. */
    public float weaveTell() {
        return weavingId == 0 ? 0f : woven;
    }

    /** The fire of its thread comes in a time, in ticks; not again if one is on its way. */
    public void catchFire(int in, int chain) {
        if (catchTicks == 0) {
            catchTicks = in;
            fire = chain;
        }
    }

    /** Whether the fire that was on its way has come to it by this tick. */
    public boolean burns() {
        return catchTicks > 0 && --catchTicks == 0;
    }

    /** Id of the chain of what the fire destroys that came to it. */
    public int fire() {
        return fire;
    }

    /** Ticks left until it fires, 0 when it does not wind up. */
    public int windUpTicks() {
        return windUpTicks;
    }

    /** Whether it is painted for the next volley. */
    public boolean locked() {
        return locked;
    }

    public void setLocked(boolean painted) {
        locked = painted;
    }

    /** Whether it was destroyed or has left: the next sweep takes it out. */
    public boolean gone() {
        return gone;
    }

    /** Takes it out of the game, and out of the volley for which it was painted. */
    public void destroy() {
        gone = true;
        locked = false;
    }

    /** Lets it fly off sideways, away from a place (unaffected), within a second; it does not fire any more. */
    void leaveFrom(Vector3f place) {
        if (leaveTicks > 0) {
            return;
        }
        float x = position().x - place.x;
        float y = position().y - place.y;
        float length = (float) Math.sqrt(x * x + y * y);
        leaveTicks = 1;
        leaveX = length == 0f ? 0f : LEAVES_BY * x / length;
        leaveY = length == 0f ? LEAVES_BY : LEAVES_BY * y / length;
        disarm();
    }

    /** Moves it by a tick from where it is placed to where it has flown off. */
    void flyOff() {
        if (leaveTicks > 0) {
            float share = leaveTicks++ / (float) LEAVES;
            position().addLocal(leaveX * share * share, leaveY * share * share, 0f);
        }
    }

    boolean hasFlownOff() {
        return leaveTicks > LEAVES;
    }

    void leave() {
        gone = true;
    }
}
