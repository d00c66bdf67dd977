package bumblewick.sim.garden;

import bumblewick.def.BulletDef;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.run.Ids;
import bumblewick.sim.run.Pool;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;

/** The bullets of a garden: they fly straight until they meet something or fade. */
final class SpitField {
    private static final int CAPACITY = 32;

    /** How much faster a bullet flies back than it came. */
    private static final float RETURN_FACTOR = 1.6f;

    private static final int RETURN_TICKS = Tick.of(2.5f);

    /** Where a mouth is, as a share of the height, and how far ahead of the middle, in radii. */
    private static final float MOUTH_HEIGHT = 0.7f;

    private static final float MOUTH_AHEAD = 1.1f;

    /** A way shorter than this has no direction, in u. */
    private static final float NO_WAY = 1e-3f;

    private final Rulebook rules;
    private final CollisionWorld world;
    private final Ids ids;
    private final Pool<Spit> spits = new Pool<>(CAPACITY, Spit::new, s -> s.gone);
    private final Filter filter = new Filter(Layers.SOLID);
    private final SweepHit hit = new SweepHit();
    private final Vector3f mouth = new Vector3f();
    private final Vector3f way = new Vector3f();

    SpitField(Rulebook rules, CollisionWorld world, Ids ids) {
        this.rules = rules;
        this.world = world;
        this.ids = ids;
    }

    /** Whether nothing stands between a spitter's mouth and Wick's middle. */
    boolean sees(Walker w, Prey prey) {
        aim(w, prey);
        return !world.ray(mouth, way, filter.layers(Layers.STILL), hit);
    }

    /** A bullet leaves a mouth for where Wick is now. */
    void spit(Walker w, Prey prey, SimEvents events) {
        BulletDef def = Rulebook.named(rules.bullets(), w.def.bullet());
        aim(w, prey);
        Spit s = spits.add();
        s.id = ids.next();
        s.def = def;
        s.pose.position().set(mouth);
        straight(way, w.yaw, def.speed(), s.velocity);
        s.pose.face(w.yaw);
        s.pose.keep();
        s.ticksLeft = Tick.of(def.life());
        s.deflected = false;
        s.gone = false;
        events.add(Type.ENEMY_FIRED, w.id, 0, mouth);
    }

    /** A velocity along a way; where there is none to go, along a heading. */
    private static void straight(Vector3f along, float yaw, float speed, Vector3f store) {
        float distance = along.length();
        if (distance > NO_WAY) {
            store.set(along).multLocal(speed / distance);
        } else {
            store.set(speed * Trig.sin(yaw), 0f, speed * Trig.cos(yaw));
        }
    }

    private void aim(Walker w, Prey prey) {
        way.set(prey.feet).addLocal(0f, 0.5f * prey.height, 0f);
        mouth.set(w.position).addLocal(0f, MOUTH_HEIGHT * w.def.height(), 0f);
        way.subtractLocal(mouth);
        float distance = way.length();
        float ahead = Math.min(distance, MOUTH_AHEAD * w.def.radius()) / Math.max(distance, w.def.radius());
        mouth.addLocal(way.x * ahead, way.y * ahead, way.z * ahead);
        way.multLocal(1f - ahead);
    }

    /**
     * Flies on by a tick.
     *
     * @param pace factor on the time that goes by for those that fly at Wick
     */
    void tick(float pace) {
        for (int i = 0; i < spits.size(); i++) {
            Spit s = spits.get(i);
            Vector3f position = s.pose.position();
            s.pose.keep();
            float step = s.deflected ? Tick.SECONDS : Tick.SECONDS * pace;
            way.set(s.velocity).multLocal(step);
            s.gone = --s.ticksLeft <= 0 || world.ray(position, way, filter.layers(Layers.SOLID), hit);
            position.addLocal(way);
        }
    }

    /** They hang in the air as if painted. */
    void hold() {
        for (int i = 0; i < spits.size(); i++) {
            spits.get(i).pose.keep();
        }
    }

    /**
     * Turns a bullet round: from now on it flies for the player.
     *
     * @param target where to (unaffected)
     */
    void deflect(Spit s, Vector3f target, SimEvents events) {
        way.set(target).subtractLocal(s.pose.position());
        straight(way, Trig.atan2(-s.velocity.x, -s.velocity.z), RETURN_FACTOR * s.velocity.length(), s.velocity);
        s.deflected = true;
        s.ticksLeft = RETURN_TICKS;
        events.add(Type.DEFLECTED, s.id, 0, s.pose.position());
    }

    int size() {
        return spits.size();
    }

    Spit get(int index) {
        return spits.get(index);
    }

    List<Spit> view() {
        return spits.view();
    }

    /** Takes those that are gone out of the game. */
    void sweep() {
        spits.sweep();
    }

    void addTo(StateHash hash) {
        hash.add(spits.size());
        for (int i = 0; i < spits.size(); i++) {
            spits.get(i).addTo(hash);
        }
    }
}
