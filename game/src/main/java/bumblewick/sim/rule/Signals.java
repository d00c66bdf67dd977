package bumblewick.sim.rule;

import bumblewick.math.StateHash;
import java.util.List;

/**
 * The signals of a stage, which its rules, hazards and targets send and hear. What is sent in a tick is heard in the next one.
 */
public final class Signals {
    private final List<String> names;
    private final int[] sent; // by signal, in this tick
    private final int[] heard; // by signal, sent in the tick before
    private final int[] total; // by signal, sent in the run

    /** @param names of all signals that are sent, waited for or counted */
    public Signals(List<String> names) {
        this.names = List.copyOf(names);
        sent = new int[names.size()];
        heard = new int[names.size()];
        total = new int[names.size()];
    }

    /** Begins a tick: what was sent in the last one is heard now. */
    public void beginTick() {
        for (int i = 0; i < sent.length; i++) {
            heard[i] = sent[i];
            sent[i] = 0;
        }
    }

    /** Whether it is one of the stage. */
    boolean knows(String name) {
        return names.contains(name);
    }

    /** Sends a signal; one of another name than those of the stage is an error. */
    public void send(String name) {
        int signal = names.indexOf(name);
        sent[signal]++;
        total[signal]++;
    }

    /** How often a signal is heard in this tick. */
    public int heard(String name) {
        return heard[names.indexOf(name)];
    }

    /** How often a signal was sent in the run. */
    public int total(String name) {
        return total[names.indexOf(name)];
    }

    public void addTo(StateHash hash) {
        for (int i = 0; i < sent.length; i++) {
            hash.add(sent[i]).add(total[i]);
        }
    }
}
