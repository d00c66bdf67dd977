package bumblewick.sim.garden;

import bumblewick.def.LevelDef;
import bumblewick.def.PickupDef;
import bumblewick.def.PickupDef.Effect;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.level.CollisionLayers;
import bumblewick.sim.garden.level.GroundProbe;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityPool;
import com.jme3.math.Vector3f;

/** The pick-ups of a garden: those of the level, in their order, and the bees scared out of the lantern. */
final class GardenPickups extends EntityPool<GardenPickup> {
    /** Scared bees in the air at the same time; more are made when they are needed. */
    private static final int SCARED = 8;

    /** How far a scared bee flies, how high, and how long it can be fetched again. */
    private static final float SCARED_AWAY = 2.6f;

    private static final float SCARED_UP = 0.3f;
    private static final int SCARED_TICKS = Tick.of(12f);

    /** How long it is too frightened to be taken. */
    private static final int SHY_TICKS = Tick.of(0.8f);

    /** Reach on foot, as a share of the pick-up's own radius; it is shorter than in flight. */
    private static final float ON_FOOT = 0.5f;

    /** How far below a thing its shadow is looked for, in u. */
    private static final float DEPTH = 8f;

    /** Share of the free way that a scared bee flies towards a wall. */
    private static final float BEFORE_WALL = 0.7f;

    private final CollisionWorld world;
    private final GroundProbe ground;
    private final EntityIds ids;
    private final PickupDef bee;
    private final QueryFilter filter = new QueryFilter(CollisionLayers.STILL);
    private final SweepHit hit = new SweepHit();
    private final Vector3f way = new Vector3f();

    GardenPickups(Rulebook rules, LevelDef level, CollisionWorld world, EntityIds ids) {
        super(SCARED + level.spawns().size(), GardenPickup::new, p -> p.gone);
        this.world = world;
        this.ids = ids;
        ground = new GroundProbe(world, CollisionLayers.STILL);
        bee = first(rules, Effect.BEES);
        for (LevelDef.Spawn spawn : level.spawns()) {
            PickupDef def = rules.all(PickupDef.class).get(spawn.what());
            if (def != null) {
                add().begin(ids.next(), def, spawn.position());
            }
        }
    }

    private static PickupDef first(Rulebook rules, Effect effect) {
        return rules.all(PickupDef.class).values().stream()
                .filter(def -> def.effect() == effect)
                .findFirst()
                .orElse(null);
    }

    /** Finds the ground below each pick-up; call it once all fixtures stand. */
    void settle() {
        for (int i = 0; i < size(); i++) {
            GardenPickup p = get(i);
            p.ground = ground.height(p.place, DEPTH, Float.NaN);
        }
    }

    void tick() {
        for (int i = 0; i < size(); i++) {
            get(i).tick();
        }
    }

    /**
     * Adds a pick-up.
     *
     * @param where its middle (copied)
     */
    GardenPickup place(PickupDef def, Vector3f where) {
        GardenPickup p = add();
        p.begin(ids.next(), def, where);
        p.ground = ground.height(p.place, DEPTH, Float.NaN);
        return p;
    }

    /** The first pick-up that Wick reaches, or null; {@code middle} is Wick's. */
    GardenPickup reached(Vector3f middle, float arm) {
        for (int i = 0; i < size(); i++) {
            GardenPickup p = get(i);
            float reach = arm + ON_FOOT * p.def.radius();
            if (p.canBeTaken() && p.pose.position().distanceSquared(middle) <= reach * reach) {
                return p;
            }
        }
        return null;
    }

    /**
     * Adds a bee that flies up and away.
     *
     * @param from unaffected
     * @param yaw where to, in radians
     * @return the bee, or null if the rules have no pick-up of bees
     */
    GardenPickup scare(Vector3f from, float yaw) {
        if (bee == null) {
            return null;
        }
        way.set(SCARED_AWAY * Trig.sin(yaw), SCARED_UP, SCARED_AWAY * Trig.cos(yaw));
        boolean wall = world.ray(from, way, filter, hit);
        float share = wall ? BEFORE_WALL * hit.fraction() : 1f;
        GardenPickup p = add();
        p.begin(ids.next(), bee, from);
        p.place.addLocal(way.x * share, way.y * share, way.z * share);
        p.ground = ground.height(p.place, DEPTH, Float.NaN);
        p.shyTicks = SHY_TICKS;
        p.ticksLeft = SCARED_TICKS;
        return p;
    }

    /** Lets scared bees stay until they are fetched. */
    void soothe() {
        for (int i = 0; i < size(); i++) {
            get(i).ticksLeft = 0;
        }
    }

    /** The first pick-up of an effect, or null. */
    GardenPickup first(Effect effect) {
        for (int i = 0; i < size(); i++) {
            if (get(i).def.effect() == effect) {
                return get(i);
            }
        }
        return null;
    }

    void addTo(StateHash hash) {
        addAll(hash, GardenPickup::addTo);
    }
}
