package bumblewick.replay;

import bumblewick.sim.run.PlayerIntent;
import java.util.Arrays;

/** The intents of a run, one for each tick, run-length coded: hands change them less often than ticks pass. */
public final class IntentTrack {
    private PlayerIntent[] intents = new PlayerIntent[64];
    private int[] lengths = new int[64];
    private int runs;
    private int ticks;

    /** Appends the intent of the next tick. */
    public void add(PlayerIntent intent) {
        add(intent, 1);
    }

    /**
     * Appends the same intent for several ticks.
     *
     * @param length in ticks, 1 or more
     */
    public void add(PlayerIntent intent, int length) {
        if (length < 1) {
            throw new IllegalArgumentException("length is " + length + ", expected 1 or more");
        }
        ticks += length;
        if (runs > 0 && intents[runs - 1].equals(intent)) {
            lengths[runs - 1] += length;
            return;
        }
        if (runs == lengths.length) {
            intents = Arrays.copyOf(intents, 2 * runs);
            lengths = Arrays.copyOf(lengths, 2 * runs);
        }
        intents[runs] = intent;
        lengths[runs++] = length;
    }

    /**
     * A copy of the beginning of this track.
     *
     * @param ticks length of the copy, at most that of this track
     */
    public IntentTrack prefix(int ticks) {
        IntentTrack track = new IntentTrack();
        int left = ticks;
        for (int run = 0; run < runs && left > 0; run++) {
            int length = Math.min(left, lengths[run]);
            track.add(intents[run], length);
            left -= length;
        }
        return track;
    }

    /** A copy: what is added to one of both is not in the other. */
    IntentTrack copy() {
        IntentTrack copy = new IntentTrack();
        copy.intents = Arrays.copyOf(intents, Math.max(1, runs));
        copy.lengths = Arrays.copyOf(lengths, Math.max(1, runs));
        copy.runs = runs;
        copy.ticks = ticks;
        return copy;
    }

    /** Its length, in ticks. */
    public int ticks() {
        return ticks;
    }

    /** Number of runs of equal intents. */
    public int runs() {
        return runs;
    }

    /** The intent of a run, 0 to {@code runs() − 1}. */
    public PlayerIntent intent(int run) {
        return intents[run];
    }

    /** Length of a run, in ticks. */
    public int length(int run) {
        return lengths[run];
    }
}
