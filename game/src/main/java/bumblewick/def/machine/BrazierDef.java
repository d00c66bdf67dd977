package bumblewick.def.machine;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A bowl that burns: Wick takes the flame in the lantern from one that is lit, and lights others.
 *
 * @param box of its foot, which is solid
 * @param flame model of its flame
 * @param lit whether it burns from the start, for good
 * @param seconds time until it goes out again; 0 for never
 * @param sends its signal, while it burns; or empty
 */
public record BrazierDef(MachineBox box, String flame, boolean lit, float seconds, String sends) implements MachineDef {
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
        return List.of(box.model(), flame);
    }
}
