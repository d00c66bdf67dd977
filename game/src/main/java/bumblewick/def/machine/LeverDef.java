package bumblewick.def.machine;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A lever that a whirl turns over.
 *
 * @param box of its foot, which is solid
 * @param seconds time until it turns back by itself; 0 for never
 * @param stays whether it can be turned once only
 * @param sends its signal
 */
public record LeverDef(MachineBox box, float seconds, boolean stays, String sends) implements MachineDef {
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
