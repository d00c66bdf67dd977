package bumblewick.def.machine;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A block that, pushed, slides until it meets something, and melts beside a flame.
 *
 * @param box at the start
 * @param speed at which it slides, in u/s
 * @param melt time beside a flame until it is gone, in s
 * @param returns time until it is back at the start, in s; 0 for never
 */
public record IceDef(MachineBox box, float speed, float melt, float returns) implements MachineDef {
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
