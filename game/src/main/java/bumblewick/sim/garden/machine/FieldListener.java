package bumblewick.sim.garden.machine;

import bumblewick.def.RuleDeed.FieldSwitch;
import bumblewick.def.machine.ListenerDef;
import bumblewick.math.StateHash;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.run.SimEvents;

/** Switches a field of air on while its signals are on. */
final class FieldListener implements Machine {
    private final FieldSwitch turnOn;
    private final FieldSwitch turnOff;
    private final StageFields fields;
    private final SignalGate gate;
    private boolean on;

    FieldListener(ListenerDef def, StageFields fields, Circuit circuit) {
        this.fields = fields;
        turnOn = new FieldSwitch(def.of(), true, 0f);
        turnOff = new FieldSwitch(def.of(), false, 0f);
        gate = new SignalGate(def.when(), circuit, false);
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        boolean wanted = gate.tick();
        if (wanted != on) {
            fields.turn(wanted ? turnOn : turnOff);
        }
        on = wanted;
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(on);
        gate.addTo(hash);
    }
}
