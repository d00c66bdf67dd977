package bumblewick.sim.combat;

import bumblewick.def.BlastDef;
import bumblewick.sim.boss.BossFight;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.Scenery;
import bumblewick.sim.scenery.SceneryBox;
import bumblewick.sim.scenery.SceneryStrip;
import com.jme3.math.Vector3f;

/** Lets {@link Blasts} go off: each hurts the enemies, the boss, the scenery, Wick and the bees that it reaches. */
public final class BlastHits {
    private final Blasts blasts;
    private final EnemyDamage enemyDamage;
    private final PlayerHits playerHits;
    private final EnemyField enemies;
    private final BossFight boss;
    private final SceneryStrip strip;
    private final Vector3f scratch = new Vector3f();

    public BlastHits(
            Blasts blasts,
            EnemyDamage enemyDamage,
            PlayerHits playerHits,
            EnemyField enemies,
            BossFight boss,
            SceneryStrip strip) {
        this.blasts = blasts;
        this.enemyDamage = enemyDamage;
        this.playerHits = playerHits;
        this.enemies = enemies;
        this.boss = boss;
        this.strip = strip;
    }

    /**
     * Lets a tick pass, and those go off that are due. What they destroy blows up in a later tick.
     *
     * @param travel how far Wick came along the rail, in u
     * @param hurtsPlayer whether Wick and the bees can be hurt
     */
    public void tick(float travel, boolean hurtsPlayer, SimEvents events) {
        int count = blasts.size();
        if (count == 0) {
            return;
        }
        blasts.countDown(travel);
        for (int i = 0; i < count; i++) {
            if (blasts.isDue(i)) {
                goOff(i, hurtsPlayer, events);
            }
        }
        blasts.sweep();
    }

    private void goOff(int i, boolean hurtsPlayer, SimEvents events) {
        BlastDef def = blasts.def(i);
        Vector3f at = blasts.place(i);
        int chain = blasts.chain(i);
        events.add(Type.BLAST, SimEvent.NOBODY, blasts.kind(i), blasts.count(chain), at);
        hitEnemies(def, at, chain, events);
        hitScenery(def, at, chain, events);
        if (hurtsPlayer && def.hurtsWick()) {
            playerHits.blast(at, def.radius(), blasts.kind(i), events);
        }
    }

    private void hitEnemies(BlastDef def, Vector3f at, int chain, SimEvents events) {
        int count = enemies.size(); // not the pieces that they break up into
        for (int i = 0; i < count; i++) {
            Enemy e = enemies.get(i);
            if (!e.gone() && reaches(def.radius() + e.def().radius(), at, e.position())) {
                enemyDamage.hitByBlast(e, def.damage(), at, chain, events);
            }
        }
        for (int i = 0; boss.canBeHit() && i < boss.boss().parts().size(); i++) {
            BossPart part = boss.boss().parts().get(i);
            if (!part.broken() && reaches(def.radius() + part.radius(), at, part)) {
                enemyDamage.hitBossByShot(part, def.damage(), EnemyDamage.NO_VOLLEY, events);
            }
        }
    }

    private boolean reaches(float reach, Vector3f at, BossPart part) {
        for (int k = 0; k < part.balls(); k++) {
            if (reaches(reach, at, part.ball(k, scratch).addLocal(part.position()))) {
                return true;
            }
        }
        return false;
    }

    private static boolean reaches(float reach, Vector3f at, Vector3f target) {
        return at.distanceSquared(target) < reach * reach;
    }

    private void hitScenery(BlastDef def, Vector3f at, int chain, SimEvents events) {
        for (int i = 0; i < strip.size(); i++) {
            Scenery s = strip.get(i);
            if (!s.gone() && s.stops() && SceneryBox.touches(s, at, def.radius(), scratch)) {
                blasts.hitScenery(s, def.damage(), s.position(), chain, events);
            }
        }
    }
}
