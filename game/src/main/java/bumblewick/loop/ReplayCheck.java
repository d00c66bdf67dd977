package bumblewick.loop;

import bumblewick.def.Rulebook;

/** Plays a recording on the rules at hand and tells whether it is the same run. */
public final class ReplayCheck {
    private ReplayCheck() {}

    /**
     * What came out.
     *
     * @param same whether every state and the content agree
     * @param outcome how the run ended here
     * @param difference where it went apart and whether the content is another one, in one sentence; empty if it did not
     */
    public record Verdict(boolean same, HeadlessRun.Outcome outcome, String difference) {}

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
