package bumblewick.sim.combat;

import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.motion.ClosestApproach;
import bumblewick.sim.run.SimEvents;

/** Lets those of a chain that fall burst on other enemies below, where their chain says so. */
public final class FallingHits {
    private final EnemyField enemies;
    private final EnemyDamage damage;

    public FallingHits(EnemyField enemies, EnemyDamage damage) {
        this.enemies = enemies;
        this.damage = damage;
    }

    public void tick(SimEvents events) {
        int count = enemies.size(); // not the pieces that they break up into
        for (int i = 0; i < count; i++) {
            Enemy e = enemies.get(i);
            if (e.isFalling() && !e.gone()) {
                int crush = e.head().chain().orElseThrow().crush();
                if (crush > 0) {
                    fallOn(e, crush, count, events);
                }
            }
        }
    }

    private void fallOn(Enemy falling, int crush, int count, SimEvents events) {
        for (int i = 0; i < count; i++) {
            Enemy e = enemies.get(i);
            if (!e.gone() && !e.isFalling() && !e.sharesChain(falling) && meet(falling, e)) {
                damage.hitByHazard(e, crush, events);
                damage.hitByHazard(falling, falling.hp(), events);
                return;
            }
        }
    }

    private static boolean meet(Enemy a, Enemy b) {
        return ClosestApproach.within(
                a.def().radius() + b.def().radius(),
                a.previousPosition(),
                a.position(),
                b.previousPosition(),
                b.position());
    }
}
