package bumblewick.sim.garden.machine;

import bumblewick.math.StateHash;
import java.util.List;

/**
 * The signals of a garden's mechanisms. A signal is on in the tick after one in which a mechanism {@linkplain #raise raised}
 * it, and for good once a rule has sent it.
 */
final class Circuit {
    /** The number of no signal. */
    static final int NONE = -1;

    private final List<String> names;
    private final boolean[] raised; // by a mechanism in this tick
    private final boolean[] on;
    private final boolean[] sent; // by a rule since the last tick
    private final boolean[] fresh; // sent by a rule in the tick before
    private final boolean[] latched;

    /** @param names of all signals that mechanisms send or wait for */
    Circuit(List<String> names) {
        this.names = List.copyOf(names);
        raised = new boolean[names.size()];
        on = new boolean[names.size()];
        sent = new boolean[names.size()];
        fresh = new boolean[names.size()];
        latched = new boolean[names.size()];
    }

    /** The number of a signal; {@link #NONE} of one that no mechanism knows, such as the empty name. */
    int number(String name) {
        return names.indexOf(name);
    }

    /** The numbers of signals. */
    int[] numbers(List<String> signals) {
        int[] numbers = new int[signals.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number(signals.get(i));
        }
        return numbers;
    }

    /** Begins a tick; the rules are told of signals that go on. */
    void tick(MachineStage stage) {
        for (int i = 0; i < on.length; i++) {
            if (raised[i] && !on[i]) {
                stage.send(names.get(i));
            }
            on[i] = raised[i];
            raised[i] = false;
            fresh[i] = sent[i];
            latched[i] |= sent[i];
            sent[i] = false;
        }
    }

    /** In a tick in which mechanisms wait: what a rule has sent is on already, and what mechanisms have raised stays as it is. */
    void latch() {
        for (int i = 0; i < sent.length; i++) {
            latched[i] |= sent[i];
        }
    }

    /** A mechanism has the signal on in this tick. */
    void raise(int signal) {
        if (signal != NONE) {
            raised[signal] = true;
        }
    }

    /** A rule sends a signal. */
    void hear(String name) {
        int signal = number(name);
        if (signal != NONE) {
            sent[signal] = true;
        }
    }

    boolean isOn(int signal) {
        return on[signal] || latched[signal];
    }

    /** Whether it is on now, for what does not count a rule's signal beyond the tick in which it is heard. */
    boolean isOnNow(int signal) {
        return on[signal] || fresh[signal];
    }

    void addTo(StateHash hash) {
        for (int i = 0; i < on.length; i++) {
            hash.add(raised[i]).add(on[i]).add(sent[i]).add(fresh[i]).add(latched[i]);
        }
    }
}
