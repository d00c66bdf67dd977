package bumblewick.sim;

import bumblewick.sim.swarm.Threats;
import com.jme3.math.Vector3f;

/** Tells the bees what to keep away from, and learns from them whom each bullet menaces. */
final class Dangers {
    /** Bullets are told from this far ahead of Wick, in u: more than the longest foresight sees. */
    private static final float BULLETS_AHEAD = 45f;

    private static final float BODIES_AHEAD = 14f;
    private static final float BEHIND = 8f;

    private final Threats threats = new Threats();
    private final Vector3f velocity = new Vector3f();
    private int[] told = new int[256];

    Threats gather(Wick wick, Opposition opposition, SceneryStrip strip) {
        EnemyFlight enemies = opposition.enemies;
        BossFight boss = opposition.boss;
        threats.clear();
        float z = wick.position.z;
        addBullets(wick, opposition.bullets);
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            if (!e.gone && e.local.z < BODIES_AHEAD && e.local.z > -BEHIND) {
                threats.addEnemy(e.id, e.position, e.def.radius());
            }
        }
        if (boss.canBeHit() && boss.boss().local.z < BODIES_AHEAD) {
            threats.addEnemy(
                    boss.boss().id, boss.boss().position, boss.boss().def.radius());
        }
        for (int i = 0; i < strip.size(); i++) {
            Scenery s = strip.get(i);
            if (s.stops() && !s.gone && s.minZ() < z + BODIES_AHEAD && s.maxZ() > z - BEHIND) {
                float scale = s.place.scale();
                threats.addObstacle(
                        s.id, s.position, s.def.halfWidth() * scale, s.def.height() * scale, s.def.halfDepth() * scale);
            }
        }
        return threats;
    }

    private void addBullets(Wick wick, BulletField bullets) {
        if (told.length < bullets.size()) {
            told = new int[2 * bullets.size()];
        }
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            float ahead = b.position.z - wick.position.z;
            if (!b.deflected && !b.gone && ahead < BULLETS_AHEAD && ahead > -BEHIND) {
                told[threats.bullets()] = i;
                velocity.set(b.velocity.x, b.velocity.y, b.velocity.z + wick.velocity.z);
                threats.addBullet(b.id, b.position, velocity, b.def.radius());
            }
        }
    }

    /** Notes on each bullet the first bee that it would have hit if nobody had moved. */
    void noteMenaced(BulletField bullets) {
        for (int i = 0; i < threats.bullets(); i++) {
            Bullet b = bullets.get(told[i]);
            if (b.nearBee == Bullet.NO_BEE && threats.menaced(i) != Threats.NOBODY) {
                b.nearBee = threats.menaced(i);
            }
        }
    }
}
