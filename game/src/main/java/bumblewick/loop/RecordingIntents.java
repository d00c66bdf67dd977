package bumblewick.loop;

import bumblewick.def.Fingerprint;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import java.util.Arrays;

/** Passes intents on and writes them down, together with the state hashes that prove the run. */
public final class RecordingIntents implements IntentSource {
    private final IntentSource source;
    private final World world;
    private final Fingerprint content;
    private final IntentTrack track;
    private long[] hashes;
    private int count;

    /**
     * @param source where the intents come from
     * @param world the run that is recorded, before its first tick
     */
    public RecordingIntents(IntentSource source, World world) {
        this.source = source;
        this.world = world;
        content = world.rules().fingerprint(world.options().stage());
        track = new IntentTrack();
        hashes = new long[64];
    }

    /**
     * Goes on where a recording is left: the new one has its beginning.
     *
     * @param source where the intents come from now
     * @param world as it stands at that moment of the recording
     * @param before the recording that is left
     */
    public RecordingIntents(IntentSource source, World world, Replay before) {
        this.source = source;
        this.world = world;
        content = before.content();
        track = before.intents().beginning(world.ticks());
        count = world.ticks() / Replay.HASH_EVERY;
        hashes = Arrays.copyOf(before.hashes(), Math.max(64, count));
    }

    @Override
    public PlayerIntent take() {
        noteHash();
        PlayerIntent intent = source.take();
        track.add(intent);
        return intent;
    }

    /** The recording so far: call it when the run is over, or when it is cut short after a whole tick. */
    public Replay replay() {
        return with(track);
    }

    /** The same for another thread: later ticks do not change it. Between two ticks only. */
    public Replay snapshot() {
        return with(track.copy());
    }

    private Replay with(IntentTrack intents) {
        noteHash();
        return new Replay(
                GameVersion.number(),
                content,
                world.options(),
                intents,
                Arrays.copyOf(hashes, count),
                world.stateHash());
    }

    /** The hash of the last tick is taken before the next: then the tick is whole. */
    private void noteHash() {
        if (track.ticks() / Replay.HASH_EVERY > count) {
            if (count == hashes.length) {
                hashes = Arrays.copyOf(hashes, 2 * count);
            }
            hashes[count++] = world.stateHash();
        }
    }
}
