package bumblewick.replay;

import bumblewick.def.Fingerprint;
import bumblewick.def.Rulebook;
import bumblewick.sim.run.RunOptions;
import java.util.SortedMap;

/**
 * A recorded run: all that is needed to play it again, and to prove that it is the same.
 *
 * @param gameVersion of the game that recorded it, for people
 * @param content fingerprint of the content by which its stage was played: with other content it would be another run
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

    /** File name extension of replays, with the dot. */
    public static final String ENDING = ".replay";

    /** The differences between the recording's content and these rules, by path in the scene folder. */
    public SortedMap<String, Fingerprint.Change> changes(Rulebook here) {
        return content.changes(here.fingerprint(options.stage()));
    }

    /** The same recording under other rules, by which its intents come to the same states. */
    public Replay by(Rulebook other) {
        return new Replay(
                GameVersion.number(), other.fingerprint(options.stage()), options, intents, hashes, finalHash);
    }
}
