package bumblewick.sim.boss;

import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Inhale;
import bumblewick.math.StateHash;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.player.Wick;

/** The breath of a boss: it draws bullets into its mouth, and knows how many it has swallowed until it gives them back. */
final class BossInhale {
    private final BulletField bullets;
    private final boolean used; // whether some step breathes in
    private int swallowed;

    BossInhale(BossDef def, BulletField bullets) {
        this.bullets = bullets;
        used = def.phases().stream().flatMap(phase -> phase.steps().stream()).anyMatch(step -> step.inhale()
                .isPresent());
    }

    /** A step begins: who breathes in anew has forgotten what was swallowed before. */
    void begin(BossDef.Step step) {
        swallowed = step.inhale().isPresent() ? 0 : swallowed;
    }

    /** Draws the bullets in that have not reached Wick, and that no whirl has turned round. */
    void tick(Inhale breath, Boss boss, Wick wick) {
        for (int i = 0; i < bullets.size() && swallowed < breath.most(); i++) {
            Bullet b = bullets.get(i);
            if (!b.gone() && !b.deflected() && b.position().z > wick.position().z) {
                draw(b, breath, boss);
            }
        }
    }

    private void draw(Bullet b, Inhale breath, Boss boss) {
        float reach = breath.reach();
        if (b.position().distanceSquared(boss.position()) <= reach * reach) {
            b.remove();
            swallowed++;
        } else {
            bullets.draw(b, boss.position(), breath.pull());
        }
    }

    /** How many rounds give back what was swallowed, with so many bullets in each. */
    int rounds(int each) {
        return (swallowed + each - 1) / each;
    }

    void addTo(StateHash hash) {
        if (used) {
            hash.add(swallowed);
        }
    }
}
