package bumblewick.sim.combat;

import bumblewick.def.BulletDef;
import bumblewick.def.BulletDef.Shell;
import bumblewick.def.EnemyDef;
import bumblewick.def.EnemyDef.HitBy;
import bumblewick.def.Rulebook;
import bumblewick.math.Easing;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.boss.BossFight;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.course.PickupField;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.enemy.EnemyWeaving;
import bumblewick.sim.enemy.WaveSpawner;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.SceneryStrip;
import com.jme3.math.Vector3f;

/** What a hit does to an enemy or the boss: damage, score, pieces, and the pick-up that a wave leaves. */
public final class EnemyDamage {
    /** The volley of a hit by ordinary fire. */
    public static final int NO_VOLLEY = 0;

    /** Hit points that a deflected bullet takes from a boss or from armour; it destroys any enemy without. */
    private static final int DEFLECT_DAMAGE = 10;

    /** How far the pieces of a broken enemy fly apart, in u from one to the next. */
    private static final float SPLIT_WIDTH = 2.4f;

    /** A dropped pick-up lies at least this far ahead, in u, so that it can be reached. */
    private static final float DROP_AHEAD = 18f;

    private static final float DROP_MARGIN = 0.8f;

    private final Rulebook rules;
    private final Rail rail;
    private final Wick wick;
    private final EnemyField enemies;
    private final BossFight boss;
    private final WaveSpawner waves;
    private final EnemyWeaving weaving;
    private final ScoreKeeper score;
    private final PickupField pickups;
    private final BulletField bullets;
    private final Blasts blasts;
    private final Vector3f place = new Vector3f();

    public EnemyDamage(
            Rulebook rules,
            Rail rail,
            Wick wick,
            HostileForces hostiles,
            ScoreKeeper score,
            PickupField pickups,
            Blasts blasts) {
        this.rules = rules;
        this.rail = rail;
        this.wick = wick;
        enemies = hostiles.enemies;
        boss = hostiles.boss;
        waves = hostiles.waves;
        weaving = hostiles.weaving;
        bullets = hostiles.bullets;
        this.score = score;
        this.pickups = pickups;
        this.blasts = blasts;
    }

    /**
     * Lets a shot hit an enemy.
     *
     * @param where it hit, of an enemy with parts
     * @param volley id of the volley or {@link #NO_VOLLEY}
     */
    void hitByShot(Enemy e, HitLocation where, int damage, int volley, SimEvents events) {
        if (e.def().hasParts()) {
            hitPart(e, where, damage, volley == NO_VOLLEY ? HitBy.SHOT : HitBy.VOLLEY, events);
        } else {
            hit(e, damage, events);
        }
        if (e.hp() <= 0) {
            kill(e, volley, false, events);
        }
    }

    /**
     * Lets a deflected bullet hit an enemy. It destroys what is not covered by armour.
     *
     * @param where it hit, of an enemy with parts
     */
    void hitByDeflected(Enemy e, HitLocation where, SimEvents events) {
        if (e.def().hasParts() && where.part() == HitLocation.Part.ARMOUR) {
            hitPart(e, where, DEFLECT_DAMAGE, HitBy.DEFLECTED, events);
        } else {
            hit(e, e.hp(), events);
        }
        if (e.hp() <= 0) {
            kill(e, NO_VOLLEY, true, events);
        }
    }

    /**
     * Lets a blast hit an enemy.
     *
     * @param at where it blows up
     * @param chain id of its chain of blasts
     */
    void hitByBlast(Enemy e, int damage, Vector3f at, int chain, SimEvents events) {
        if (e.isArmoured() && HitLocation.isCovered(e, place.set(e.position()).subtractLocal(at))) {
            hitArmour(e, damage, HitBy.BLAST, events);
            takeShare(e, damage * e.def().armour().orElseThrow().factor(), events);
        } else {
            hit(e, damage, events);
        }
        if (e.hp() <= 0) {
            destroy(e, score.killByBlast(e.worth(), chain, e.position(), events), chain, events);
        }
    }

    private void hitPart(Enemy e, HitLocation where, int damage, HitBy by, SimEvents events) {
        if (where.part() == HitLocation.Part.ARMOUR) {
            hitArmour(e, damage, by, events);
        } else if (where.part() == HitLocation.Part.WEAK_POINT) {
            events.add(Type.WEAK_HIT, e.id(), e.position());
        }
        takeShare(e, damage * where.factor(), events);
    }

    private void takeShare(Enemy e, float damage, SimEvents events) {
        int lost = e.takeShare(damage);
        if (lost > 0) {
            score.hit();
            events.add(Type.HIT, e.id(), e.def().id(), lost, e.position());
        }
    }

    private static void hitArmour(Enemy e, int damage, HitBy by, SimEvents events) {
        boolean wears = e.def().armour().orElseThrow().brokenBy().contains(by);
        boolean broken = wears && e.wearArmour(damage);
        Type type = broken ? Type.ARMOUR_BROKEN : Type.ARMOUR_HIT;
        events.add(type, e.id(), e.def().id(), 0, e.position());
    }

    /** Lets the fire of its thread destroy an enemy. */
    void burn(Enemy e, SimEvents events) {
        destroy(e, score.killByBlast(e.worth(), e.fire(), e.position(), events), e.fire(), events);
    }

    /** Lets a hazard strike an enemy, which pays like a deflected bullet. */
    void hitByHazard(Enemy e, int damage, SimEvents events) {
        hit(e, damage, events);
        if (e.hp() <= 0) {
            kill(e, NO_VOLLEY, true, events);
        }
    }

    /** Lets a shot hit the shell of a bullet; what is in it comes out when it breaks. */
    void hitShell(Bullet b, int damage, SimEvents events) {
        Shell shell = b.def().shell().orElseThrow();
        score.hit();
        events.add(Type.HIT, b.id(), b.def().id(), damage, b.position());
        if (b.takeHit(damage)) {
            events.add(Type.BULLET_BROKEN, b.id(), b.def().id(), score.bonus(shell.score()), b.position());
            if (!shell.holds().isEmpty()) {
                drop(shell.holds(), b.position());
            }
        }
    }

    /** Lets a shot hit a part of the boss. */
    void hitBossByShot(BossPart part, int damage, int volley, SimEvents events) {
        hitBoss(part, damage, volley, false, events);
    }

    /** Lets a deflected bullet hit a part of the boss. */
    void hitBossByDeflected(BossPart part, BulletDef bullet, SimEvents events) {
        hitBoss(part, bullet.returned() > 0 ? bullet.returned() : DEFLECT_DAMAGE, NO_VOLLEY, true, events);
    }

    private void hitBoss(BossPart part, int damage, int volley, boolean deflected, SimEvents events) {
        if (part.broken()) {
            return;
        }
        boolean beaten = boss.damage(part, damage, wick, events);
        if (part.broken() && part.id() != boss.boss().id()) {
            noteBroken(part, events);
            for (BossPart next = boss.breakNext(); next != null; next = boss.breakNext()) {
                noteBroken(next, events);
            }
        }
        if (beaten) {
            defeatBoss(volley, deflected, events);
        }
    }

    private void noteBroken(BossPart part, SimEvents events) {
        events.add(Type.BOSS_PART_BROKEN, part.id(), part.name(), score.bonus(part.score()), part.position());
        if (!part.drops().isEmpty()) {
            drop(part.drops(), part.position());
        }
    }

    private void hit(Enemy e, int damage, SimEvents events) {
        e.takeHit(damage);
        score.hit();
        events.add(Type.HIT, e.id(), e.def().id(), damage, e.position());
    }

    private void defeatBoss(int volley, boolean deflected, SimEvents events) {
        Boss b = boss.boss();
        int given = score.kill(b.def().score(), volley, deflected, b.position(), events);
        events.add(Type.BOSS_DEFEATED, b.id(), given, b.position());
        bullets.clear();
    }

    private void kill(Enemy e, int volley, boolean deflected, SimEvents events) {
        int given = score.kill(e.worth(), volley, deflected, e.position(), events);
        destroy(e, given, SceneryStrip.NO_BLAST, events);
    }

    /**
     * @param given points for it
     * @param chain id of the chain of blasts that did it, or {@link SceneryStrip#NO_BLAST}
     */
    private void destroy(Enemy e, int given, int chain, SimEvents events) {
        e.destroy();
        weaving.lose(e, events);
        events.add(Type.ENEMY_DESTROYED, e.id(), e.def().id(), given, e.position());
        if (e.def().blast().isPresent()) {
            blasts.light(e.def().blast().get(), e.def().id(), e.position(), chain, events);
        }
        if (e.def().split().isPresent()) {
            split(e, e.def().split().get());
        }
        if (e.bursts()) {
            burst(e, events);
        }
        if (enemies.noteDestroyed(e, wick.position().z, events)) {
            payChain(e, events);
        }
        String drop = e.countsForWave() ? waves.countDestroyed(e.wave()) : "";
        if (!drop.isEmpty()) {
            drop(drop, e.position());
        }
    }

    /** Lets all that follow a head burst, from the first to the last. */
    private void burst(Enemy head, SimEvents events) {
        int chain = blasts.beginChain();
        int count = enemies.size(); // not the pieces that they break up into
        for (int i = 0; i < count; i++) {
            Enemy e = enemies.get(i);
            if (!e.gone() && e.isFollower() && e.sharesChain(head)) {
                destroy(e, score.killByBlast(e.worth(), chain, e.position(), events), chain, events);
            }
        }
    }

    private void payChain(Enemy last, SimEvents events) {
        EnemyDef head = last.head();
        int given = score.bonus(head.chain().orElseThrow().bonus());
        events.add(Type.SEGMENTS_CLEARED, last.id(), head.id(), given, last.position());
    }

    private void split(Enemy e, EnemyDef.Split split) {
        EnemyDef piece = rules.get(EnemyDef.class, split.enemy());
        for (int i = 0; i < split.count(); i++) {
            float offset = (i - (split.count() - 1) / 2f) * SPLIT_WIDTH;
            enemies.spawnPiece(e, piece, offset, wick.position().z);
            score.enemySeen();
        }
    }

    private void drop(String pickup, Vector3f where) {
        place.set(
                Easing.clamp(where.x, rail.minX() + DROP_MARGIN, rail.maxX() - DROP_MARGIN),
                Easing.clamp(where.y, rail.minY() + DROP_MARGIN, rail.maxY() - DROP_MARGIN),
                Math.max(where.z, wick.position().z + DROP_AHEAD));
        pickups.drop(pickup, place);
    }
}
