package bumblewick.loop;

import bumblewick.def.Fingerprint;
import bumblewick.def.Rulebook;
import java.util.SortedMap;

/** Plays a recording on the rules at hand and tells whether it is the same run. */
public final class ReplayCheck {
    private ReplayCheck() {}

    /**
     * What came out.
     *
     * @param outcome how the run ended here
     * @param differsBy the first tick known to be another one, at most a second after the first that is; 0 if none is
     * @param changes the files that the rules here do not have as the recording had them
     * @param difference all that is not the same, in one sentence; empty if the run is proven
     */
    public record Verdict(
            HeadlessRun.Outcome outcome,
            int differsBy,
            SortedMap<String, Fingerprint.Change> changes,
            String difference) {
        /** The last tick before a difference whose state is as it was recorded. */
        public int sameUntil() {
            return (differsBy - 1) / Replay.HASH_EVERY * Replay.HASH_EVERY;
        }

        /** Whether every state and the content agree. */
        public boolean same() {
            return difference.isEmpty();
        }
    }

    /**
     * Checks a recording.
     *
     * @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint
     */
    public static Verdict check(Rulebook rules, Replay replay) {
        ReplayRun run = new ReplayRun(rules, replay);
        boolean more = true;
        while (more) {
            more = run.step();
        }
        return run.verdict();
    }
}
