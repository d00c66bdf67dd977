package bumblewick.editor.wave;

import bumblewick.app.replay.Playhead;
import bumblewick.app.replay.ReplayPlayer;
import bumblewick.app.replay.Scrubber;
import bumblewick.app.run.PresentationContext;
import bumblewick.math.Tick;
import bumblewick.pilot.PilotRecording;
import bumblewick.ui.screen.LoadingSplash;
import java.util.Optional;

/**
 * The picture of a stage whose waves are edited: a recording of the pilot flying it, shown at the playhead. Another thread
 * records; the recording can be watched as far as it is done. When waves change, a new recording takes the place of the old
 * one as soon as it covers the playhead. If the playhead is moved beyond the end of the recording, it waits there.
 */
final class StagePreview {
    private final PresentationContext context;
    private final PreviewRecorder recorder;
    private final Playhead playhead = new Playhead();
    private final Scrubber scrubber = new Scrubber();
    private final LoadingSplash splash;
    private Optional<PilotRecording> recording;
    private Optional<ReplayPlayer> player = Optional.empty();
    private int requestedRevision = -1; // of the waves, when the last recording was requested
    private boolean current; // whether that is the recording that is shown
    private float reach; // how far it is recorded, in u along the rail
    private float target; // where the playhead is to be, in u along the rail
    private boolean waiting; // until the recording covers the target

    /**
     * Makes a preview that shows nothing yet.
     *
     * @param from where the playhead is, in u along the rail
     * @param recording that was shown last, if there was one
     */
    StagePreview(PresentationContext context, PreviewPlan plan, float from, Optional<PilotRecording> recording) {
        this.context = context;
        this.recording = recording;
        recorder = new PreviewRecorder(plan);
        splash = new LoadingSplash(context.gui().canvas(), context.gui().skin());
        target = from;
        waiting = true;
        playhead.pause();
    }

    void show() {
        splash.showBehind();
        recording.ifPresent(this::play);
    }

    /**
     * Requests a new recording if the waves have changed since the last one was requested.
     *
     * @param idle whether the player has stopped changing them; a change that goes on waits
     */
    void follow(EditedWaves edited, boolean idle) {
        if (requestedRevision != edited.revision() && (idle || recording.isEmpty())) {
            requestedRevision = edited.revision();
            current = false;
            reach = 0f;
            recorder.request(edited.waves());
        }
    }

    /**
     * Shows the next frame.
     *
     * @param held whether the mouse holds the playhead
     */
    void update(float seconds, boolean held) {
        recorder.poll().ifPresent(this::replace);
        if (waiting && player.isPresent() && recording.get().covers(target)) {
            seek(target);
        }
        boolean scrubbed = held || scrubber.active();
        player.ifPresent(shown -> shown.update(playhead, seconds, scrubbed || waiting));
        context.audio().setPaused(!playhead.audible() || scrubbed);
        if (isReady()) {
            splash.hide();
        } else {
            splash.update(seconds);
        }
    }

    private boolean isReady() {
        return player.map(shown -> shown.session().isReady()).orElse(false);
    }

    private void replace(PilotRecording next) {
        reach = next.reach();
        float here = distance();
        if (current) {
            recording = Optional.of(next);
            load(next);
        } else if (player.isEmpty() || next.covers(here)) {
            current = true;
            play(next);
            seek(here);
        }
    }

    private void play(PilotRecording next) {
        recording = Optional.of(next);
        if (player.isEmpty()) {
            ReplayPlayer first = new ReplayPlayer(context, next.tape(), 0);
            first.session().showHud(false);
            player = Optional.of(first);
        }
        load(next);
    }

    private void load(PilotRecording next) {
        player.get().load(next.tape(), !next.whole());
    }

    /** Where the playhead is, in u along the rail. */
    float distance() {
        return waiting ? target : recording.get().odometer().distance(tick());
    }

    /**
     * The time at the playhead, in seconds. Where nothing is recorded yet it is estimated at the rail's own speed.
     *
     * @param railSpeed of the stage, in u/s
     */
    float seconds(float railSpeed) {
        return waiting ? target / railSpeed : tick() * Tick.SECONDS;
    }

    private int tick() {
        return player.map(ReplayPlayer::tick).orElse(0);
    }

    /** Moves the playhead to a distance along the rail, in u. */
    void seek(float distance) {
        target = Math.max(0f, distance);
        waiting = recording.isEmpty() || player.isEmpty() || !recording.get().covers(target);
        if (!waiting) {
            player.get().seek(recording.get().odometer().tick(target));
        }
    }

    /**
     * Moves the playhead while a key is held.
     *
     * @param direction 1 along the stage, −1 back, and anything between; 0 if no key is held
     */
    void scrub(float direction, float seconds) {
        if (direction != 0f && player.isPresent()) {
            waiting = false;
        }
        player.ifPresent(shown -> scrubber.hold(direction, shown, seconds));
    }

    /** Whether keys move the playhead. */
    boolean isScrubbed() {
        return scrubber.active();
    }

    /** Plays or pauses; at the end it starts over. */
    void togglePlay() {
        if (player.isPresent() && !playhead.playing() && player.get().atEnd()) {
            seek(0f);
        }
        playhead.toggle();
    }

    Playhead playhead() {
        return playhead;
    }

    /** What is shown, as far as it is recorded. */
    Optional<PilotRecording> recording() {
        return recording;
    }

    /** What plays the recording; nothing before there is one. */
    Optional<ReplayPlayer> player() {
        return player;
    }

    /** How far the recording that was requested last has got, in u along the rail; nothing if it is done. */
    Optional<Float> progress() {
        return recorder.isBusy() ? Optional.of(reach) : Optional.empty();
    }

    /** Finishes seeking, and returns whether the picture at the playhead is that of these very waves. */
    boolean shows(EditedWaves edited) {
        if (requestedRevision != edited.revision() || !current || waiting) {
            return false;
        }
        player.get().finishSeek();
        return player.get().ready();
    }

    /** Presents this frame after the view was updated; returns whether there is a picture. */
    boolean present(float seconds) {
        player.ifPresent(shown -> shown.session().present(playhead.playing() && !waiting ? seconds : 0f));
        return isReady();
    }

    /**
     * Stops recording and hides what lies over the picture.
     *
     * @param picture whether the picture is taken away, too; not if a playtest goes on in it
     */
    void hide(boolean picture) {
        recorder.cancel();
        context.audio().setPaused(false);
        splash.hide();
        if (picture) {
            player.ifPresent(shown -> shown.session().close());
        }
    }
}
