package bumblewick.loop;

import bumblewick.def.Rulebook;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;

/** A recording that is played again tick by tick, and compared with what was recorded. */
final class ReplayRun {
    private final Rulebook rules;
    private final Replay replay;
    private final World world;
    private final ReplayIntents intents;
    private final SimEvents events = new SimEvents();
    private int tick;
    private String difference = "";

    /** @throws IllegalArgumentException if the rules do not know its stage, difficulty or checkpoint */
    ReplayRun(Rulebook rules, Replay replay) {
        this.rules = rules;
        this.replay = replay;
        world = new World(rules, replay.options());
        intents = new ReplayIntents(replay);
    }

    /** Goes on by a tick. Returns false at the end of the recording, where nothing happens. */
    boolean step() {
        if (tick == replay.intents().ticks()) {
            return false;
        }
        events.clear();
        world.tick(intents.take(), events);
        tick++;
        if (difference.isEmpty() && tick % Replay.HASH_EVERY == 0) {
            difference = compare(replay.hashes()[tick / Replay.HASH_EVERY - 1]);
        }
        if (difference.isEmpty() && tick == replay.intents().ticks()) {
            difference = compare(replay.finalHash());
        }
        return true;
    }

    private String compare(long expected) {
        long found = world.stateHash();
        if (expected == found) {
            return "";
        }
        int before = (tick - 1) / Replay.HASH_EVERY * Replay.HASH_EVERY;
        return String.format(
                "differs between tick %d and %d: expected state %016x, found %016x", before, tick, expected, found);
    }

    World world() {
        return world;
    }

    /** How far it is, in ticks. */
    int tick() {
        return tick;
    }

    /** What is known by now. Equal states do not excuse other content: what was changed may come later. */
    ReplayCheck.Verdict verdict() {
        String difference = this.difference;
        if (rules.hash() != replay.contentHash()) {
            difference += (difference.isEmpty() ? "" : "; ")
                    + String.format(
                            "it was recorded on other content: %016x, here it is %016x",
                            replay.contentHash(), rules.hash());
        }
        return new ReplayCheck.Verdict(difference.isEmpty(), HeadlessRun.outcome(world), difference);
    }
}
