package bumblewick.replay;

import bumblewick.def.Fingerprint;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import java.util.Arrays;

/** Passes intents on and records them, together with the state hashes that prove the run. */
public final class IntentRecorder implements IntentSource {
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
    public IntentRecorder(IntentSource source, World world) {
        this.source = source;
        this.world = world;
        content = world.rules().fingerprint(world.options().stage());
        track = new IntentTrack();
        hashes = new long[64];
    }

    /**
     * Branches off a recording: the new one begins with the intents of the old one up to the world's tick.
     *
     * @param source where the intents come from now
     * @param world as it stands at that moment of the recording
     * @param before the recording that it branches off
     */
    public IntentRecorder(IntentSource source, World world, Replay before) {
        this.source = source;
        this.world = world;
        content = before.content();
        track = before.intents().prefix(world.ticks());
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

    /** The recording; call it when the run is over, or when it is cut short after a whole tick. */
    public Replay replay() {
        return with(track);
    }

    /** A copy of the recording so far for another thread: later ticks do not change it. Call it between two ticks only. */
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

    /** Adds the hash of the last tick; this happens before the next tick, when the last one is complete. */
    private void noteHash() {
        if (track.ticks() / Replay.HASH_EVERY > count) {
            if (count == hashes.length) {
                hashes = Arrays.copyOf(hashes, 2 * count);
            }
            hashes[count++] = world.stateHash();
        }
    }
}
