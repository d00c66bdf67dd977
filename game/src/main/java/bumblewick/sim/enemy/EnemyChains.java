package bumblewick.sim.enemy;

import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.Chain;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.motion.Arrival;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Enemies that follow an enemy in a chain. Each steers by {@link Arrival} to the point that is the gap away from the one
 * before, on the straight line between them. One that lost the one before follows the next, or curls up and falls; those
 * behind one that falls fall a little later. When the head leaves, the others go where it went.
 */
final class EnemyChains {
    /** Ticks from the fall of one to that of the next. */
    private static final int RIPPLE = 6;

    /** Of those that fall, in u/s²: that of apples. */
    private static final float GRAVITY = 12f;

    /** What is left of the velocity relative to Wick when one begins to fall. */
    private static final float KEPT = 0.3f;

    /** Roll of one that falls, in radians a tick. */
    private static final float TUMBLE = 0.15f;

    /** One that falls is gone so far under the ground, in u. */
    private static final float UNDER_GROUND = -1f;

    private static final float BEHIND = -8f;

    private final Rulebook rules;
    private final EnemyField enemies;
    /** How those steer that follow a kind, by its id. */
    private final SortedMap<String, Arrival> steerings = new TreeMap<>();

    private final Vector3f target = new Vector3f();
    private final Vector3f way = new Vector3f();
    private int[] heads = new int[8]; // ids, of chains of which some are alive
    private int[] members = new int[8];
    private int[] alive = new int[8];
    private int[] destroyed = new int[8];
    private int size;
    private boolean used;

    EnemyChains(Rulebook rules, EnemyField enemies) {
        this.rules = rules;
        this.enemies = enemies;
        for (EnemyDef def : rules.all(EnemyDef.class).values()) {
            def.chain().ifPresent(chain -> steerings.put(def.id(), Arrival.of(chain.arrival())));
        }
    }

    /**
     * Lets a chain begin: its segments stand in a line behind the head.
     *
     * @param segments how many; 0 for as many as the kind says
     * @param wickZ Wick's distance along the rail, in u
     * @return how many there are
     */
    int begin(Enemy head, int segments, float wickZ) {
        Chain chain = head.def.chain().orElseThrow();
        EnemyDef def = rules.get(EnemyDef.class, chain.segment());
        int count = segments == 0 ? chain.count() : segments;
        head.path.velocity(way);
        float speed = way.length();
        way.set(speed == 0f ? 0f : way.x / speed, speed == 0f ? 0f : way.y / speed, speed == 0f ? -1f : way.z / speed);
        head.headId = head.id;
        int before = head.id;
        for (int i = 1; i <= count; i++) {
            target.set(way).multLocal(-chain.gap() * i).addLocal(head.local);
            Enemy e = enemies.spawnFollower(def, head, target, wickZ);
            e.steering = steerings.get(head.def.id());
            e.leader = head.def;
            e.headId = head.id;
            e.frontId = before;
            before = e.id;
        }
        register(head.id, count + 1);
        return count;
    }

    private void register(int head, int count) {
        if (size == heads.length) {
            heads = Arrays.copyOf(heads, 2 * size);
            members = Arrays.copyOf(members, 2 * size);
            alive = Arrays.copyOf(alive, 2 * size);
            destroyed = Arrays.copyOf(destroyed, 2 * size);
        }
        used = true;
        heads[size] = head;
        members[size] = count;
        alive[size] = count;
        destroyed[size++] = 0;
    }

    /** Moves a segment by a tick; see {@link EnemyField#tick}. */
    void move(Enemy e, float wickZ, float speedFactor) {
        if (e.fallTicks == 0 && e.frontId != Enemy.LEAVING) {
            Enemy front = enemies.find(e.frontId);
            if (front == null || front.fallTicks > RIPPLE) {
                fall(e);
            } else {
                follow(e, front, speedFactor);
            }
        } else if (e.frontId == Enemy.LEAVING) {
            e.steering.move(e.goal, e.local, e.velocity(), speedFactor);
        }
        if (e.fallTicks > 0) {
            drop(e, wickZ, speedFactor);
        }
    }

    private void follow(Enemy e, Enemy front, float speedFactor) {
        target.set(e.local).subtractLocal(front.local);
        float distance = target.length();
        if (distance > 0f) {
            target.multLocal(e.chain().gap() / distance);
        } else {
            target.set(0f, 0f, e.chain().gap());
        }
        e.steering.move(target.addLocal(front.local), e.local, e.velocity(), speedFactor);
    }

    private static void fall(Enemy e) {
        e.fallTicks = 1;
        e.velocity().multLocal(KEPT);
        e.disarm();
    }

    /** It does not fly along with Wick any more. */
    private static void drop(Enemy e, float wickZ, float speedFactor) {
        float step = Tick.SECONDS * speedFactor;
        Vector3f v = e.velocity();
        v.y -= GRAVITY * step;
        e.local.addLocal(v.x * step, v.y * step, 0f);
        e.local.z = e.position().z + v.z * step - wickZ;
        e.fallTicks++;
        e.pose().setBank(e.bank() + TUMBLE);
    }

    /** Whether a segment is out of the game. */
    boolean hasLeft(Enemy e) {
        if (e.fallTicks > 0) {
            return e.local.y < UNDER_GROUND || e.local.z < BEHIND;
        }
        float near = e.chain().gap() + 1f;
        return e.frontId == Enemy.LEAVING && (e.local.z < BEHIND || e.local.distanceSquared(e.goal) < near * near);
    }

    /** Lets the one that follows go where one of a chain went. */
    void leave(Enemy gone) {
        count(gone, false);
        Enemy next = next(gone);
        if (next != null && next.fallTicks == 0) {
            next.frontId = Enemy.LEAVING;
            next.goal.set(gone.local);
        }
    }

    /**
     * Lets the one that follows close up or fall when one of a chain was destroyed.
     *
     * @return whether that was the last, and all of the chain were destroyed
     */
    boolean lose(Enemy lost, SimEvents events) {
        Enemy next = next(lost);
        boolean bursts = next != null && lost.isHead() && next.chain().lost() == EnemyDef.Lost.BURST;
        if (next != null && next.fallTicks == 0 && !bursts) {
            boolean falls = lost.isHead() || lost.fallTicks > 0 || next.chain().lost() == EnemyDef.Lost.FALL;
            if (falls) {
                fall(next);
                events.add(Type.CHAIN_CURLS, next.id, next.def.id(), 0, next.position());
            } else {
                next.frontId = lost.frontId;
                next.goal.set(lost.goal);
            }
        }
        return count(lost, true);
    }

    private Enemy next(Enemy of) {
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            if (e.frontId == of.id && !e.gone()) {
                return e;
            }
        }
        return null;
    }

    private boolean count(Enemy gone, boolean shot) {
        int i = 0;
        while (i < size && heads[i] != gone.headId) {
            i++;
        }
        if (i == size) {
            return false;
        }
        alive[i]--;
        destroyed[i] += shot ? 1 : 0;
        boolean whole = destroyed[i] == members[i];
        if (alive[i] == 0) {
            size--;
            heads[i] = heads[size];
            members[i] = members[size];
            alive[i] = alive[size];
            destroyed[i] = destroyed[size];
        }
        return whole;
    }

    /** Adds what is counted of chains; nothing where there never was one. */
    void addTo(StateHash hash) {
        if (used) {
            hash.add(size);
            for (int i = 0; i < size; i++) {
                hash.add(heads[i]).add(members[i]).add(alive[i]).add(destroyed[i]);
            }
        }
    }
}
