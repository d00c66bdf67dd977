package bumblewick.replay;

import bumblewick.sim.run.PlayerIntent;

/** The intents of a recording; after its end, {@link PlayerIntent#NONE}. */
public final class ReplayIntents implements IntentSource {
    private final IntentTrack track;
    private int run;
    private int used;

    public ReplayIntents(Replay replay) {
        this(replay, 0);
    }

    /**
     * Begins in the middle of the recording.
     *
     * @param tick how many ticks to skip; may be past the end
     */
    public ReplayIntents(Replay replay, int tick) {
        this.track = replay.intents();
        used = tick;
        while (run < track.runs() && used >= track.length(run)) {
            used -= track.length(run);
            run++;
        }
    }

    @Override
    public PlayerIntent take() {
        if (finished()) {
            return PlayerIntent.NONE;
        }
        PlayerIntent intent = track.intent(run);
        if (++used == track.length(run)) {
            run++;
            used = 0;
        }
        return intent;
    }

    /** Whether the recording is over. */
    public boolean finished() {
        return run == track.runs();
    }
}
