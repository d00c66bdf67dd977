package bumblewick.sim.combat;

import bumblewick.sim.boss.BossFight;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.motion.ClosestApproach;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.Scenery;
import bumblewick.sim.scenery.SceneryStrip;
import bumblewick.sim.swarm.Shot;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds out what the player's fire hits: scenery in the way first, then enemies in the order of their ids, bullets with a shell,
 * and the boss.
 */
public final class ShotHits {
    /** A shot's own size, in u: generous, a near miss is a hit. */
    private static final float SHOT_RADIUS = 0.25f;

    private final EnemyDamage enemyDamage;
    private final LockOn lockOn;
    private final EnemyField enemies;
    private final BossFight boss;
    private final SceneryStrip strip;
    private final Blasts blasts;
    private final EnemyRailSpans spans = new EnemyRailSpans();
    private final HitLocation location = new HitLocation();
    private final List<Bullet> shells = new ArrayList<>(); // of this tick

    public ShotHits(
            EnemyDamage enemyDamage,
            LockOn lockOn,
            EnemyField enemies,
            BossFight boss,
            SceneryStrip strip,
            Blasts blasts) {
        this.enemyDamage = enemyDamage;
        this.lockOn = lockOn;
        this.enemies = enemies;
        this.boss = boss;
        this.strip = strip;
        this.blasts = blasts;
    }

    /** Lets the bees' shots hit. */
    public void shots(Swarm swarm, BulletField bullets, SimEvents events) {
        spans.measure(enemies);
        findShells(bullets);
        List<Shot> shots = swarm.shots();
        for (int i = 0; i < shots.size(); i++) {
            Shot shot = shots.get(i);
            if (!shot.spent()) {
                test(shot, events);
            }
        }
    }

    private void test(Shot shot, SimEvents events) {
        Scenery s = strip.inTheWay(shot.previousPosition(), shot.position(), 0f);
        if (s != null) {
            shot.spend();
            blasts.hitScenery(s, shot.damage(), shot.position(), SceneryStrip.NO_BLAST, events);
            return;
        }
        int volley = lockOn.volleyOf(shot);
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            if (!spans.excludes(i, shot.previousPosition(), shot.position(), SHOT_RADIUS)
                    && !e.gone()
                    && meets(e, shot.previousPosition(), shot.position(), SHOT_RADIUS)) {
                shot.spend();
                enemyDamage.hitByShot(e, location, shot.damage(), volley, events);
                return;
            }
        }
        Bullet shell = shellMetBy(shot);
        if (shell != null) {
            shot.spend();
            enemyDamage.hitShell(shell, shot.damage(), events);
            return;
        }
        BossPart part = partMetBy(shot.previousPosition(), shot.position(), SHOT_RADIUS);
        if (part != null) {
            shot.spend();
            enemyDamage.hitBossByShot(part, shot.damage(), volley, events);
        }
    }

    private void findShells(BulletField bullets) {
        shells.clear();
        for (int i = 0; i < bullets.size(); i++) {
            if (bullets.get(i).hasShell()) {
                shells.add(bullets.get(i));
            }
        }
    }

    /** The first bullet with a shell that a shot met in this tick, or null. */
    private Bullet shellMetBy(Shot shot) {
        for (int i = 0; i < shells.size(); i++) {
            Bullet b = shells.get(i);
            float reach = b.def().radius() + SHOT_RADIUS;
            if (b.hasShell()
                    && ClosestApproach.within(
                            reach, shot.previousPosition(), shot.position(), b.previousPosition(), b.position())) {
                return b;
            }
        }
        return null;
    }

    /** Whether what flies meets an enemy; of one with parts, {@link #location} says then what it meets. */
    private boolean meets(Enemy e, Vector3f from, Vector3f to, float radius) {
        return e.def().hasParts()
                ? location.find(e, from, to, radius)
                : ClosestApproach.within(e.def().radius() + radius, from, to, e.previousPosition(), e.position());
    }

    /** The first part of the boss that a ball met which moved from one place to another in this tick, or null. */
    private BossPart partMetBy(Vector3f from, Vector3f to, float radius) {
        for (int i = 0; boss.canBeHit() && i < boss.boss().parts().size(); i++) {
            BossPart part = boss.boss().parts().get(i);
            if (!part.broken() && part.isMetBy(from, to, radius)) {
                return part;
            }
        }
        return null;
    }

    /** Lets deflected bullets hit. */
    public void deflected(BulletField bullets, SimEvents events) {
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            if (b.deflected() && !b.gone()) {
                test(b, events);
            }
        }
    }

    private void test(Bullet b, SimEvents events) {
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            if (!e.gone()
                    && meets(e, b.previousPosition(), b.position(), b.def().radius())) {
                b.remove();
                enemyDamage.hitByDeflected(e, location, events);
                return;
            }
        }
        BossPart part = partMetBy(b.previousPosition(), b.position(), b.def().radius());
        if (part != null) {
            b.remove();
            enemyDamage.hitBossByDeflected(part, b.def(), events);
        }
    }
}
