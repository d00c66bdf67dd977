package bumblewick.def.machine;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A surface that moves: it carries what stands on it along its own z axis.
 *
 * @param box that is stood on
 * @param slat model of its slats, or empty
 * @param speed in u/s; less than 0 the other way
 * @param when it moves
 */
public record CarrierDef(MachineBox box, String slat, float speed, SignalCondition when) implements MachineDef {
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
        return slat.isEmpty() ? List.of(box.model()) : List.of(box.model(), slat);
    }
}
