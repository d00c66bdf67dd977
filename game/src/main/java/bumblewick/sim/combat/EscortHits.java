package bumblewick.sim.combat;

import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.escort.Escort;
import bumblewick.sim.escort.StageEscorts;
import bumblewick.sim.motion.ClosestApproach;

/** Lets enemies' bullets hit friends. The bees' shots fly through them, and so do bullets that the whirl turned round. */
public final class EscortHits {
    private final StageEscorts escorts;

    public EscortHits(StageEscorts escorts) {
        this.escorts = escorts;
    }

    public void bullets(BulletField bullets) {
        for (int i = 0; i < escorts.view().size(); i++) {
            if (escorts.view().get(i).flies()) {
                test(escorts.view().get(i), bullets);
            }
        }
    }

    private static void test(Escort escort, BulletField bullets) {
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            if (!b.gone()
                    && !b.deflected()
                    && ClosestApproach.within(
                            escort.def().radius() + b.def().radius(),
                            b.previousPosition(),
                            b.position(),
                            escort.previousPosition(),
                            escort.position())) {
                b.remove();
                escort.hitByBullet();
            }
        }
    }
}
