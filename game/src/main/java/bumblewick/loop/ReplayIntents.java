package bumblewick.loop;

import bumblewick.sim.run.PlayerIntent;

/** Plays the intents of a recording, then wants nothing. */
public final class ReplayIntents implements IntentSource {
    private final IntentTrack track;
    private int run;
    private int used;

    public ReplayIntents(Replay replay) {
        this(replay, 0);
    }

    /**
     * Plays them from a moment on.
     *
     * @param tick how many to leave out; past the end it wants nothing
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
