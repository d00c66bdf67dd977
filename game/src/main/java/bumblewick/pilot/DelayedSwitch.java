package bumblewick.pilot;

import java.util.Arrays;

/** A decision that takes effect only after the time that it takes to react. */
final class DelayedSwitch {
    private final boolean[] decisions;
    private int newest;

    /** @param reaction in ticks */
    DelayedSwitch(int reaction) {
        decisions = new boolean[reaction + 1];
    }

    /** Forgets all decisions. */
    void reset() {
        Arrays.fill(decisions, false);
    }

    /** Adds the decision of this tick, and returns the one that takes effect in it. */
    boolean after(boolean decision) {
        newest = (newest + 1) % decisions.length;
        decisions[newest] = decision;
        return decisions[(newest + 1) % decisions.length];
    }
}
