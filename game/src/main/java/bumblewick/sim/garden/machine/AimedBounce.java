package bumblewick.sim.garden.machine;

import bumblewick.def.machine.BounceDef;
import bumblewick.math.StateHash;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.character.ThrowArc;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** A flower that throws who steps on it so that the feet come down at its target. */
final class AimedBounce implements Machine {
    private final BounceDef def;
    private final MachinePart part;
    private final SignalGate gate;
    private final ThrowArc arc;
    private boolean open;

    AimedBounce(BounceDef def, MachinePart part, ThrowArc arc, Circuit circuit) {
        this.arc = arc;
        this.def = def;
        this.part = part;
        gate = new SignalGate(def.when(), circuit, false);
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        open = gate.tick();
        part.begin();
    }

    @Override
    public void touch(MachineStage stage, SimEvents events) {
        FootMotion wick = stage.wick();
        if (open && wick.grounded() && wick.groundSolid() == part.solid) {
            int ticks = arc.aim(wick.feet(), def.target(), def.apex());
            wick.throwBy(arc.velocity(), ticks);
            events.add(Type.BOUNCED, part.id(), "", 0, wick.feet());
        }
    }

    @Override
    public void addTo(StateHash hash) {
        gate.addTo(hash);
    }
}
