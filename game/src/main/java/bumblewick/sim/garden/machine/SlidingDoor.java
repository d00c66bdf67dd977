package bumblewick.sim.garden.machine;

import bumblewick.def.machine.DoorDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** A door that signals open, while they are on, for a time that ticks, or for good. A model with clips plays its own then. */
final class SlidingDoor implements Machine {
    /** So long before it shuts it ticks twice as fast. */
    private static final int LAST = 3 * Tick.PER_SECOND;

    private final DoorDef def;
    private final MachinePart part;
    private final SignalGate gate;
    private final int length; // ticks of opening
    private final int stays; // ticks beyond the signals
    private boolean wanted;
    private int left;
    private int open; // 0 to length

    SlidingDoor(DoorDef def, MachinePart part, Circuit circuit) {
        this.def = def;
        this.part = part;
        gate = new SignalGate(def.when(), circuit, def.seconds() > 0f);
        length = Math.max(1, Tick.of(def.over()));
        stays = Tick.of(def.seconds());
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        boolean before = wanted;
        if (gate.tick()) {
            left = stays;
            wanted = true;
        } else if (left > 0) {
            left--;
            clack(events);
        } else {
            wanted &= def.stays();
        }
        if (wanted != before) {
            events.add(wanted ? Type.MACHINE_ON : Type.MACHINE_OFF, part.id(), "door", 0, def.position());
        }
        part.clip = wanted ? "open" : "idle";
        open = wanted ? Math.min(length, open + 1) : Math.max(0, open - 1);
        part.begin();
        part.position()
                .set(def.way())
                .multLocal(Easing.inOut(open / (float) length))
                .addLocal(def.position());
        part.move();
    }

    private void clack(SimEvents events) {
        int beat = left < LAST ? Tick.PER_SECOND / 2 : Tick.PER_SECOND;
        if (left % beat == 0) {
            events.add(Type.MACHINE_TICK, part.id(), "door", 0, def.position());
        }
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(wanted).add(left).add(open);
        gate.addTo(hash);
    }
}
