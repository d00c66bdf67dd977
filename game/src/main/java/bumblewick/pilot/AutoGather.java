package bumblewick.pilot;

import bumblewick.def.SceneryDef;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.hazard.SignalTarget;
import bumblewick.sim.scenery.Scenery;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Decides when to gather the bees in a flight: while a target is in reach and no bullet is near. It scatters them, which fires
 * the volley, when enough targets are locked on, after a while with at least one lock, and before a flower gate, where gathered
 * bees would stay.
 *
 * <p>It decides by what a player sees: the same stage gives the same decisions.
 */
public final class AutoGather {
    /** Locks at which it fires the volley, and ticks after which it fires in any case. */
    private static final int ENOUGH_LOCKS = 4;

    private static final int LONGEST_HOLD = 55;
    private static final int SHORTEST_PAUSE = 14;

    /** If bullets are nearer ahead than this, in u, it scatters. */
    private static final float BULLETS_NEAR = 16f;

    /** A bullet that is further behind than this, in u, has passed. */
    private static final float PASSED = 1f;

    private static final float ENEMIES_FROM = 9f;
    private static final float ENEMIES_TO = 85f;

    /** How far before a flower gate it scatters, in u. */
    private static final float GATE_NEAR = 12f;

    private final FlightStage stage;
    private int held; // ticks
    private int paused; // ticks left

    /**
     * Starts with the bees scattered.
     *
     * @param stage read, never changed
     */
    public AutoGather(FlightStage stage) {
        this.stage = stage;
    }

    /** Whether the bees should be gathered in the next tick; call it once for each tick. */
    public boolean decide() {
        if (paused > 0) {
            paused--;
            return false;
        }
        int locks = locks();
        boolean wanted = targetAhead() && !bulletNear() && !gateAhead();
        boolean enough = locks >= ENOUGH_LOCKS || (held > LONGEST_HOLD && locks > 0);
        if (!wanted || enough) {
            paused = held > 0 ? SHORTEST_PAUSE : 0;
            held = 0;
            return false;
        }
        held++;
        return true;
    }

    private Boss boss() {
        Boss boss = stage.boss().orElse(null);
        return boss == null || boss.defeated() ? null : boss;
    }

    private int locks() {
        int locks = lockedParts();
        List<Enemy> enemies = stage.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            locks += enemies.get(i).locked() ? 1 : 0;
        }
        List<SignalTarget> targets = stage.mechanisms().targets.near();
        for (int i = 0; i < targets.size(); i++) {
            locks += targets.get(i).locked() ? 1 : 0;
        }
        return locks;
    }

    private int lockedParts() {
        Boss boss = boss();
        int locks = 0;
        for (int i = 0; boss != null && i < boss.parts().size(); i++) {
            locks += boss.parts().get(i).locked() ? 1 : 0;
        }
        return locks;
    }

    private boolean targetAhead() {
        if (boss() != null) {
            return true;
        }
        List<Enemy> enemies = stage.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            if (isInReach(enemies.get(i).position())) {
                return true;
            }
        }
        List<SignalTarget> targets = stage.mechanisms().targets.near();
        for (int i = 0; i < targets.size(); i++) {
            if (targets.get(i).canBeShot() && isInReach(targets.get(i).position())) {
                return true;
            }
        }
        return false;
    }

    private boolean isInReach(Vector3f target) {
        float ahead = target.z - stage.distance();
        return ahead > ENEMIES_FROM && ahead < ENEMIES_TO;
    }

    private boolean bulletNear() {
        List<Bullet> bullets = stage.bullets();
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            float ahead = b.position().z - stage.distance();
            if (!b.deflected() && ahead > -PASSED && ahead < BULLETS_NEAR) {
                return true;
            }
        }
        return false;
    }

    private boolean gateAhead() {
        List<Scenery> scenery = stage.scenery();
        for (int i = 0; i < scenery.size(); i++) {
            Scenery s = scenery.get(i);
            float ahead = s.position().z - stage.distance();
            if (s.def().solidity() == SceneryDef.Solidity.FLOWER_GATE && !s.passed() && ahead < GATE_NEAR) {
                return true;
            }
        }
        return false;
    }
}
