package bumblewick.sim.garden.machine;

import bumblewick.def.machine.SignalCondition;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;

/** A condition over signals in a run: whether it holds, and has held long enough. */
final class SignalGate {
    private final Circuit circuit;
    private final int[] all;
    private final int[] any;
    private final int[] not;
    private final int holdTicks;
    private final boolean momentary;
    private int held; // ticks, at most holdTicks

    /** @param momentary whether a rule's signal counts in the tick alone in which it is heard */
    SignalGate(SignalCondition condition, Circuit circuit, boolean momentary) {
        this.circuit = circuit;
        this.momentary = momentary;
        all = circuit.numbers(condition.all());
        any = circuit.numbers(condition.any());
        not = circuit.numbers(condition.not());
        holdTicks = Tick.of(condition.hold());
    }

    /** Advances by a tick; returns whether it has held long enough. */
    boolean tick() {
        if (!holds()) {
            held = 0;
            return false;
        }
        held = Math.min(holdTicks, held + 1);
        return held >= holdTicks;
    }

    private boolean holds() {
        return count(all) == all.length && count(not) == 0 && (any.length == 0 || count(any) > 0);
    }

    private int count(int[] signals) {
        int count = 0;
        for (int signal : signals) {
            count += (momentary ? circuit.isOnNow(signal) : circuit.isOn(signal)) ? 1 : 0;
        }
        return count;
    }

    void addTo(StateHash hash) {
        hash.add(held);
    }
}
