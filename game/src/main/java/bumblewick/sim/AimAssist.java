package bumblewick.sim;

import bumblewick.def.AssistDef;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;

/**
 * Bends the bees' fire to the target that is nearest to the reticle, to where it will be when the shots are there. It
 * remembers nothing: what it says depends on this tick alone.
 */
final class AimAssist {
    private final AssistDef.Aim help;
    private final float shotSpeed;
    private final EnemyFlight enemies;
    private final BossFight boss;
    private final Reticle reticle;
    private final Vector3f bent = new Vector3f();

    /** @param shotSpeed of the bees' shots over the rail's, in u/s */
    AimAssist(AssistDef.Aim help, float shotSpeed, Sight sight, EnemyFlight enemies, BossFight boss) {
        this.help = help;
        this.shotSpeed = shotSpeed;
        this.enemies = enemies;
        this.boss = boss;
        reticle = new Reticle(sight);
    }

    /**
     * What to shoot at.
     *
     * @param aim what the sights point at (unaffected)
     * @return {@code aim}, or a point of its own that is valid until the next call
     */
    Vector3f bend(Wick wick, Vector3f aim) {
        if (help.bendPixels() == 0f) {
            return aim;
        }
        reticle.point(wick.position, aim);
        Visible target = nearest();
        return target == null ? aim : lead(target, wick);
    }

    private Visible nearest() {
        Visible best = null;
        float least = help.bendPixels() * help.bendPixels();
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            float off = e.gone ? Float.MAX_VALUE : reticle.off(e.position);
            if (off < least) {
                least = off;
                best = e;
            }
        }
        return boss.canBeHit() && reticle.off(boss.boss().position) < least ? boss.boss() : best;
    }

    /** Where it will be, as seen from the rail, if it flies on straight. */
    private Vector3f lead(Visible target, Wick wick) {
        Vector3f now = target.position();
        Vector3f before = target.previousPosition();
        float ticks = now.distance(wick.position) / shotSpeed / Tick.SECONDS;
        float rail = wick.position.z - wick.previousPosition.z;
        return bent.set(
                now.x + (now.x - before.x) * ticks,
                now.y + (now.y - before.y) * ticks,
                now.z + (now.z - before.z - rail) * ticks);
    }
}
