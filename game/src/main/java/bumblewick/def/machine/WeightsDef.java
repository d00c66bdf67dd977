package bumblewick.def.machine;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A link that gives way to weight: a plank on a pivot, or two pans on one rope.
 *
 * @param box the plank, whose middle is the pivot; or the first pan at its highest
 * @param other model of the second pan
 * @param kind of link
 * @param travel how far the plank tilts to each side, in degrees, or the first pan sinks, in u
 * @param span from the first pan to the second along its own x axis, in u; the second is at its lowest then
 * @param counterweight in kg, at the end of the plank at its own -x, or in the second pan
 * @param inertia of the link itself, in kg; more makes it slower
 * @param load in kg, in the first pan while the signals are on
 * @param when those signals
 */
public record WeightsDef(
        MachineBox box,
        String other,
        Kind kind,
        float travel,
        float span,
        float counterweight,
        float inertia,
        float load,
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
        return List.of(box.model(), other);
    }

    /** How the two sides are joined. */
    public enum Kind {
        SEESAW,
        PULLEY
    }
}
