package bumblewick.sim.rule;

import bumblewick.def.RuleDeed.Light;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;

/**
 * The light that rules have asked for: blends of looks, one over the other. Each lies over those before it by its share, so
 * that a blend can begin while another one is still under way; what lies below a full one is gone.
 */
public final class LightCue {
    /** Blends at the same time; a further one ends the oldest. */
    static final int MOST = 4;

    private static final String OWN = "";

    private final String[] looks = new String[MOST];
    private final int[] ticks = new int[MOST];
    private final int[] length = new int[MOST]; // in ticks, 1 or more
    private int size;

    void begin(Light light) {
        if (size == MOST) {
            drop(1);
        }
        looks[size] = light.look();
        ticks[size] = 0;
        length[size++] = Math.max(1, Tick.of(light.over()));
    }

    void tick() {
        int full = 0;
        for (int i = 0; i < size; i++) {
            ticks[i] = Math.min(length[i], ticks[i] + 1);
            full = ticks[i] == length[i] ? i : full;
        }
        drop(full);
        if (size == 1 && ticks[0] == length[0] && looks[0].equals(OWN)) {
            size = 0;
        }
    }

    private void drop(int count) {
        for (int i = count; i < size; i++) {
            looks[i - count] = looks[i];
            ticks[i - count] = ticks[i];
            length[i - count] = length[i];
        }
        size -= count;
    }

    /** How many blends there are, the lowest first; 0 for the stage's own light. */
    public int size() {
        return size;
    }

    /** Id of a blend's look; empty for the stage's own. */
    public String look(int index) {
        return looks[index];
    }

    /**
     * How much of a blend is there.
     *
     * @param alpha how far the frame reaches into the next tick, 0 to 1
     * @return 0 to 1
     */
    public float share(int index, float alpha) {
        return Math.min(1f, (ticks[index] + alpha) / length[index]);
    }

    void addTo(StateHash hash) {
        hash.add(size);
        for (int i = 0; i < size; i++) {
            hash.add(looks[i].hashCode()).add(ticks[i]).add(length[i]);
        }
    }
}
