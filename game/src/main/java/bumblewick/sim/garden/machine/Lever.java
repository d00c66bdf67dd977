package bumblewick.sim.garden.machine;

import bumblewick.def.machine.LeverDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** A lever that has its signal on from one whirl to the next, for a time, or for good. */
final class Lever implements Machine {
    /** How far it leans to each side, in radians, and in how many ticks it turns over. */
    private static final float LEAN = 0.55f;

    private static final int TURN = 8;

    private final LeverDef def;
    private final MachinePart part; // what is felt, and not seen
    private final MachinePart arm;
    private final Circuit circuit;
    private final Strikes strikes;
    private final int signal;
    private boolean on;
    private int left; // ticks until it turns back
    private int lean; // 0 to TURN
    private int lastBlow;

    Lever(LeverDef def, MachinePart part, MachinePart arm, Circuit circuit, Strikes strikes) {
        this.def = def;
        this.part = part;
        this.arm = arm;
        this.circuit = circuit;
        this.strikes = strikes;
        part.seen = false;
        signal = circuit.number(def.sends());
        show();
        arm.settle();
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        if (left > 0 && --left == 0) {
            on = false;
            events.add(Type.MACHINE_OFF, arm.id(), "lever", 0, def.position());
        }
        if (left > 0 && left % Tick.PER_SECOND == 0) {
            events.add(Type.MACHINE_TICK, arm.id(), "lever", 0, def.position());
        }
        if (on) {
            circuit.raise(signal);
        }
        lean = on ? Math.min(TURN, lean + 1) : Math.max(0, lean - 1);
        part.begin();
        arm.begin();
        show();
    }

    private void show() {
        arm.turn(def.box().turn(), 1f, 0f, 0f, LEAN * (2f * lean / TURN - 1f));
    }

    @Override
    public void touch(MachineStage stage, SimEvents events) {
        int blow = strikes.reaching(def.box(), def.position(), stage.wick());
        if (blow != 0 && blow != lastBlow && !(on && def.stays())) {
            lastBlow = blow;
            on = def.seconds() > 0f || !on;
            left = on && def.seconds() > 0f ? Math.max(1, Tick.of(def.seconds())) : 0;
            events.add(on ? Type.MACHINE_ON : Type.MACHINE_OFF, arm.id(), "lever", 0, def.position());
        }
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(on).add(left).add(lean).add(lastBlow);
    }
}
