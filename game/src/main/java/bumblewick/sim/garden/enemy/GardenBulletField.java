package bumblewick.sim.garden.enemy;

import bumblewick.def.BulletDef;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.level.CollisionLayers;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityPool;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** The bullets of a garden. They fly straight until they meet something solid or their time is up. */
public final class GardenBulletField extends EntityPool<GardenBullet> {
    private static final int CAPACITY = 32;

    /** How much faster a bullet flies back than it came. */
    private static final float RETURN_FACTOR = 1.6f;

    private static final int RETURN_TICKS = Tick.of(2.5f);

    /** Where a mouth is, as a share of the height, and how far ahead of the middle, in radii. */
    private static final float MOUTH_HEIGHT = 0.7f;

    private static final float MOUTH_AHEAD = 1.1f;

    /** An offset shorter than this has no direction, in u. */
    private static final float NO_WAY = 1e-3f;

    private final Rulebook rules;
    private final CollisionWorld world;
    private final EntityIds ids;
    private final QueryFilter filter = new QueryFilter(CollisionLayers.SOLID);
    private final SweepHit hit = new SweepHit();
    private final Vector3f mouth = new Vector3f();
    private final Vector3f way = new Vector3f();

    public GardenBulletField(Rulebook rules, CollisionWorld world, EntityIds ids) {
        super(CAPACITY, GardenBullet::new, GardenBullet::gone);
        this.rules = rules;
        this.world = world;
        this.ids = ids;
    }

    /** Whether nothing solid stands between a spitter's mouth and Wick's middle. */
    boolean sees(Walker w, WickPerception perception) {
        aim(w, perception);
        return !world.ray(mouth, way, filter.layers(CollisionLayers.STILL), hit);
    }

    /** Fires a spitter's bullets from its mouth at where Wick is now, the middle one of a fan straight. */
    void spit(Walker w, WickPerception perception, SimEvents events) {
        aim(w, perception);
        int steps = Math.max(1, w.def.fan() - 1);
        float step = w.def.fanDegrees() * Trig.TURN / 360f / steps;
        for (int i = 0; i < w.def.fan(); i++) {
            fire(w, (i - 0.5f * (w.def.fan() - 1)) * step);
        }
        events.add(Type.ENEMY_FIRED, w.id, mouth);
    }

    /** Fires a bullet where it aims, turned to a side by an angle in radians. */
    private void fire(Walker w, float aside) {
        BulletDef def = rules.get(BulletDef.class, w.def.bullet());
        GardenBullet b = add();
        b.id = ids.next();
        b.def = def;
        b.pose.position().set(mouth);
        velocity(way, w.yaw, def.speed(), b.velocity);
        if (aside != 0f) {
            turn(b.velocity, aside);
        }
        b.pose.setYaw(w.yaw + aside);
        b.pose.beginTick();
        b.ticksLeft = Tick.of(def.life());
        b.deflected = false;
        b.gone = false;
    }

    private static void turn(Vector3f velocity, float yaw) {
        float sin = Trig.sin(yaw);
        float cos = Trig.cos(yaw);
        velocity.set(velocity.x * cos + velocity.z * sin, velocity.y, velocity.z * cos - velocity.x * sin);
    }

    /** The velocity along an offset; if that is too short to have a direction, along {@code yaw}. */
    private static void velocity(Vector3f along, float yaw, float speed, Vector3f store) {
        float distance = along.length();
        if (distance > NO_WAY) {
            store.set(along).multLocal(speed / distance);
        } else {
            store.set(speed * Trig.sin(yaw), 0f, speed * Trig.cos(yaw));
        }
    }

    private void aim(Walker w, WickPerception perception) {
        way.set(perception.feet).addLocal(0f, 0.5f * perception.height, 0f);
        mouth.set(w.position).addLocal(0f, MOUTH_HEIGHT * w.def.height(), 0f);
        way.subtractLocal(mouth);
        float distance = way.length();
        float ahead = Math.min(distance, MOUTH_AHEAD * w.def.radius()) / Math.max(distance, w.def.radius());
        mouth.addLocal(way.x * ahead, way.y * ahead, way.z * ahead);
        way.multLocal(1f - ahead);
    }

    /**
     * Moves all bullets by a tick.
     *
     * @param speedFactor 1, or less under a tempo bloom; deflected bullets keep their speed
     */
    public void tick(float speedFactor) {
        for (int i = 0; i < size(); i++) {
            GardenBullet b = get(i);
            Vector3f position = b.pose.position();
            b.pose.beginTick();
            float step = b.deflected ? Tick.SECONDS : Tick.SECONDS * speedFactor;
            way.set(b.velocity).multLocal(step);
            b.gone = --b.ticksLeft <= 0 || world.ray(position, way, filter.layers(CollisionLayers.SOLID), hit);
            position.addLocal(way);
        }
    }

    /** Lets all bullets stand still for a tick, while a cinematic camera shows the story. */
    public void pause() {
        for (int i = 0; i < size(); i++) {
            get(i).pose.beginTick();
        }
    }

    /**
     * Turns a bullet round: from now on it flies for the player.
     *
     * @param target where it flies (unaffected)
     */
    public void deflect(GardenBullet b, Vector3f target, SimEvents events) {
        way.set(target).subtractLocal(b.pose.position());
        velocity(way, Trig.atan2(-b.velocity.x, -b.velocity.z), RETURN_FACTOR * b.velocity.length(), b.velocity);
        b.deflected = true;
        b.ticksLeft = RETURN_TICKS;
        events.add(Type.DEFLECTED, b.id, b.pose.position());
    }

    public void addTo(StateHash hash) {
        addAll(hash, GardenBullet::addTo);
    }
}
