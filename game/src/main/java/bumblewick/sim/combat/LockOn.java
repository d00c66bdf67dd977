package bumblewick.sim.combat;

import bumblewick.def.AssistDef;
import bumblewick.def.SwarmDef;
import bumblewick.math.StateHash;
import bumblewick.sim.boss.BossFight;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.hazard.SignalTarget;
import bumblewick.sim.hazard.SignalTargets;
import bumblewick.sim.player.Reticle;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Shot;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Lock-on: while the player holds the swarm tight, targets near the reticle are painted one after the other; when the
 * player lets go, the bees fire a homing volley at them. Measured in pixels of the {@link SightCamera}, off the reticle or
 * off the line of fire at the target's own distance.
 */
public final class LockOn {
    /** Ticks from one painted target to the next: fast, but each lock-on is heard. */
    private static final int RHYTHM = 4;

    /** Volleys whose shots are remembered for the score: more than are ever in the air. */
    private static final int VOLLEYS = 16;

    private final SwarmDef def;
    private final TargetRegistry registry;
    private final EnemyField enemies;
    private final BossFight boss;
    private final SignalTargets lamps;
    private final int[] targets;
    private final int[] firstShot = new int[VOLLEYS];
    private final int[] lastShot = new int[VOLLEYS];
    private final Reticle reticle;
    private final float radius;
    private int count;
    private int pauseTicks;
    private int volleys;

    /** @param help the aim assist, which enlarges the radius */
    public LockOn(
            SwarmDef def,
            AssistDef.Aim help,
            SightCamera sightCamera,
            TargetRegistry registry,
            EnemyField enemies,
            BossFight boss,
            SignalTargets lamps) {
        this.lamps = lamps;
        this.def = def;
        radius = def.lockRadiusPixels() * help.lockFactor();
        reticle = new Reticle(sightCamera);
        this.registry = registry;
        this.enemies = enemies;
        this.boss = boss;
        this.targets = new int[def.maxLocks()];
    }

    /**
     * Paints a target, or fires.
     *
     * @param aim the point under the reticle (unaffected)
     * @param paints whether targets can be painted
     */
    public void tick(Wick wick, Vector3f aim, Swarm swarm, boolean paints, SimEvents events) {
        forgetGone();
        pauseTicks = Math.max(0, pauseTicks - 1);
        if (wick.tight()) {
            if (paints
                    && pauseTicks == 0
                    && count < Math.min(def.maxLocks(), swarm.bees().size())) {
                paint(wick, aim, events);
            }
        } else if (count > 0) {
            fire(wick, swarm, events);
        }
    }

    /** Whether a volley has been fired. */
    public boolean hasFired() {
        return volleys > 0;
    }

    private void forgetGone() {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (registry.position(targets[i]) != null) {
                targets[kept++] = targets[i];
            }
        }
        count = kept;
    }

    /** Paints the target that is closest to the reticle, if it is close enough. */
    private void paint(Wick wick, Vector3f aim, SimEvents events) {
        reticle.point(wick.position(), aim);
        Enemy best = null;
        float least = radius * radius;
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            float off = e.gone() || e.locked() ? Float.MAX_VALUE : reticle.distanceSquared(e.position());
            if (off < least) {
                least = off;
                best = e;
            }
        }
        SignalTarget lamp = nearestLamp(least);
        if (lamp != null) {
            lamp.setLocked(true);
            lock(lamp.id(), lamp.position(), events);
            return;
        }
        BossPart part = boss.canBeHit() ? nearestPart(least) : null;
        if (part != null) {
            part.setLocked(true);
            lock(part.id(), part.position(), events);
        } else if (best != null) {
            best.setLocked(true);
            lock(best.id(), best.position(), events);
        }
    }

    /** What sends signals and is nearer to the reticle than the nearest enemy; or null. */
    private SignalTarget nearestLamp(float least) {
        SignalTarget best = null;
        float nearest = least;
        for (int i = 0; i < lamps.near().size(); i++) {
            SignalTarget lamp = lamps.near().get(i);
            float off = !lamp.canBeShot() || lamp.locked() ? Float.MAX_VALUE : reticle.distanceSquared(lamp.position());
            if (off < nearest) {
                nearest = off;
                best = lamp;
            }
        }
        return best;
    }

    /** The part of the boss nearest to the reticle, nearer than {@code least}, or null. */
    private BossPart nearestPart(float least) {
        List<BossPart> parts = boss.boss().parts();
        BossPart best = null;
        float nearest = least;
        for (int i = 0; i < parts.size(); i++) {
            BossPart part = parts.get(i);
            float off = part.broken() || part.locked() ? Float.MAX_VALUE : reticle.distanceSquared(part.position());
            if (off < nearest) {
                nearest = off;
                best = part;
            }
        }
        return best;
    }

    private void lock(int id, Vector3f where, SimEvents events) {
        targets[count++] = id;
        pauseTicks = RHYTHM;
        events.add(Type.LOCKED, id, count, where);
    }

    private void fire(Wick wick, Swarm swarm, SimEvents events) {
        swarm.fireVolley(targets, count, wick.velocity().z);
        List<Shot> shots = swarm.shots();
        if (!shots.isEmpty()) {
            volleys++;
            lastShot[volleys % VOLLEYS] = shots.get(shots.size() - 1).id();
            firstShot[volleys % VOLLEYS] = lastShot[volleys % VOLLEYS] - count + 1;
        }
        events.add(Type.VOLLEY_FIRED, SimEvent.NOBODY, count, wick.position());
        unlockAll();
    }

    private void unlockAll() {
        for (int i = 0; i < count; i++) {
            Enemy e = registry.enemy(targets[i]);
            if (e != null) {
                e.setLocked(false);
            }
        }
        for (int i = 0; i < boss.boss().parts().size(); i++) {
            boss.boss().parts().get(i).setLocked(false);
        }
        lamps.unlock();
        count = 0;
    }

    /** The id of the volley that a shot belongs to, or {@link EnemyDamage#NO_VOLLEY}. */
    int volleyOf(Shot shot) {
        if (shot.volley() == 0) {
            return EnemyDamage.NO_VOLLEY;
        }
        for (int v = volleys; v > 0 && v > volleys - VOLLEYS; v--) {
            if (shot.id() >= firstShot[v % VOLLEYS] && shot.id() <= lastShot[v % VOLLEYS]) {
                return v;
            }
        }
        return EnemyDamage.NO_VOLLEY;
    }

    public void addTo(StateHash hash) {
        hash.add(count).add(pauseTicks).add(volleys);
        for (int i = 0; i < count; i++) {
            hash.add(targets[i]);
        }
        for (int i = 0; i < VOLLEYS; i++) {
            hash.add(firstShot[i]).add(lastShot[i]);
        }
    }
}
