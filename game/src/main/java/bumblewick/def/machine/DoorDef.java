package bumblewick.def.machine;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A box that slides away while signals are on.
 *
 * @param box where it is shut
 * @param way along which it opens, in u of the world
 * @param over time of opening, and of shutting, in s
 * @param seconds how much longer it stays open than the signals are on, ticking; 0 for no longer
 * @param stays whether it stays open for good
 * @param when it opens
 */
public record DoorDef(MachineBox box, Vector3f way, float over, float seconds, boolean stays, SignalCondition when)
        implements MachineDef {
    @Override
    public String name() {
        return box.name();
    }

    @Override
    public Vector3f position() {
        return box.position();
    }

    @Override
    public List<String> models() {
        return List.of(box.model());
    }
}
