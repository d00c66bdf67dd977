package bumblewick.def.machine;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Sends walkers until it is broken.
 *
 * @param box of it, which is solid
 * @param walker id of the kind
 * @param every time from one to the next, in s
 * @param most so many of its walkers are there at the same time
 * @param hits blows that break it
 * @param sends a signal when it is broken, or empty
 * @param when it sends walkers
 */
public record NestDef(
        MachineBox box, String walker, float every, int most, int hits, String sends, SignalCondition when)
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
