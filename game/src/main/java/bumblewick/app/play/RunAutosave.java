package bumblewick.app.play;

import bumblewick.app.run.ResumePoint;
import bumblewick.app.run.ResumeStore;
import bumblewick.app.run.Run;
import bumblewick.app.run.RunPurpose;
import bumblewick.app.run.RunRecorder;
import bumblewick.app.run.RunSession;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Saves every few seconds where the player's run is, so that it can go on after the process was ended; and when the player
 * leaves it, so that it can go on whenever the player wants. Replays that were taken over are saved only against the end of
 * the process, and only while no other run is kept, which they would replace.
 */
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
        active = wanted && run.pilot() == Run.Pilot.PLAYER && (!isTakeOver() || !keepsAnotherRun(store));
    }

    private boolean isTakeOver() {
        return run.purpose() instanceof RunPurpose.TakeOver;
    }

    private static boolean keepsAnotherRun(ResumeStore store) {
        return store.offered().filter(kept -> !kept.isTakeOver()).isPresent();
    }

    /** The run begins: the one that was saved before is dropped. */
    void begin() {
        drop();
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

    /**
     * The run's screen closes: keeps where the run is and offers it; drops one that is over.
     *
     * @param here where the run is, if it can go on from there
     */
    void leave(Supplier<Optional<ResumePoint>> here) {
        boolean goesOn = active
                && !isTakeOver()
                && session.world().ticks() > 0
                && !session.world().over();
        Optional<ResumePoint> point = goesOn ? here.get() : Optional.empty();
        point.ifPresentOrElse(store::leave, this::drop);
    }

    private void drop() {
        if (active) {
            store.drop();
        }
    }
}
