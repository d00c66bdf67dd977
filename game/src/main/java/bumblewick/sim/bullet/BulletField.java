package bumblewick.sim.bullet;

import bumblewick.def.BulletDef;
import bumblewick.def.pattern.PatternDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityPool;
import bumblewick.sim.run.Rail;
import bumblewick.sim.scenery.SceneryStrip;
import bumblewick.sim.swarm.Targets;
import com.jme3.math.Vector3f;

/**
 * The bullets in the air. They move with Wick along the rail; their velocity is relative to it. A deflected bullet homes
 * in on the target that it was given.
 */
public final class BulletField extends EntityPool<Bullet> {
    /** Room for those of a stage whose bullets only fly straight. */
    public static final int CAPACITY = 512;

    /** Further behind Wick than this, in u, a bullet is out of the game. */
    private static final float BEHIND = 12f;

    /** How much faster a bullet flies back than it came. */
    private static final float RETURN_FACTOR = 1.6f;

    /** A bullet that a pattern has all but stopped, in u/s, flies back as fast as its kind. */
    private static final float SLOWEST_RETURN = 1f;

    private static final int RETURN_TICKS = Tick.of(2.5f);

    private final EntityIds ids;
    private final Bounce bounce = new Bounce();
    private final Vector3f offset = new Vector3f();

    /**
     * @param capacity made at once
     * @param acting whether some bullet will do something itself: then all are made ready for it
     */
    public BulletField(EntityIds ids, int capacity, boolean acting) {
        super(capacity, acting ? BulletField::actingBullet : Bullet::new, Bullet::gone);
        this.ids = ids;
    }

    private static Bullet actingBullet() {
        Bullet b = new Bullet();
        b.act();
        return b;
    }

    /** Whether there are as many as there can be: what is fired then does not come. */
    boolean isFull() {
        return size() >= PatternDef.MOST_BULLETS;
    }

    /**
     * Adds a bullet that leaves a muzzle.
     *
     * @param from copied
     * @param direction length 1 (copied)
     * @param speed in u/s relative to Wick
     */
    public Bullet add(BulletDef def, Vector3f from, Vector3f direction, float speed) {
        Bullet b = add();
        b.launch(ids.next(), def);
        b.position().set(from);
        b.pose().beginTick();
        b.velocity().set(direction).multLocal(speed);
        b.heading().set(direction);
        return b;
    }

    /**
     * Moves all bullets by a tick. A bullet is gone when it is too old, leaves the corridor or meets scenery.
     *
     * @param travel how far Wick came along the rail in this tick, in u
     * @param speedFactor 1, or less under a tempo bloom; deflected bullets keep their speed
     * @param targets where deflected bullets find their targets
     * @param rail whose sides bullets come off that bounce
     */
    public void tick(Wick wick, float travel, float speedFactor, Targets targets, SceneryStrip strip, Rail rail) {
        for (int i = 0; i < size(); i++) {
            Bullet b = get(i);
            b.pose().beginTick();
            if (b.deflected) {
                home(b, targets);
            }
            float step = b.deflected ? Tick.SECONDS : Tick.SECONDS * speedFactor;
            Vector3f v = b.velocity();
            b.position().addLocal(v.x * step, v.y * step, v.z * step + travel);
            boolean alive = b.bouncesLeft > 0 && bounce.off(b, rail, strip);
            b.gone |= --b.ticksLeft <= 0
                    || b.position().y < 0f
                    || b.position().z < wick.position().z - BEHIND
                    || (!alive && strip.inTheWay(b.previousPosition(), b.position(), 0f) != null);
        }
    }

    /** Turns a deflected bullet to its target, as long as that lives. */
    private void home(Bullet b, Targets targets) {
        if (!targets.locate(b.targetId, offset)) {
            return;
        }
        offset.subtractLocal(b.position());
        float distance = offset.length();
        if (distance > 0f) {
            b.heading().set(offset).multLocal(1f / distance);
            float speed = b.velocity().length();
            b.velocity().set(b.heading()).multLocal(speed);
        }
    }

    /**
     * Turns a bullet round: from now on it flies for the player.
     *
     * @param targetId the enemy or boss that it homes in on
     */
    public void deflect(Bullet b, int targetId) {
        b.deflected = true;
        b.endActions();
        b.bouncesLeft = 0;
        b.targetId = targetId;
        b.ticksLeft = RETURN_TICKS;
        Vector3f v = b.velocity().multLocal(-RETURN_FACTOR);
        v.z = Math.abs(v.z);
        if (v.length() < SLOWEST_RETURN) {
            v.set(0f, 0f, Math.max(SLOWEST_RETURN, RETURN_FACTOR * b.def().speed()));
        }
        b.heading().set(v).multLocal(1f / v.length());
    }

    /**
     * Draws a bullet to a place for a tick; what it does itself ends.
     *
     * @param to in the corridor's frame (unaffected)
     * @param pull by which its velocity changes, in u/s²
     */
    public void draw(Bullet b, Vector3f to, float pull) {
        b.endActions();
        offset.set(to).subtractLocal(b.position());
        float distance = offset.length();
        if (distance > 0f) {
            b.velocity().addLocal(offset.multLocal(pull * Tick.SECONDS / distance));
            float speed = b.velocity().length();
            b.heading().set(speed > 0f ? offset.set(b.velocity()).divideLocal(speed) : b.heading());
        }
    }

    /** Removes all bullets with the next {@link #sweep}. */
    public void clear() {
        for (int i = 0; i < size(); i++) {
            get(i).remove();
        }
    }

    public void addTo(StateHash hash) {
        addAll(hash, Bullet::addTo);
    }
}
