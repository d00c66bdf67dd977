package bumblewick.loop;

import bumblewick.def.Fingerprint;
import bumblewick.def.Rulebook;
import bumblewick.sim.run.RunOptions;
import java.util.SortedMap;

/**
 * A recorded run: all that is needed to see it again, and to prove that it is the same.
 *
 * @param gameVersion of the game that recorded it, for people
 * @param content what its stage was played by: on other rules it would be another run
 * @param options of the run
 * @param intents one for each tick
 * @param hashes state hashes after every {@value #HASH_EVERY}th tick (unaffected; not to be changed)
 * @param finalHash the state hash after the last tick
 */
public record Replay(
        String gameVersion,
        Fingerprint content,
        RunOptions options,
        IntentTrack intents,
        long[] hashes,
        long finalHash) {
    /** Ticks from one hash to the next: a difference is located to a second. */
    public static final int HASH_EVERY = 60;

    /** How the names of replay files end. */
    public static final String ENDING = ".replay";

    /** What is not as it was recorded, by path in the scene folder; empty on the rules of the recording. */
    public SortedMap<String, Fingerprint.Change> changes(Rulebook here) {
        return content.changes(here.fingerprint(options.stage()));
    }

    /** The same intents by other rules, by which as many of them as are used come to the same states. */
    Replay by(Rulebook other) {
        return new Replay(
                GameVersion.number(), other.fingerprint(options.stage()), options, intents, hashes, finalHash);
    }
}
