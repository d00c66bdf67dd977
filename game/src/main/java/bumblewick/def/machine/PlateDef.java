package bumblewick.def.machine;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A plate that sends a signal while weight is on it.
 *
 * @param box that is stood on
 * @param weight that presses it, in kg; Wick has 3
 * @param stays whether it stays pressed
 * @param sends its signal
 */
public record PlateDef(MachineBox box, float weight, boolean stays, String sends) implements MachineDef {
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
