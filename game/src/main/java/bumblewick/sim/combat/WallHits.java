package bumblewick.sim.combat;

import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.run.Rail;
import bumblewick.sim.swarm.Shot;
import bumblewick.sim.swarm.Swarm;
import java.util.List;

/** Lets the walls and ceilings of a flight's course stop what flies into them. */
public final class WallHits {
    /** How far behind the border that Wick cannot pass with its middle the wall begins, in u. */
    private static final float BEHIND = 0.6f;

    private final Rail rail;

    public WallHits(Rail rail) {
        this.rail = rail;
    }

    /** Stops bullets. */
    public void bullets(BulletField bullets) {
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            if (!b.gone() && rail.isInWall(b.position(), BEHIND)) {
                b.remove();
            }
        }
    }

    /** Stops the bees' shots. */
    public void shots(Swarm swarm) {
        List<Shot> shots = swarm.shots();
        for (int i = 0; i < shots.size(); i++) {
            Shot shot = shots.get(i);
            if (!shot.spent() && rail.isInWall(shot.position(), BEHIND)) {
                shot.spend();
            }
        }
    }
}
