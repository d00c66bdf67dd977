package bumblewick.loop;

import bumblewick.def.Rulebook;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;

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
        World world = new World(rules, replay.options());
        ReplayIntents intents = new ReplayIntents(replay);
        SimEvents events = new SimEvents();
        String difference = "";
        for (int tick = 1; tick <= replay.intents().ticks(); tick++) {
            events.clear();
            world.tick(intents.take(), events);
            if (difference.isEmpty() && tick % Replay.HASH_EVERY == 0) {
                difference = compare(tick, replay.hashes()[tick / Replay.HASH_EVERY - 1], world.stateHash());
            }
        }
        if (difference.isEmpty()) {
            difference = compare(replay.intents().ticks(), replay.finalHash(), world.stateHash());
        }
        if (rules.hash() != replay.contentHash()) {
            difference += (difference.isEmpty() ? "" : "; ") + otherContent(rules.hash(), replay.contentHash());
        }
        return new Verdict(difference.isEmpty(), HeadlessRun.outcome(world), difference);
    }

    /** Equal states do not excuse it: what was changed may come later, or in another run. */
    private static String otherContent(long here, long recorded) {
        return String.format("it was recorded on other content: %016x, here it is %016x", recorded, here);
    }

    private static String compare(int tick, long expected, long found) {
        if (expected == found) {
            return "";
        }
        int before = (tick - 1) / Replay.HASH_EVERY * Replay.HASH_EVERY;
        return String.format(
                "differs between tick %d and %d: expected state %016x, found %016x", before, tick, expected, found);
    }
}
