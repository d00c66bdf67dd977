package bumblewick.sim.garden.enemy;

import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WalkerDef;
import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.garden.enemy.Walker.State;
import bumblewick.sim.garden.level.Terrain;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityPool;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The enemies on foot of a level. */
public final class WalkerField extends EntityPool<Walker> {
    /** While that many are there, no further one appears. */
    public static final int MOST = 200;

    /** Made at once beyond those of the level, for those that appear later. */
    private static final int SPARE = 16;

    /** How long a beaten walker whirls by 4π and is pushed away, slower and slower; in ticks. */
    public static final int WHIRL = Tick.of(0.4f);

    /** Ticks from the last blow to the burst. */
    public static final int BURST = Tick.of(0.5f);

    /** How far the last blow pushes it, in u. */
    public static final float PUSHED = 1.5f;

    private static final float WHIRL_ANGLE = 2f * Trig.TURN;

    /** How long a blow stuns it, in ticks. */
    private static final int STUN = Tick.of(0.3f);

    /** How far a body bobs up and down, in u, and how long that takes. */
    private static final float BOB = 0.1f;

    private static final int BOB_TICKS = Tick.of(1.2f);

    /** How fast two that overlap separate, in u/s for each u of overlap. */
    private static final float SEPARATION = 4f;

    /** Who comes down faster than this lands so that it is seen and heard, in u/s: a hop between two shots is slower. */
    private static final float LANDS = 7f;

    private final WalkerMotion motion;
    private final List<WalkerBehaviour> behaviours;
    private final float floor;
    private final Rulebook rules;
    private final EntityIds ids;
    private final SortedMap<String, Sphere> bodies = new TreeMap<>(); // by kind

    /**
     * Places the walkers of a level.
     *
     * @param bullets receives what spitters spit
     * @param random of all walkers of the stage
     */
    public WalkerField(
            Rulebook rules,
            GardenDef garden,
            Terrain terrain,
            GardenBulletField bullets,
            RandomStream random,
            EntityIds ids) {
        super(SPARE, Walker::new, walker -> walker.gone);
        this.rules = rules;
        this.ids = ids;
        floor = garden.floorHeight();
        motion = new WalkerMotion(terrain);
        behaviours = List.of(
                new GrumpyBehaviour(random),
                new ScaredBehaviour(random),
                new SleepyBehaviour(random),
                new RollingBehaviour(random),
                new SpittingBehaviour(bullets));
        for (LevelDef.Spawn spawn : garden.level().spawns()) {
            if (rules.all(WalkerDef.class).containsKey(spawn.what())) {
                spawn(spawn.what(), spawn.position(), spawn.yaw());
            }
        }
    }

    /**
     * Adds a walker, unless there are {@link #MOST}.
     *
     * @param kind its id
     * @param where its feet and the middle of its area (copied)
     * @param yaw where it faces, in radians
     * @return the walker, or null
     */
    public Walker spawn(String kind, Vector3f where, float yaw) {
        if (size() >= MOST) {
            return null;
        }
        WalkerDef def = rules.get(WalkerDef.class, kind);
        Sphere body = bodies.get(kind);
        if (body == null) {
            body = new Sphere(def.radius());
            bodies.put(kind, body);
        }
        Walker walker = add();
        walker.begin(ids.next(), def, body, where, yaw);
        return walker;
    }

    /**
     * Advances all walkers by a tick.
     *
     * @param perception what they know of Wick
     * @param speedFactor 1, or less under a tempo bloom
     * @param clocksTick whether their clocks count this tick
     */
    public void tick(WickPerception perception, float speedFactor, boolean clocksTick, SimEvents events) {
        for (int i = 0; i < size(); i++) {
            Walker w = get(i);
            w.pose.beginTick();
            w.countDown(clocksTick);
            if (w.beaten()) {
                whirl(w, events);
            } else {
                act(w, perception, speedFactor, events);
            }
            w.stateTicks += clocksTick ? 1 : 0;
        }
        sweep();
    }

    /** Lets all walkers stand still for a tick, while a cinematic camera shows the story. */
    public void pause() {
        for (int i = 0; i < size(); i++) {
            get(i).pose.beginTick();
        }
    }

    private void act(Walker w, WickPerception perception, float speedFactor, SimEvents events) {
        WalkerBehaviour behaviour = behaviours.get(w.def.mood().ordinal());
        if (w.state != State.HIT) {
            behaviour.tick(w, perception, events);
        } else if (w.stateTicks >= STUN) {
            w.become(State.REST);
        } else {
            WalkerSteering.stand(w);
        }
        separate(w);
        float fall = -w.velocity.y;
        motion.move(w, speedFactor);
        if (fall > LANDS && w.velocity.y == 0f) {
            events.add(Type.BODY_MET, w.id, Math.round(fall), w.position);
        }
        w.pose.position().set(w.position).addLocal(0f, bob(w), 0f);
        w.pose.setYaw(w.yaw);
        w.play(behaviour.clip(w));
        w.gone = w.position.y < floor;
    }

    /** Up and down above the ground, each at its own time; not in its sleep. */
    private static float bob(Walker w) {
        if (w.state == State.ASLEEP) {
            return 0f;
        }
        w.bobTicks = (w.bobTicks + 1) % BOB_TICKS;
        return BOB - BOB * Trig.cos(Trig.TURN * w.bobTicks / BOB_TICKS);
    }

    /** Separates it from those that it overlaps. */
    private void separate(Walker w) {
        for (int i = 0; i < size(); i++) {
            Walker other = get(i);
            float x = w.position.x - other.position.x;
            float z = w.position.z - other.position.z;
            float room = w.def.radius() + other.def.radius();
            float square = x * x + z * z;
            if (other != w && !other.beaten() && square > 0f && square < room * room) {
                float distance = (float) Math.sqrt(square);
                float share = SEPARATION * (room - distance) / distance;
                w.wish.addLocal(x * share, 0f, z * share);
            }
        }
    }

    private void whirl(Walker w, SimEvents events) {
        float share = Easing.out(w.stateTicks / (float) WHIRL);
        w.position.set(w.push).multLocal(share).addLocal(w.pushedFrom);
        w.pose.position().set(w.position);
        w.pose.setYaw(w.yaw + WHIRL_ANGLE * share);
        w.play("death");
        if (w.stateTicks >= BURST) {
            w.gone = true;
            events.add(Type.WALKER_BURST, w.id, w.position);
        }
    }

    /** Begins its end: it whirls away and bursts. The direction of the blow is horizontal, length 1. */
    public void beat(Walker w, float awayX, float awayZ) {
        w.become(State.BEATEN);
        w.pushedFrom.set(w.position);
        w.push.set(PUSHED * awayX, 0f, PUSHED * awayZ);
        w.push.multLocal(motion.room(w, w.push));
    }

    public void addTo(StateHash hash) {
        addAll(hash, Walker::addTo);
    }
}
