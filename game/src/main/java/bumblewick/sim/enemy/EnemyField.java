package bumblewick.sim.enemy;

import bumblewick.def.EnemyDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WaveDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.escort.StageEscorts;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.sim.motion.Arrival;
import bumblewick.sim.motion.PathBank;
import bumblewick.sim.rule.Signals;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityPool;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The enemies in the air. Each flies on its baked path, or steers after the point that moves along that path, relative to
 * Wick, nose along its motion and banking into curves. An enemy that reaches the end of its path leaves.
 */
public final class EnemyField extends EntityPool<Enemy> {
    private static final int CAPACITY = 160; // 60 of waves, chains, and who is let go

    /** Share of the way to the wanted heading and bank that is gone each tick. */
    private static final float TURN = 0.18f;

    /** Bank in radians per radian per second of turning. */
    private static final float LEAN = 0.3f;

    private static final float MAX_BANK = 0.9f;

    /** Slower than this, in u/s, an enemy keeps its heading. */
    private static final float HOVERS = 2f;

    /** An enemy that steers leaves this near to its path's end, in u, or this far behind Wick. */
    private static final float AT_END = 3f;

    private static final float BEHIND = -8f;

    /** What stands in the world leaves this far behind Wick, in u: past the camera. */
    private static final float PASSED = -14f;

    /** Ticks in which one that was let go glides onto its path. */
    private static final int JOIN = 60;

    private final PathBank paths;
    /** How those kinds steer that follow their path by {@link Arrival}, by id. */
    private final SortedMap<String, Arrival> steerings = new TreeMap<>();

    private final EnemyChains chains;
    private final EnemyCarriers carriers;
    private final EscortHunt hunt;
    private final StageHazards hazards;
    private int newcomers;
    private final EntityIds ids;
    private final Vector3f point = new Vector3f();
    private final Vector3f back = new Vector3f(0f, 0f, -1f); // against the rail

    /** A field without friends that could be hunted. */
    public EnemyField(Rulebook rules, PathBank paths, EntityIds ids) {
        this(rules, paths, ids, new StageEscorts(List.of(), "", rules, ids, new Signals(List.of()), 0f), null);
    }

    /**
     * @param escorts whom waves hunt
     * @param hazards on which waves ride, or null without any
     */
    public EnemyField(Rulebook rules, PathBank paths, EntityIds ids, StageEscorts escorts, StageHazards hazards) {
        super(rules.all(EnemyDef.class).isEmpty() ? 0 : CAPACITY, Enemy::new, Enemy::gone);
        this.paths = paths;
        this.ids = ids;
        for (EnemyDef def : rules.all(EnemyDef.class).values()) {
            if (def.follow() == EnemyDef.Follow.CHASE) {
                steerings.put(def.id(), Arrival.of(def.arrival().orElseThrow()));
            }
        }
        chains = new EnemyChains(rules, this);
        carriers = new EnemyCarriers(rules, this);
        hunt = new EscortHunt(escorts);
        this.hazards = hazards;
    }

    /**
     * Adds an enemy at the start of its path.
     *
     * @param path id of its path
     * @param shiftX moves the whole path to the right, in u
     * @param shiftY moves the whole path up, in u
     * @param wave index of its wave or {@link WaveSpawner#NO_WAVE}
     * @param wickZ Wick's distance along the rail
     */
    Enemy spawn(EnemyDef def, String path, boolean mirrored, float shiftX, float shiftY, int wave, float wickZ) {
        Enemy e = add();
        e.path.start(paths.named(path), mirrored, shiftX, shiftY);
        e.spawn(ids.next(), def, wave);
        e.steering = steerings.get(def.id());
        e.path.position(e.local);
        e.path.velocity(e.velocity());
        e.heading().set(0f, 0f, e.local.z < 0f ? 1f : -1f);
        place(e, wickZ);
        e.pose().beginTick();
        return e;
    }

    /**
     * Adds an enemy of a wave.
     *
     * @param member how many of the wave came before it
     * @param wave index of the wave or {@link WaveSpawner#NO_WAVE}
     * @param began where the wave began, in u along the rail
     * @param wickZ Wick's distance along the rail
     */
    void spawnNext(EnemyDef def, WaveDef of, int member, int wave, float began, float wickZ) {
        spawnNext(def, of, member, wave, 0f, 0f, began, wickZ);
    }

    /**
     * Adds an enemy of a wave of a lane.
     *
     * @param laneX how far to the right the lane is, in u
     * @param laneY how far up it is, in u
     */
    void spawnNext(EnemyDef def, WaveDef of, int member, int wave, float laneX, float laneY, float began, float wickZ) {
        float x = of.offsetX() + member * of.shiftX() + laneX;
        float y = of.offsetY() + member * of.shiftY() + laneY;
        Enemy e = spawn(def, of.path(), of.mirrored(), x, y, wave, wickZ);
        if (!of.rides().isEmpty()) {
            mount(e, of, member, wickZ);
        } else if (of.moored()) {
            moor(e, began, wickZ);
        }
        e.hunts = of.target() == WaveDef.Target.ESCORT && def.grip().isPresent();
        if (def.chain().isPresent()) {
            newcomers += chains.begin(e, of.segments(), wickZ);
        }
    }

    /** Lets the path stand in the world, with its origin at a distance along the rail. */
    private static void moor(Enemy e, float anchor, float wickZ) {
        e.moored = true;
        e.anchor = anchor;
        e.local.z += anchor - wickZ;
        place(e, wickZ);
        e.pose().beginTick();
    }

    /** Sets it on a hazard; where that is not there it leaves at once. */
    private void mount(Enemy e, WaveDef of, int member, float wickZ) {
        e.moored = true;
        e.ride = hazards == null ? null : hazards.named(of.rides());
        e.rideShare = member / (float) of.count();
        if (e.ride == null) {
            e.leave();
        } else {
            e.ride.carry(e.local, e.rideShare, point);
            e.local.set(point.x, point.y, point.z - wickZ);
            place(e, wickZ);
        }
        e.pose().beginTick();
    }

    /** Adds one of a chain at a place relative to Wick (copied). */
    Enemy spawnFollower(EnemyDef def, Enemy head, Vector3f local, float wickZ) {
        Enemy e = add();
        e.path.copy(head.path, 0f, 0f);
        e.spawn(ids.next(), def, head.wave);
        e.moored = head.moored;
        e.anchor = head.anchor;
        e.local.set(local);
        e.velocity().set(head.velocity());
        e.heading().set(head.heading());
        place(e, wickZ);
        e.pose().beginTick();
        return e;
    }

    /**
     * Adds one that a carrier lets go.
     *
     * @param path that it joins, or empty for the carrier's own
     * @param at where it comes out, relative to Wick (copied)
     */
    Enemy spawnReleased(EnemyDef def, Enemy carrier, String path, Vector3f at, float wickZ) {
        String flown = path.isEmpty() ? carrier.path.path().id() : path;
        Enemy e = spawn(def, flown, false, 0f, 0f, carrier.wave, wickZ);
        if (path.isEmpty()) {
            e.path.copy(carrier.path, 0f, 0f);
            e.moored = carrier.moored;
            e.anchor = carrier.anchor;
        }
        e.carrierId = carrier.id;
        e.joinTicks = JOIN;
        e.join.set(at).subtractLocal(e.path.position(point));
        e.join.z -= e.moored ? e.anchor - wickZ : 0f;
        e.local.set(at);
        e.velocity().set(carrier.velocity());
        e.heading().set(carrier.heading());
        place(e, wickZ);
        e.pose().beginTick();
        newcomers++;
        if (def.chain().isPresent()) {
            newcomers += chains.begin(e, 0, wickZ);
        }
        return e;
    }

    /**
     * Adds one that something carries: whoever does places it by {@link #carry} in each tick, and takes it out.
     *
     * @param local where it is, relative to Wick (copied)
     */
    public Enemy spawnCarried(EnemyDef def, Vector3f local, float wickZ) {
        Enemy e = add();
        e.path.start(paths.any(), false, 0f, 0f);
        e.spawn(ids.next(), def, WaveSpawner.NO_WAVE);
        e.steering = null;
        e.carried = true;
        e.velocity().set(0f, 0f, 0f);
        e.heading().set(back);
        e.local.set(local);
        place(e, wickZ);
        e.pose().beginTick();
        newcomers++;
        return e;
    }

    /** Places one that is carried, before {@link #tick}; {@code local} is relative to Wick (copied). */
    public void carry(Enemy e, Vector3f local, float wickZ) {
        e.velocity().set(local).subtractLocal(e.local).multLocal(Tick.PER_SECOND);
        e.local.set(local);
    }

    /** Lets carriers and nests let enemies go; {@code wickZ} is Wick's distance along the rail, in u. */
    public void release(float wickZ, SimEvents events) {
        carriers.tick(wickZ, events);
    }

    /** How many have come without being of a wave since this was asked. */
    public int takeNewcomers() {
        int taken = newcomers;
        newcomers = 0;
        return taken;
    }

    /** The living enemy with an id, or null; by binary search, for ids rise. */
    public Enemy find(int id) {
        int low = 0;
        int high = size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            Enemy e = get(middle);
            if (e.id() == id) {
                return e.gone() ? null : e;
            }
            if (e.id() < id) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return null;
    }

    /**
     * Notes that an enemy was destroyed, on which others may depend.
     *
     * @param wickZ Wick's distance along the rail, in u
     * @return whether all of its chain are destroyed by that
     */
    public boolean noteDestroyed(Enemy e, float wickZ, SimEvents events) {
        if (e.def.carrier().isPresent()) {
            carriers.releaseRest(e, wickZ, events);
        }
        return e.headId != 0 && chains.lose(e, events);
    }

    /**
     * Adds a piece of a broken enemy; it goes on where the whole one was, on the same path.
     *
     * @param offset to the side, in u
     */
    public void spawnPiece(Enemy whole, EnemyDef def, float offset, float wickZ) {
        Enemy e = spawn(def, whole.path.path().id(), false, 0f, 0f, WaveSpawner.NO_WAVE, wickZ);
        e.path.copy(whole.path, offset, 0f);
        e.path.position(e.local);
        if (whole.moored) {
            moor(e, whole.anchor, wickZ);
        }
        if (e.steering != null) {
            e.local.set(whole.local.x + offset, whole.local.y, whole.local.z);
        }
        e.velocity().set(whole.velocity());
        e.heading().set(whole.heading());
        place(e, wickZ);
        e.pose().beginTick();
    }

    /**
     * Moves all enemies by a tick.
     *
     * @param wickZ Wick's distance along the rail
     * @param rate at which paths are played
     * @param speedFactor 1, or less under a tempo bloom
     */
    public void tick(float wickZ, float rate, float speedFactor) {
        for (int i = 0; i < size(); i++) {
            Enemy e = get(i);
            e.age++;
            e.hitTicks = Math.max(0, e.hitTicks - 1);
            e.pose().beginTick();
            if (e.moored) {
                e.local.z = e.position().z - wickZ; // it stays where it is while Wick flies on
            }
            if (e.carried) {
                place(e, wickZ);
                continue;
            }
            if (e.leader == null) {
                e.path.advance(rate * speedFactor);
                follow(e, wickZ, speedFactor);
            } else {
                chains.move(e, wickZ, speedFactor);
            }
            place(e, wickZ);
            turn(e);
            if (e.hasFlownOff() || (e.leader == null ? hasLeft(e) : chains.hasLeft(e))) {
                e.leave();
                if (e.headId != 0) {
                    chains.leave(e);
                }
            }
        }
    }

    private void follow(Enemy e, float wickZ, float speedFactor) {
        e.path.position(point);
        if (e.ride != null) {
            ride(e, wickZ);
            return;
        }
        point.z += e.moored ? e.anchor - wickZ : 0f;
        if (e.joinTicks > 0) {
            float away = Easing.inOut(--e.joinTicks / (float) JOIN);
            point.addLocal(e.join.x * away, e.join.y * away, e.join.z * away);
        }
        if (e.hunts && hunt.lead(e, point)) {
            return;
        }
        if (e.steering == null) {
            e.velocity().set(point).subtractLocal(e.local).multLocal(Tick.PER_SECOND);
            e.local.set(point);
        } else {
            e.steering.move(point, e.local, e.velocity(), speedFactor);
        }
    }

    private void ride(Enemy e, float wickZ) {
        e.ride.carry(point, e.rideShare, e.velocity());
        point.set(e.velocity()).subtractLocal(0f, 0f, wickZ);
        e.velocity().set(point).subtractLocal(e.local).multLocal(Tick.PER_SECOND);
        e.local.set(point);
    }

    private static void place(Enemy e, float wickZ) {
        e.position().set(e.local.x, e.local.y, e.local.z + wickZ);
        e.flyOff();
    }

    private void turn(Enemy e) {
        if (e.fallTicks > 0) {
            return;
        }
        if (e.def.facing() == EnemyDef.Facing.WICK) {
            e.pose().turnTowards(back, 1f, TURN, LEAN, MAX_BANK);
            return;
        }
        float speed = e.velocity().length();
        if (speed < HOVERS) {
            e.pose().easeBank(0f, TURN);
        } else {
            e.pose().turnTowards(e.velocity(), speed, TURN, LEAN, MAX_BANK);
        }
    }

    private boolean hasLeft(Enemy e) {
        if (e.moored) {
            return e.local.z < PASSED;
        }
        if (!e.path.finished() || e.preyId != 0) {
            return false;
        }
        return e.steering == null || e.local.z < BEHIND || e.local.distanceSquared(point) < AT_END * AT_END;
    }

    public void addTo(StateHash hash) {
        addAll(hash, Enemy::addTo);
        chains.addTo(hash);
    }
}
