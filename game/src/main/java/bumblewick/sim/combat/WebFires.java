package bumblewick.sim.combat;

import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.enemy.WaveSpawner;
import bumblewick.sim.field.StageField;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.rule.Signals;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Shot;
import bumblewick.sim.swarm.Swarm;
import java.util.List;

/**
 * Webs that burn: tight fire from the front, or a signal, sets one alight, and the fire runs along its thread and destroys who
 * hangs on it.
 */
public final class WebFires {
    private final StageFields fields;
    private final EnemyField enemies;
    private final WaveSpawner waves;
    private final Signals signals;
    private final EnemyDamage enemyDamage;
    private final Blasts blasts;

    public WebFires(
            StageFields fields, HostileForces hostiles, Signals signals, EnemyDamage enemyDamage, Blasts blasts) {
        this.fields = fields;
        enemies = hostiles.enemies;
        waves = hostiles.waves;
        this.signals = signals;
        this.enemyDamage = enemyDamage;
        this.blasts = blasts;
    }

    /** Sets webs alight whose signal is heard, and lets fires run to enemies. */
    public void tick(SimEvents events) {
        List<StageField> near = fields.awake();
        for (int i = 0; i < near.size(); i++) {
            StageField field = near.get(i);
            String on = field.def().fire().on();
            if (!on.isEmpty() && field.canBurn() && signals.heard(on) > 0) {
                fields.burn(field, field.middle(), blasts.beginChain(), events);
            }
            if (field.hasCaughtFire()) {
                spread(field);
            }
        }
        burn(events);
    }

    /**
     * Lets tight shots wear down the webs that they met by their front in this tick.
     *
     * @param hits which knows what tight fire is
     */
    public void shots(Swarm swarm, HazardHits hits, SimEvents events) {
        List<Shot> shots = swarm.shots();
        for (int i = 0; i < shots.size() && fields.hasWebs(); i++) {
            Shot shot = shots.get(i);
            StageField web = shot.spent() || !hits.isTight(shot)
                    ? null
                    : fields.inTheWay(shot.previousPosition(), shot.position());
            if (web != null) {
                shot.spend();
                if (fields.damage(web, shot.damage(), shot.position(), events)) {
                    fields.burn(web, shot.position(), blasts.beginChain(), events);
                }
            }
        }
    }

    private void spread(StageField from) {
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            boolean hangs = from.maker() == e.id()
                    || (!from.thread().isEmpty() && from.thread().equals(waves.thread(e.wave())));
            if (hangs && !e.gone()) {
                e.catchFire(StageFields.runs(from, e.position()), from.chain());
            }
        }
    }

    private void burn(SimEvents events) {
        int count = enemies.size(); // not the pieces that they break up into
        for (int i = 0; i < count; i++) {
            Enemy e = enemies.get(i);
            if (!e.gone() && e.burns()) {
                enemyDamage.burn(e, events);
            }
        }
    }
}
