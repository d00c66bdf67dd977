package bumblewick.sim.combat;

import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.HazardPiece;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Shot;
import bumblewick.sim.swarm.Swarm;
import java.util.List;

/** What hazards do to all but Wick: they stop bullets and shots, take damage by the shots, and strike enemies in their way. */
public final class HazardHits {
    private final StageHazards hazards;
    private final EnemyDamage enemyDamage;

    public HazardHits(StageHazards hazards, EnemyDamage enemyDamage) {
        this.hazards = hazards;
        this.enemyDamage = enemyDamage;
    }

    /** Removes the bullets that met one in this tick. */
    public void bullets(BulletField bullets) {
        for (int i = 0; i < bullets.size() && !hazards.awake().isEmpty(); i++) {
            Bullet b = bullets.get(i);
            if (!b.gone() && hazards.inTheWay(b.previousPosition(), b.position(), 0f) != null) {
                b.remove();
            }
        }
    }

    /** Lets the shots that met one in this tick hit it. Call it before other things are tested: it may stand before them. */
    public void shots(Swarm swarm, SimEvents events) {
        List<Shot> shots = swarm.shots();
        for (int i = 0; i < shots.size() && !hazards.awake().isEmpty(); i++) {
            Shot shot = shots.get(i);
            Hazard hazard = shot.spent() ? null : hazards.inTheWay(shot.previousPosition(), shot.position(), 0f);
            if (hazard != null) {
                shot.spend();
                hazards.damage(hazard, shot.damage(), shot.position(), events);
            }
        }
    }

    /** Lets those that move strike the enemies that they meet, each enemy once on a way. */
    public void enemies(EnemyField enemies, SimEvents events) {
        for (int i = 0; i < hazards.awake().size(); i++) {
            Hazard hazard = hazards.awake().get(i);
            if (hazard.def().damage() > 0 && hazard.isMoving()) {
                strike(hazard, enemies, events);
            }
        }
    }

    private void strike(Hazard hazard, EnemyField enemies, SimEvents events) {
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            if (!e.gone() && meets(hazard, e) && hazard.strikes(e.id())) {
                enemyDamage.hitByHazard(e, hazard.def().damage(), events);
            }
        }
    }

    private static boolean meets(Hazard hazard, Enemy e) {
        List<HazardPiece> pieces = hazard.pieces();
        for (int i = 0; i < pieces.size(); i++) {
            if (pieces.get(i)
                    .crossed(e.previousPosition(), e.position(), e.def().radius())) {
                return true;
            }
        }
        return false;
    }
}
