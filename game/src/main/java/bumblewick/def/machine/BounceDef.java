package bumblewick.def.machine;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A flower that throws Wick to a place.
 *
 * @param box that is stepped on
 * @param target where the feet come down, in u
 * @param apex how far above the higher of both ends Wick flies, in u
 * @param when it throws
 */
public record BounceDef(MachineBox box, Vector3f target, float apex, SignalCondition when) implements MachineDef {
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
