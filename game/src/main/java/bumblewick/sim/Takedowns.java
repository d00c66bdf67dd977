package bumblewick.sim;

import bumblewick.def.EnemyDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.math.Easing;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** What happens when the player's fire hits an enemy or the boss, up to what they leave behind. */
final class Takedowns {
    private static final int FLASH = 6;

    /** No volley did it. */
    static final int NO_VOLLEY = 0;

    /** Hit points that a deflected bullet takes from a boss; anyone else it destroys. */
    private static final int DEFLECT_DAMAGE = 10;

    /** How far the pieces of a broken enemy fly apart, in u from one to the next. */
    private static final float SPLIT_WIDTH = 2.4f;

    /** A dropped pick-up lies at least this far ahead, in u, so that it can be reached. */
    private static final float DROP_AHEAD = 18f;

    private static final float DROP_MARGIN = 0.8f;

    private final Rulebook rules;
    private final StageDef.Corridor corridor;
    private final Wick wick;
    private final EnemyFlight enemies;
    private final BossFight boss;
    private final Waves waves;
    private final ScoreKeeper score;
    private final PickupField pickups;
    private final BulletField bullets;
    private final Vector3f place = new Vector3f();

    Takedowns(
            Rulebook rules, StageDef stage, Wick wick, Opposition opposition, ScoreKeeper score, PickupField pickups) {
        this.rules = rules;
        this.corridor = stage.corridor();
        this.wick = wick;
        enemies = opposition.enemies;
        boss = opposition.boss;
        waves = opposition.waves;
        bullets = opposition.bullets;
        this.score = score;
        this.pickups = pickups;
    }

    /**
     * A shot hits an enemy.
     *
     * @param volley id of the volley or {@link #NO_VOLLEY}
     */
    void shoot(Enemy e, int damage, int volley, SimEvents events) {
        hit(e, damage, events);
        if (e.hp <= 0) {
            destroy(e, volley, false, events);
        }
    }

    /** A deflected bullet hits an enemy. */
    void deflectInto(Enemy e, SimEvents events) {
        hit(e, e.hp, events);
        destroy(e, NO_VOLLEY, true, events);
    }

    /** A shot hits the boss. */
    void shootBoss(int damage, int volley, SimEvents events) {
        if (boss.damage(damage, wick, events)) {
            beatBoss(volley, false, events);
        }
    }

    /** A deflected bullet hits the boss. */
    void deflectIntoBoss(SimEvents events) {
        if (boss.damage(DEFLECT_DAMAGE, wick, events)) {
            beatBoss(NO_VOLLEY, true, events);
        }
    }

    private void hit(Enemy e, int damage, SimEvents events) {
        e.hp -= damage;
        e.hitTicks = FLASH;
        score.hit();
        events.add(Type.HIT, e.id, damage, e.position);
    }

    private void beatBoss(int volley, boolean deflected, SimEvents events) {
        Boss b = boss.boss();
        int given = score.kill(b.def.score(), volley, deflected, b.position, events);
        events.add(Type.BOSS_DEFEATED, b.id, given, b.position);
        bullets.clear();
    }

    private void destroy(Enemy e, int volley, boolean deflected, SimEvents events) {
        e.gone = true;
        e.locked = false;
        int given = score.kill(e.def.score(), volley, deflected, e.position, events);
        events.add(Type.ENEMY_DESTROYED, e.id, given, e.position);
        if (e.def.split().isPresent()) {
            split(e, e.def.split().get());
        }
        String drop = waves.destroyed(e.wave);
        if (!drop.isEmpty()) {
            drop(drop, e.position);
        }
    }

    private void split(Enemy e, EnemyDef.Split split) {
        EnemyDef piece = Rulebook.named(rules.enemies(), split.enemy());
        for (int i = 0; i < split.count(); i++) {
            float offset = (i - (split.count() - 1) / 2f) * SPLIT_WIDTH;
            enemies.splitOff(e, piece, offset, wick.position.z);
            score.enemySeen();
        }
    }

    private void drop(String pickup, Vector3f where) {
        place.set(
                Easing.clamp(where.x, corridor.minX() + DROP_MARGIN, corridor.maxX() - DROP_MARGIN),
                Easing.clamp(where.y, corridor.minY() + DROP_MARGIN, corridor.maxY() - DROP_MARGIN),
                Math.max(where.z, wick.position.z + DROP_AHEAD));
        pickups.drop(pickup, place);
    }
}
