package bumblewick.sim;

import bumblewick.math.StateHash;

/** Hands out the numbers by which entities are known: each is greater than all before, none is used twice. */
final class Ids {
    private int last;

    int next() {
        return ++last;
    }

    void addTo(StateHash hash) {
        hash.add(last);
    }
}
