package bumblewick.sim.garden.machine;

import bumblewick.def.machine.PlateDef;
import bumblewick.math.StateHash;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.List;

/** A plate that has its signal on while enough weight is on it. It is felt where it is, pressed or not. */
final class Plate implements Machine {
    /** How far it is seen to sink, in u, and in how many ticks. */
    private static final float SINKS = 0.06f;

    private static final int SINKING = 6;

    private final PlateDef def;
    private final MachinePart part;
    private final Circuit circuit;
    private final List<IceBlock> ice;
    private final int signal;
    private boolean pressed;
    private int sunk; // ticks

    Plate(PlateDef def, MachinePart part, Circuit circuit, List<IceBlock> ice) {
        this.ice = ice;
        this.def = def;
        this.part = part;
        this.circuit = circuit;
        signal = circuit.number(def.sends());
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        boolean before = pressed;
        pressed = (pressed && def.stays()) || weight(stage) >= def.weight();
        if (pressed != before) {
            events.add(pressed ? Type.MACHINE_ON : Type.MACHINE_OFF, part.id(), "plate", 0, def.position());
        }
        if (pressed) {
            circuit.raise(signal);
        }
        sunk = pressed ? Math.min(SINKING, sunk + 1) : Math.max(0, sunk - 1);
        part.begin();
        part.position().set(def.position()).addLocal(0f, -SINKS * sunk / SINKING, 0f);
    }

    private float weight(MachineStage stage) {
        float weight = Loads.on(part.solid, stage);
        for (int i = 0; i < ice.size(); i++) {
            weight += ice.get(i).liesOn(part.solid) ? IceBlock.WEIGHT : 0f;
        }
        return weight;
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(pressed).add(sunk);
    }
}
