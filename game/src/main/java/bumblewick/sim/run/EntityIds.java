package bumblewick.sim.run;

import bumblewick.math.StateHash;

/** Gives out the ids of entities: each is greater than all before, none is used twice. */
public final class EntityIds {
    private int last;

    public int next() {
        return ++last;
    }

    public void addTo(StateHash hash) {
        hash.add(last);
    }
}
