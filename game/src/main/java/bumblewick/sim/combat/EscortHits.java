package bumblewick.sim.combat;

import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.escort.Escort;
import bumblewick.sim.escort.StageEscorts;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.sim.motion.ClosestApproach;

/** Lets enemies' bullets and hazards hit friends. The bees' shots fly through them, and so do bullets that the whirl turned round. */
public final class EscortHits {
    /** Hit points that a hazard takes from a friend: as many as a bee has. */
    private static final int HAZARD = 3;

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

    /** What moves strikes them; what stands still they fly through. */
    public void hazards(StageHazards hazards) {
        for (int i = 0; i < escorts.view().size(); i++) {
            Escort escort = escorts.view().get(i);
            for (int k = 0; escort.flies() && k < hazards.awake().size(); k++) {
                Hazard hazard = hazards.awake().get(k);
                if (hazard.isMoving()
                        && hazard.isMetBy(
                                escort.previousPosition(),
                                escort.position(),
                                escort.def().radius())) {
                    escort.hitByHazard(HAZARD);
                }
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
