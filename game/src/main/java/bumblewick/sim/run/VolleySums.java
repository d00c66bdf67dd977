package bumblewick.sim.run;

import bumblewick.math.StateHash;
import java.util.List;

/**
 * What the kills of volleys, or of chains of blasts, add up to: n of them are worth the sum of their worths × the n-th
 * factor. Each is paid what it adds to that product.
 */
final class VolleySums {
    /** Those that can go on at the same time; more than shots live for. */
    private static final int MOST = 16;

    private final List<Float> factors;
    private final int[] ids = new int[MOST];
    private final int[] kills = new int[MOST];
    private final float[] sums = new float[MOST];
    private boolean used;

    VolleySums(List<Float> factors) {
        this.factors = factors;
    }

    /** Adds a kill; returns what it adds to the worth of its volley. Ids begin at 1 and rise. */
    float add(int id, float worth) {
        used = true;
        int i = id % MOST;
        if (ids[i] != id) {
            ids[i] = id;
            kills[i] = 0;
            sums[i] = 0f;
        }
        float before = sums[i] * factor(kills[i]);
        kills[i]++;
        sums[i] += worth;
        return sums[i] * factor(kills[i]) - before;
    }

    private float factor(int count) {
        return factors.get(Math.max(0, Math.min(count - 1, factors.size() - 1)));
    }

    /** Whether anything was ever added. */
    boolean used() {
        return used;
    }

    void addTo(StateHash hash) {
        for (int i = 0; i < MOST; i++) {
            hash.add(ids[i]).add(kills[i]).add(sums[i]);
        }
    }
}
