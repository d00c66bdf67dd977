package bumblewick.sim.run;

import bumblewick.math.StateHash;

/** Hands out the numbers by which entities are known: each is greater than all before, none is used twice. */
public final class Ids {
    private int last;

    public int next() {
        return ++last;
    }

    public void addTo(StateHash hash) {
        hash.add(last);
    }
}
