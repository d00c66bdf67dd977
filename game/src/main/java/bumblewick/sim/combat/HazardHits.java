package bumblewick.sim.combat;

import bumblewick.def.SwarmDef;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.SignalTarget;
import bumblewick.sim.hazard.SignalTargets;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.sim.hazard.StageMechanisms;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Shot;
import bumblewick.sim.swarm.Swarm;
import java.util.List;

/**
 * What hazards do to all but Wick: they stop bullets and shots, take damage by the shots, and strike enemies in their way; and
 * what shots do to targets.
 */
public final class HazardHits {
    private final StageHazards hazards;
    /** A shot's own size for targets, in u: generous, as for enemies. */
    private static final float SHOT_RADIUS = 0.25f;

    private final SignalTargets targets;
    private final EnemyDamage enemyDamage;
    private final SwarmDef swarmDef;

    public HazardHits(StageMechanisms mechanisms, EnemyDamage enemyDamage, SwarmDef swarmDef) {
        hazards = mechanisms.hazards;
        targets = mechanisms.targets;
        this.enemyDamage = enemyDamage;
        this.swarmDef = swarmDef;
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

    /** Lets the shots that met a target in this tick hit it. */
    public void targets(Swarm swarm, SimEvents events) {
        List<Shot> shots = swarm.shots();
        for (int i = 0; i < shots.size() && !targets.near().isEmpty(); i++) {
            Shot shot = shots.get(i);
            SignalTarget target = shot.spent()
                    ? null
                    : targets.hit(shot.previousPosition(), shot.position(), SHOT_RADIUS, isTight(shot));
            if (target != null) {
                shot.spend();
                targets.damage(target, shot.damage(), events);
            }
        }
    }

    /** Whether a shot counts as tight fire: one of a volley does. */
    boolean isTight(Shot shot) {
        return shot.volley() > 0
                || (shot.damage() != swarmDef.damageLoose() && shot.damage() == swarmDef.damageTight());
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
        int count = enemies.size(); // not the pieces that they break up into
        for (int i = 0; i < count; i++) {
            Enemy e = enemies.get(i);
            if (!e.gone()
                    && !e.rides(hazard)
                    && hazard.isMetBy(
                            e.previousPosition(), e.position(), e.def().radius())
                    && hazard.strikes(e.id())) {
                enemyDamage.hitByHazard(e, hazard.def().damage(), events);
            }
        }
    }
}
