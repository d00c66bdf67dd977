package bumblewick.sim;

import bumblewick.def.EnemyDef;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.motion.Arrival;
import bumblewick.sim.motion.PathBank;
import bumblewick.sim.run.Ids;
import bumblewick.sim.run.Pool;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Flies the enemies: on their path's table or steering after it, relative to Wick, nose along their motion and leaning
 * into curves. One that reaches its path's end has left.
 */
final class EnemyFlight {
    private static final int CAPACITY = 96;

    /** Share of the way to the wanted heading and bank that is gone each tick. */
    private static final float TURN = 0.18f;

    /** Bank in radians per radian per second of turning. */
    private static final float LEAN = 0.3f;

    private static final float MAX_BANK = 0.9f;

    /** Slower than this, in u/s, an enemy keeps its heading. */
    private static final float HOVERS = 2f;

    /** A chaser this near to its path's end, in u, or this far behind Wick, has left. */
    private static final float AT_END = 3f;

    private static final float BEHIND = -8f;

    private final Pool<Enemy> enemies;
    private final PathBank paths;
    private final SortedMap<String, Arrival> laws = new TreeMap<>();
    private final Ids ids;
    private final Vector3f point = new Vector3f();
    private final Vector3f before = new Vector3f();

    EnemyFlight(Rulebook rules, PathBank paths, Ids ids) {
        this.paths = paths;
        this.ids = ids;
        this.enemies = new Pool<>(rules.enemies().isEmpty() ? 0 : CAPACITY, Enemy::new, e -> e.gone);
        for (EnemyDef def : rules.enemies().values()) {
            if (def.follow() == EnemyDef.Follow.CHASE) {
                laws.put(def.id(), Arrival.of(def.arrival().orElseThrow()));
            }
        }
    }

    /**
     * An enemy comes.
     *
     * @param path id of its path
     * @param wave index of its wave or {@link Waves#NO_WAVE}
     * @param wickZ Wick's distance along the rail
     */
    Enemy enter(EnemyDef def, String path, boolean mirrored, float shiftX, float shiftY, int wave, float wickZ) {
        Enemy e = enemies.add();
        e.path.start(paths.named(path), mirrored, shiftX, shiftY);
        e.id = ids.next();
        e.def = def;
        e.law = laws.get(def.id());
        e.wave = wave;
        e.hp = def.hp();
        e.age = 0;
        e.hitTicks = 0;
        e.windUpTicks = 0;
        e.roundTicks = def.attack().isPresent() ? Tick.of(def.attack().get().firstAfter()) : 0;
        e.roundsLeft = def.attack().isPresent() ? def.attack().get().rounds() : 0;
        e.bank = 0f;
        e.locked = false;
        e.gone = false;
        e.path.position(e.local);
        e.path.velocity(e.velocity);
        e.heading.set(0f, 0f, e.local.z < 0f ? 1f : -1f);
        place(e, wickZ);
        e.previousPosition.set(e.position);
        return e;
    }

    /**
     * A piece of a broken enemy goes on where the whole one was, on the same path.
     *
     * @param offset to the side, in u
     */
    Enemy splitOff(Enemy whole, EnemyDef def, float offset, float wickZ) {
        Enemy e = enter(def, whole.path.path().id(), false, 0f, 0f, Waves.NO_WAVE, wickZ);
        e.path.copy(whole.path, offset, 0f);
        e.path.position(e.local);
        if (e.law != null) {
            e.local.set(whole.local.x + offset, whole.local.y, whole.local.z);
        }
        e.velocity.set(whole.velocity);
        e.heading.set(whole.heading);
        place(e, wickZ);
        e.previousPosition.set(e.position);
        return e;
    }

    /**
     * Flies on by a tick.
     *
     * @param rate at which paths are played
     * @param pace 1, or less under a tempo bloom
     */
    void tick(float wickZ, float rate, float pace) {
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            e.age++;
            e.hitTicks = Math.max(0, e.hitTicks - 1);
            e.previousPosition.set(e.position);
            before.set(e.local);
            e.path.advance(rate * pace);
            follow(e, pace);
            place(e, wickZ);
            turn(e);
            e.gone |= left(e);
        }
    }

    private void follow(Enemy e, float pace) {
        e.path.position(point);
        if (e.law == null) {
            e.local.set(point);
            e.velocity.set(e.local).subtractLocal(before).multLocal(Tick.PER_SECOND);
        } else {
            e.law.move(point, e.local, e.velocity);
            e.local.subtractLocal(before).multLocal(pace).addLocal(before);
        }
    }

    private static void place(Enemy e, float wickZ) {
        e.position.set(e.local.x, e.local.y, e.local.z + wickZ);
    }

    private void turn(Enemy e) {
        float speed = e.velocity.length();
        if (speed < HOVERS) {
            e.bank -= e.bank * TURN;
            return;
        }
        before.set(e.heading);
        float share = TURN / speed;
        e.heading.set(
                before.x * (1f - TURN) + e.velocity.x * share,
                before.y * (1f - TURN) + e.velocity.y * share,
                before.z * (1f - TURN) + e.velocity.z * share);
        float length = e.heading.length();
        if (length < TURN) {
            e.heading.set(before.z, before.y, -before.x); // about to reverse: turn by the right
        } else {
            e.heading.multLocal(1f / length);
        }
        float turning = (e.heading.x - before.x) * before.z - (e.heading.z - before.z) * before.x;
        float bank = Math.max(-MAX_BANK, Math.min(MAX_BANK, turning * Tick.PER_SECOND * LEAN));
        e.bank += (bank - e.bank) * TURN;
    }

    private boolean left(Enemy e) {
        if (!e.path.finished()) {
            return false;
        }
        return e.law == null || e.local.z < BEHIND || e.local.distanceSquared(point) < AT_END * AT_END;
    }

    /** Takes those that are gone out of the game. */
    void sweep() {
        enemies.sweep();
    }

    int size() {
        return enemies.size();
    }

    Enemy get(int index) {
        return enemies.get(index);
    }

    List<Enemy> view() {
        return enemies.view();
    }

    void addTo(StateHash hash) {
        hash.add(enemies.size());
        for (int i = 0; i < enemies.size(); i++) {
            enemies.get(i).addTo(hash);
        }
    }
}
