package bumblewick.sim;

import bumblewick.def.BulletDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.Ids;
import bumblewick.sim.run.Pool;
import com.jme3.math.Vector3f;
import java.util.List;

/** The bullets in the air. They move with Wick along the rail; their velocity is relative to it. */
final class BulletField {
    private static final int CAPACITY = 256;

    /** Further behind Wick than this, in u, a bullet is out of the game. */
    private static final float BEHIND = 12f;

    /** How much faster a bullet flies back than it came. */
    private static final float RETURN_FACTOR = 1.6f;

    private static final int RETURN_TICKS = Tick.of(2.5f);

    private final Pool<Bullet> bullets = new Pool<>(CAPACITY, Bullet::new, b -> b.gone);
    private final Ids ids;
    private final Vector3f way = new Vector3f();

    BulletField(Ids ids) {
        this.ids = ids;
    }

    /**
     * A bullet leaves a muzzle.
     *
     * @param from copied
     * @param direction length 1 (copied)
     * @param speed in u/s relative to Wick
     */
    void add(BulletDef def, Vector3f from, Vector3f direction, float speed) {
        Bullet b = bullets.add();
        b.id = ids.next();
        b.def = def;
        b.position.set(from);
        b.previousPosition.set(from);
        b.velocity.set(direction).multLocal(speed);
        b.heading.set(direction);
        b.ticksLeft = Tick.of(def.life());
        b.targetId = 0;
        b.nearBee = Bullet.NO_BEE;
        b.nearWick = false;
        b.deflected = false;
        b.passed = false;
        b.gone = false;
    }

    /**
     * Flies on by a tick.
     *
     * @param travel how far Wick came along the rail in this tick, in u
     * @param pace 1, or less under a tempo bloom
     * @param quarry whom deflected bullets fly at
     */
    void tick(Wick wick, float travel, float pace, Quarry quarry, SceneryStrip strip) {
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            b.previousPosition.set(b.position);
            if (b.deflected) {
                home(b, quarry);
            }
            float step = b.deflected ? Tick.SECONDS : Tick.SECONDS * pace;
            b.position.addLocal(b.velocity.x * step, b.velocity.y * step, b.velocity.z * step + travel);
            b.gone = --b.ticksLeft <= 0
                    || b.position.y < 0f
                    || b.position.z < wick.position.z - BEHIND
                    || strip.inTheWay(b.previousPosition, b.position, 0f) != null;
        }
    }

    /** A deflected bullet keeps after its target as long as that lives. */
    private void home(Bullet b, Quarry quarry) {
        Vector3f target = quarry.position(b.targetId);
        if (target == null) {
            return;
        }
        way.set(target).subtractLocal(b.position);
        float distance = way.length();
        if (distance > 0f) {
            b.heading.set(way).multLocal(1f / distance);
            float speed = b.velocity.length();
            b.velocity.set(b.heading).multLocal(speed);
        }
    }

    /** Turns a bullet round: from now on it flies for the player. */
    void deflect(Bullet b, Quarry quarry) {
        b.deflected = true;
        b.targetId = quarry.nearest(b.position);
        b.ticksLeft = RETURN_TICKS;
        b.velocity.multLocal(-RETURN_FACTOR);
        b.velocity.z = Math.abs(b.velocity.z);
        b.heading.set(b.velocity).multLocal(1f / b.velocity.length());
    }

    /** The boss is beaten, the stage is over: all bullets go out. */
    void clear() {
        for (int i = 0; i < bullets.size(); i++) {
            bullets.get(i).gone = true;
        }
    }

    /** Takes those that are gone out of the game. */
    void sweep() {
        bullets.sweep();
    }

    int size() {
        return bullets.size();
    }

    Bullet get(int index) {
        return bullets.get(index);
    }

    List<Bullet> view() {
        return bullets.view();
    }

    void addTo(StateHash hash) {
        hash.add(bullets.size());
        for (int i = 0; i < bullets.size(); i++) {
            bullets.get(i).addTo(hash);
        }
    }
}
