package bumblewick.sim;

import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Shot;
import bumblewick.sim.swarm.Swarm;
import java.util.List;

/** What the player's fire hits: scenery in the way first, then enemies in the order of their ids, then the boss. */
final class ShotHits {
    /** A shot's own size, in u: generous, a near miss is a hit. */
    private static final float SHOT_RADIUS = 0.25f;

    private final Takedowns takedowns;
    private final Locks locks;
    private final EnemyFlight enemies;
    private final BossFight boss;
    private final SceneryStrip strip;
    private final RailSpans spans = new RailSpans();

    ShotHits(Takedowns takedowns, Locks locks, EnemyFlight enemies, BossFight boss, SceneryStrip strip) {
        this.takedowns = takedowns;
        this.locks = locks;
        this.enemies = enemies;
        this.boss = boss;
        this.strip = strip;
    }

    void shots(Swarm swarm, SimEvents events) {
        spans.measure(enemies);
        List<Shot> shots = swarm.shots();
        for (int i = 0; i < shots.size(); i++) {
            Shot shot = shots.get(i);
            if (!shot.spent()) {
                strike(shot, events);
            }
        }
    }

    private void strike(Shot shot, SimEvents events) {
        Scenery s = strip.inTheWay(shot.previousPosition(), shot.position(), 0f);
        if (s != null) {
            shot.spend();
            strip.damage(s, shot.damage(), shot.position(), events);
            return;
        }
        int volley = locks.volleyOf(shot);
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            if (!e.gone
                    && !spans.apart(i, shot.previousPosition(), shot.position(), SHOT_RADIUS)
                    && meets(e.def.radius(), e, shot)) {
                shot.spend();
                takedowns.shoot(e, shot.damage(), volley, events);
                return;
            }
        }
        if (boss.canBeHit() && meets(boss.boss().def.radius(), boss.boss(), shot)) {
            shot.spend();
            takedowns.shootBoss(shot.damage(), volley, events);
        }
    }

    private static boolean meets(float radius, Visible target, Shot shot) {
        return Approach.within(
                radius + SHOT_RADIUS,
                shot.previousPosition(),
                shot.position(),
                target.previousPosition(),
                target.position());
    }

    /** Bullets that were turned round. */
    void deflected(BulletField bullets, SimEvents events) {
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            if (b.deflected && !b.gone) {
                strike(b, events);
            }
        }
    }

    private void strike(Bullet b, SimEvents events) {
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            if (!e.gone && meets(e.def.radius(), e, b)) {
                b.gone = true;
                takedowns.deflectInto(e, events);
                return;
            }
        }
        if (boss.canBeHit() && meets(boss.boss().def.radius(), boss.boss(), b)) {
            b.gone = true;
            takedowns.deflectIntoBoss(events);
        }
    }

    private static boolean meets(float radius, Visible target, Bullet b) {
        return Approach.within(
                radius + b.def.radius(), b.previousPosition, b.position, target.previousPosition(), target.position());
    }
}
