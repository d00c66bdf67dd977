package bumblewick.app.run;

/** Saves every few seconds where the player's run is, so that it can go on after the process was ended. */
public final class RunAutosave {
    /** In seconds; so much is lost when the power fails. */
    private static final float INTERVAL = 4f;

    private final ResumeStore store;
    private final Run run;
    private final RunRecorder recorder;
    private final RunSession session;
    private final boolean active;
    private float sinceSaved;

    /** @param wanted whether the player would want to go on with the run some other day */
    public RunAutosave(ResumeStore store, Run run, RunRecorder recorder, RunSession session, boolean wanted) {
        this.store = store;
        this.run = run;
        this.recorder = recorder;
        this.session = session;
        active = wanted && run.pilot() == Run.Pilot.PLAYER;
    }

    /** The run begins: the one that was saved before is dropped. */
    void begin() {
        end();
    }

    /** Updates once a frame while the run is not paused. */
    void update(float seconds) {
        sinceSaved += seconds;
        if (sinceSaved >= INTERVAL) {
            save();
        }
    }

    /** Saves where the run is now; not one that is over, since it would end twice. */
    void save() {
        sinceSaved = 0f;
        if (active && session.world().ticks() > 0 && !session.world().over()) {
            store.keep(run, recorder.snapshot());
        }
    }

    /** The run has ended or was left: what was saved of it is dropped. */
    void end() {
        if (active) {
            store.drop();
        }
    }
}
