package bumblewick.def.machine;

import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * Boxes that turn about an axis through a pivot, all the time, to and fro, in steps, or by how many signals are on.
 *
 * @param box a blade; its position is the pivot
 * @param axis its own axis about which it turns
 * @param seconds time of a turn, or from one end of the arc and back; with {@code counts} of a step
 * @param arcDegrees how far it swings to each side; 0 turns round
 * @param steps rests in a turn; 0 for none
 * @param rest time of each rest, in s
 * @param blades around the axis
 * @param reach from the pivot to the middle of a blade, in u: along its own z axis if it turns about y, else down
 * @param phase share of a turn that it is ahead at the start, 0 to 1
 * @param wide how much wider it swings for two swings after a blow; 1 for no wider
 * @param knocks whether blades that come throw Wick back
 * @param counts signals: it turns one step for each that is on; none for a rotor that turns by itself
 * @param when it turns
 */
public record RotorDef(
        MachineBox box,
        Axis axis,
        float seconds,
        float arcDegrees,
        int steps,
        float rest,
        int blades,
        float reach,
        float phase,
        float wide,
        boolean knocks,
        List<String> counts,
        SignalCondition when)
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

    public RotorDef {
        counts = List.copyOf(counts);
    }

    /** About what a rotor turns. */
    public enum Axis {
        X,
        Y,
        Z
    }

    @Override
    public List<String> hears() {
        List<String> all = new ArrayList<>(when.signals());
        all.addAll(counts);
        return all;
    }
}
