package bumblewick.sim.rule;

import bumblewick.def.RuleDef;
import bumblewick.math.StateHash;

/**
 * The actions of rules that have fired, which run once they have waited, at most {@link RuleDef#MOST_ACTIONS} a tick and in
 * the order in which they fired. While {@link #ROOM} wait, further ones are dropped.
 */
final class ActionQueue {
    static final int ROOM = 512;

    private final int[] action = new int[ROOM]; // number of it among those of all rules
    private final int[] ticks = new int[ROOM]; // that it still waits
    private final int[] due = new int[RuleDef.MOST_ACTIONS];
    private int size;

    void add(int number, int wait) {
        if (size < ROOM) {
            action[size] = number;
            ticks[size++] = wait;
        }
    }

    /** Takes out what is due in this tick; returns how many actions that are, see {@link #due(int)}. */
    int take() {
        int taken = 0;
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (ticks[i] == 0 && taken < due.length) {
                due[taken++] = action[i];
            } else {
                action[kept] = action[i];
                ticks[kept++] = Math.max(0, ticks[i] - 1);
            }
        }
        size = kept;
        return taken;
    }

    /** Number of an action that the last {@link #take} took out. */
    int due(int index) {
        return due[index];
    }

    void addTo(StateHash hash) {
        hash.add(size);
        for (int i = 0; i < size; i++) {
            hash.add(action[i]).add(ticks[i]);
        }
    }
}
