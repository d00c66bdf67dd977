package bumblewick.sim.combat;

import bumblewick.def.AssistDef;
import bumblewick.math.Tick;
import bumblewick.sim.boss.BossFight;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.player.Reticle;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.FlightEntity;
import com.jme3.math.Vector3f;

/**
 * Aims the bees' fire at the target nearest to the reticle, with lead: at where it will be when the shots arrive. It has no
 * state.
 */
public final class AimAssist {
    private final AssistDef.Aim help;
    private final float shotSpeed;
    private final EnemyField enemies;
    private final BossFight boss;
    private final Reticle reticle;
    private final Vector3f bent = new Vector3f();

    /** @param shotSpeed of the bees' shots over the rail's, in u/s */
    public AimAssist(AssistDef.Aim help, float shotSpeed, SightCamera sightCamera, EnemyField enemies, BossFight boss) {
        this.help = help;
        this.shotSpeed = shotSpeed;
        this.enemies = enemies;
        this.boss = boss;
        reticle = new Reticle(sightCamera);
    }

    /**
     * Returns the point to shoot at.
     *
     * @param aim the point under the reticle (unaffected)
     * @return {@code aim}, or a point of its own that is valid until the next call
     */
    public Vector3f bend(Wick wick, Vector3f aim) {
        if (help.bendPixels() == 0f) {
            return aim;
        }
        reticle.point(wick.position(), aim);
        FlightEntity target = nearest();
        return target == null ? aim : lead(target, wick);
    }

    private FlightEntity nearest() {
        FlightEntity best = null;
        float least = help.bendPixels() * help.bendPixels();
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            float off = e.gone() ? Float.MAX_VALUE : reticle.distanceSquared(e.position());
            if (off < least) {
                least = off;
                best = e;
            }
        }
        for (int i = 0; boss.canBeHit() && i < boss.boss().parts().size(); i++) {
            BossPart part = boss.boss().parts().get(i);
            float off = part.broken() ? Float.MAX_VALUE : reticle.distanceSquared(part.position());
            if (off < least) {
                least = off;
                best = part;
            }
        }
        return best;
    }

    /** Where the target will be, relative to the rail, if it flies on straight. */
    private Vector3f lead(FlightEntity target, Wick wick) {
        Vector3f now = target.position();
        Vector3f before = target.previousPosition();
        float ticks = now.distance(wick.position()) / shotSpeed / Tick.SECONDS;
        float rail = wick.position().z - wick.previousPosition().z;
        return bent.set(
                now.x + (now.x - before.x) * ticks,
                now.y + (now.y - before.y) * ticks,
                now.z + (now.z - before.z - rail) * ticks);
    }
}
