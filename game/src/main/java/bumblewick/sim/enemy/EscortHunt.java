package bumblewick.sim.enemy;

import bumblewick.def.EnemyDef.Grip;
import bumblewick.math.Tick;
import bumblewick.sim.escort.Escort;
import bumblewick.sim.escort.StageEscorts;
import com.jme3.math.Vector3f;

/**
 * Leads enemies that hunt friends: each steers to the nearest one by arrival, holds on to it where it touched it, pulls it down
 * and takes hit points from it. Without a friend they fly their paths. Has no state; what it knows is the enemy's.
 */
final class EscortHunt {
    private final StageEscorts escorts;

    EscortHunt(StageEscorts escorts) {
        this.escorts = escorts;
    }

    /**
     * Leads an enemy for a tick.
     *
     * @param goal where it steers to, relative to Wick; set to where its friend is, if there is one
     * @return whether it holds on, and is where it is to be
     */
    boolean lead(Enemy e, Vector3f goal) {
        Escort escort = e.preyId == 0 ? null : escorts.flying(e.preyId);
        if (escort == null) {
            escort = escorts.nearest(e.position());
            e.preyId = escort == null ? 0 : escort.id();
            e.holds = false;
        }
        if (escort == null) {
            return false;
        }
        goal.set(escort.local());
        if (!e.holds) {
            float reach = e.def.radius() + escort.def().radius();
            if (e.local.distanceSquared(goal) > reach * reach) {
                return false;
            }
            grasp(e, goal);
        }
        hold(e, escort, e.def.grip().orElseThrow());
        return true;
    }

    private static void grasp(Enemy e, Vector3f at) {
        e.holds = true;
        e.hold.set(e.local).subtractLocal(at);
        e.gripTicks = Tick.of(e.def.grip().orElseThrow().every());
        e.velocity().set(0f, 0f, 0f);
    }

    private static void hold(Enemy e, Escort escort, Grip grip) {
        e.local.set(e.hold).addLocal(escort.local());
        escort.pull(grip.pull());
        if (--e.gripTicks <= 0) {
            e.gripTicks = Tick.of(grip.every());
            escort.hurt();
        }
    }
}
