package bumblewick.sim;

import bumblewick.def.AssistDef;
import bumblewick.def.SwarmDef;
import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Shot;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Paints targets while the swarm is tight and sends the volley when it is let go. It happens on the sights' picture:
 * painted is what comes close to the reticle, or to the line of fire at its own distance.
 */
final class Locks {
    /** Ticks from one painted target to the next: a rhythm that can be heard. */
    private static final int RHYTHM = 4;

    /** Volleys remembered, for the score: more than are ever in the air. */
    private static final int VOLLEYS = 16;

    private final SwarmDef def;
    private final Quarry quarry;
    private final EnemyFlight enemies;
    private final BossFight boss;
    private final int[] targets;
    private final int[] firstShot = new int[VOLLEYS];
    private final int[] lastShot = new int[VOLLEYS];
    private final Reticle reticle;
    private final float radius;
    private int count;
    private int wait;
    private int volleys;

    /** @param help with aiming: what is painted may be further off */
    Locks(SwarmDef def, AssistDef.Aim help, Sight sight, Quarry quarry, EnemyFlight enemies, BossFight boss) {
        this.def = def;
        radius = def.lockRadiusPixels() * help.lockFactor();
        reticle = new Reticle(sight);
        this.quarry = quarry;
        this.enemies = enemies;
        this.boss = boss;
        this.targets = new int[def.maxLocks()];
    }

    /** Paints or fires. */
    void tick(Wick wick, Vector3f aim, Swarm swarm, SimEvents events) {
        forgetTheGone();
        wait = Math.max(0, wait - 1);
        if (wick.tight) {
            if (wait == 0 && count < Math.min(def.maxLocks(), swarm.bees().size())) {
                paint(wick, aim, events);
            }
        } else if (count > 0) {
            fire(wick, swarm, events);
        }
    }

    private void forgetTheGone() {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (quarry.position(targets[i]) != null) {
                targets[kept++] = targets[i];
            }
        }
        count = kept;
    }

    /** Paints the target that is closest to the reticle, if it is close enough. */
    private void paint(Wick wick, Vector3f aim, SimEvents events) {
        reticle.point(wick.position, aim);
        Enemy best = null;
        float least = radius * radius;
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            float off = e.gone || e.locked ? Float.MAX_VALUE : reticle.off(e.position);
            if (off < least) {
                least = off;
                best = e;
            }
        }
        Boss b = boss.boss();
        if (boss.canBeHit() && !b.locked && reticle.off(b.position) < least) {
            b.locked = true;
            add(b.id, b.position, events);
        } else if (best != null) {
            best.locked = true;
            add(best.id, best.position, events);
        }
    }

    private void add(int id, Vector3f where, SimEvents events) {
        targets[count++] = id;
        wait = RHYTHM;
        events.add(Type.LOCKED, id, count, where);
    }

    private void fire(Wick wick, Swarm swarm, SimEvents events) {
        swarm.fireVolley(targets, count, wick.velocity.z);
        List<Shot> shots = swarm.shots();
        if (!shots.isEmpty()) {
            volleys++;
            lastShot[volleys % VOLLEYS] = shots.get(shots.size() - 1).id();
            firstShot[volleys % VOLLEYS] = lastShot[volleys % VOLLEYS] - count + 1;
        }
        events.add(Type.VOLLEY_FIRED, 0, count, wick.position);
        unpaint();
    }

    private void unpaint() {
        for (int i = 0; i < count; i++) {
            Enemy e = quarry.enemy(targets[i]);
            if (e != null) {
                e.locked = false;
            }
        }
        boss.boss().locked = false;
        count = 0;
    }

    /** The id of the volley that a shot belongs to, or {@link Takedowns#NO_VOLLEY}. */
    int volleyOf(Shot shot) {
        if (shot.volley() == 0) {
            return Takedowns.NO_VOLLEY;
        }
        for (int v = volleys; v > 0 && v > volleys - VOLLEYS; v--) {
            if (shot.id() >= firstShot[v % VOLLEYS] && shot.id() <= lastShot[v % VOLLEYS]) {
                return v;
            }
        }
        return Takedowns.NO_VOLLEY;
    }

    void addTo(StateHash hash) {
        hash.add(count).add(wait).add(volleys);
        for (int i = 0; i < count; i++) {
            hash.add(targets[i]);
        }
        for (int i = 0; i < VOLLEYS; i++) {
            hash.add(firstShot[i]).add(lastShot[i]);
        }
    }
}
