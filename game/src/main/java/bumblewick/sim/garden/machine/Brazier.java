package bumblewick.sim.garden.machine;

import bumblewick.def.machine.BrazierDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** A bowl that burns or can be lit. Wick takes the flame by coming near, and gives it the same way. */
final class Brazier implements Machine {
    /** How near Wick comes to take or to give the flame, beyond the box, in u. */
    static final float NEAR = 0.9f;

    /** Seconds before it goes out at which one begins to hear it. */
    private static final int LAST = 3 * Tick.PER_SECOND;

    private static final int FOR_GOOD = -1;

    private final BrazierDef def;
    private final MachinePart part;
    private final MachinePart flame;
    private final Circuit circuit;
    private final CarriedFlame carried;
    private final int signal;
    private int left; // ticks; FOR_GOOD, or 0 while it does not burn

    Brazier(BrazierDef def, MachinePart part, MachinePart flame, Circuit circuit, CarriedFlame carried) {
        this.def = def;
        this.part = part;
        this.flame = flame;
        this.circuit = circuit;
        this.carried = carried;
        signal = circuit.number(def.sends());
        left = def.lit() ? FOR_GOOD : 0;
        flame.position().addLocal(0f, def.box().half().y, 0f);
        flame.settle();
        flame.seen = def.lit();
    }

    boolean burns() {
        return left != 0;
    }

    /** Where its fire is. */
    Vector3f place() {
        return flame.position();
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        if (left > 0) {
            left--;
            if (left == 0) {
                events.add(Type.MACHINE_OFF, part.id(), "brazier", 0, def.position());
            } else if (left <= LAST && left % Tick.PER_SECOND == 0) {
                events.add(Type.MACHINE_TICK, part.id(), "brazier", 0, def.position());
            }
        }
        if (burns()) {
            circuit.raise(signal);
        }
        part.begin();
        flame.begin();
        flame.seen = burns();
    }

    @Override
    public void touch(MachineStage stage, SimEvents events) {
        if (!near(stage.wick().feet())) {
            return;
        }
        if (burns()) {
            carried.light(events);
        } else if (carried.burns()) {
            left = def.seconds() > 0f ? Math.max(1, Tick.of(def.seconds())) : FOR_GOOD;
            events.add(Type.MACHINE_ON, part.id(), "brazier", 0, def.position());
        }
    }

    private boolean near(Vector3f feet) {
        Vector3f half = def.box().half();
        float x = feet.x - def.position().x;
        float y = feet.y - def.position().y;
        float z = feet.z - def.position().z;
        float reach = NEAR + Math.max(half.x, half.z);
        return x * x + z * z < reach * reach && Math.abs(y) < half.y + NEAR;
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(left);
    }
}
