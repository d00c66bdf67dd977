package bumblewick.android.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The refresh rates that a screen has at its resolution.
 *
 * @param rates in refreshes per second, such as 59.94; empty if the screen does not say
 */
public record RefreshRates(List<Float> rates) {
    /** Frames per second that the game is made for: a tick each. */
    private static final int AIM = 60;

    private static final int MOST_REFRESHES = 8; // that a frame is shown for

    public RefreshRates {
        rates = List.copyOf(rates);
    }

    /** The limits that can be chosen, ascending: whole frames per second. */
    public List<Integer> limits() {
        TreeSet<Integer> limits = new TreeSet<>();
        rates.forEach(rate -> limits.add(Math.round(rate)));
        return new ArrayList<>(limits);
    }

    /**
     * The limit that nobody has chosen: 60, or what comes nearest to it among the whole fractions of the screen's rates, the
     * higher of two that are equally near.
     */
    public int usual() {
        int best = 0;
        for (float rate : rates) {
            for (int every = 1; every <= MOST_REFRESHES; every++) {
                int limit = Math.round(rate / every);
                int nearer = Integer.compare(Math.abs(best - AIM), Math.abs(limit - AIM));
                if (best == 0 || nearer > 0 || (nearer == 0 && limit > best)) {
                    best = limit;
                }
            }
        }
        return best == 0 ? AIM : best;
    }

    /**
     * What to ask the screen for.
     *
     * @param limit frames per second; 0 for no wish, less for as many as it can
     * @return refreshes per second; 0 for no wish
     */
    float wish(int limit) {
        if (limit >= 0) {
            return limit;
        }
        float highest = 0f;
        for (float rate : rates) {
            highest = Math.max(highest, rate);
        }
        return highest;
    }
}
