package bumblewick.sim.garden.machine;

import bumblewick.def.machine.MachineBox;
import bumblewick.math.StateHash;
import bumblewick.sim.character.FootEvent;
import bumblewick.sim.character.FootMotion;
import com.jme3.math.Vector3f;

/** Wick's blows, for mechanisms: the whirl and where a dive ends. One blow counts once for each mechanism. */
final class Strikes {
    /** Radius of a whirl, in u, beyond the box that is struck. */
    private static final float WHIRL = 1.3f;

    /** Radius of the shock where a dive ends, in u, beyond the box. */
    private static final float SHOCK = 1.8f;

    private int blow;
    private float radius; // 0 while nothing is struck

    /** Notes what Wick does in this tick. */
    void tick(FootMotion wick) {
        boolean lands = wick.events().has(FootEvent.POUND_LANDED);
        if (wick.events().has(FootEvent.SPIN_BEGAN) || lands) {
            blow++;
        }
        radius = lands ? SHOCK : wick.spinning() ? WHIRL : 0f;
    }

    /** The number of the blow that reaches a box now, or 0. */
    int reaching(MachineBox box, Vector3f at, FootMotion wick) {
        if (radius == 0f) {
            return 0;
        }
        Vector3f feet = wick.feet();
        float x = at.x - feet.x;
        float z = at.z - feet.z;
        float reach = radius + Math.max(box.half().x, box.half().z);
        boolean level =
                at.y - box.half().y < feet.y + wick.controller().height() && at.y + box.half().y > feet.y - 0.2f;
        return level && x * x + z * z < reach * reach ? blow : 0;
    }

    void addTo(StateHash hash) {
        hash.add(blow);
    }
}
