package bumblewick.sim.combat;

import bumblewick.sim.boss.BossFight;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.HazardPiece;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.sim.player.Wick;
import bumblewick.sim.scenery.Scenery;
import bumblewick.sim.scenery.SceneryStrip;
import bumblewick.sim.swarm.Threats;
import com.jme3.math.Vector3f;

/**
 * Collects what the bees are to dodge: the bullets, enemies, scenery and hazards near the swarm. After the swarm's tick it notes on
 * each bullet which bee it threatened.
 */
public final class ThreatCollector {
    /** Bullets count from this far ahead of Wick, in u: more than the longest foresight sees. */
    private static final float BULLETS_AHEAD = 45f;

    private static final float BODIES_AHEAD = 14f;
    private static final float BEHIND = 8f;

    private final Threats threats = new Threats();
    private final Vector3f velocity = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final Vector3f nearest = new Vector3f();
    /** The index in the bullet field of each bullet reported to {@link #threats}. */
    private int[] reported = new int[BulletField.CAPACITY];

    private final LightThreats lights = new LightThreats();
    private int shot; // threats that are bullets, as opposed to parts of lights

    /** Fills the threats of this tick; valid until the next call. */
    public Threats collect(Wick wick, HostileForces hostiles, SceneryStrip strip, StageHazards hazards) {
        EnemyField enemies = hostiles.enemies;
        BossFight boss = hostiles.boss;
        threats.clear();
        float z = wick.position().z;
        addBullets(wick, hostiles.bullets);
        shot = threats.bullets();
        lights.add(threats, wick, hostiles.patterns.beams(), hostiles.patterns.ringWaves());
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            if (!e.gone() && e.ahead() < BODIES_AHEAD && e.ahead() > -BEHIND) {
                threats.addEnemy(e.id(), e.position(), e.def().radius());
            }
        }
        for (int i = 0; boss.canBeHit() && i < boss.boss().parts().size(); i++) {
            BossPart part = boss.boss().parts().get(i);
            for (int k = 0; !part.broken() && part.position().z - z < BODIES_AHEAD && k < part.balls(); k++) {
                threats.addEnemy(part.id(), part.ball(k, place).addLocal(part.position()), part.radius());
            }
        }
        for (int i = 0; i < strip.size(); i++) {
            Scenery s = strip.get(i);
            if (s.stops() && !s.gone() && s.minZ() < z + BODIES_AHEAD && s.maxZ() > z - BEHIND) {
                float scale = s.place().scale();
                threats.addObstacle(
                        s.id(),
                        s.position(),
                        s.def().halfWidth() * scale,
                        s.def().height() * scale,
                        s.def().halfDepth() * scale);
            }
        }
        addHazards(wick.position(), hazards);
        return threats;
    }

    /** Of each piece near the swarm the part that is nearest to Wick. */
    private void addHazards(Vector3f wick, StageHazards hazards) {
        for (int i = 0; i < hazards.awake().size(); i++) {
            Hazard hazard = hazards.awake().get(i);
            for (int k = 0; k < hazard.pieces().size() && !hazard.gone(); k++) {
                HazardPiece piece = hazard.pieces().get(k);
                piece.nearest(wick, nearest);
                if (nearest.z < wick.z + BODIES_AHEAD && nearest.z > wick.z - BEHIND) {
                    Vector3f half = piece.half();
                    threats.addEnemy(hazard.id(), nearest, Math.min(half.x, Math.min(half.y, half.z)));
                }
            }
        }
    }

    private void addBullets(Wick wick, BulletField bullets) {
        if (reported.length < bullets.size()) {
            reported = new int[2 * bullets.size()];
        }
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            float ahead = b.position().z - wick.position().z;
            if (!b.deflected() && !b.gone() && ahead < BULLETS_AHEAD && ahead > -BEHIND) {
                reported[threats.bullets()] = i;
                velocity.set(b.velocity().x, b.velocity().y, b.velocity().z + wick.velocity().z);
                threats.addBullet(b.id(), b.position(), velocity, b.def().radius());
            }
        }
    }

    /** Notes on each bullet the first bee that it would have hit if nobody had moved. Call it after the swarm's tick. */
    public void noteThreatenedBees(BulletField bullets) {
        for (int i = 0; i < shot; i++) {
            int bee = threats.threatenedBee(i);
            if (bee != Threats.NOBODY) {
                bullets.get(reported[i]).threaten(bee);
            }
        }
    }
}
