package bumblewick.editor.wave;

import bumblewick.app.shell.Destination;
import bumblewick.content.json.ContentException;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.editor.session.EditSession;
import bumblewick.editor.widget.TimelineRange;
import bumblewick.pilot.PilotRecording;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The timeline editor at a place of a stage. It keeps what was selected and shown, so that the player comes back to it after
 * a playtest or from the path editor.
 *
 * @param session of the mod
 * @param edited the waves of a flight stage
 * @param range which part of the stage is seen
 * @param distance where the playhead is, in u along the rail
 * @param recording what was shown last, if there was anything
 * @param playtest whether a playtest starts at the playhead at once
 * @param leave names where the player gets to when done
 */
public record TimelineDestination(
        EditSession session,
        EditedWaves edited,
        TimelineRange range,
        float distance,
        Optional<PilotRecording> recording,
        boolean playtest,
        Supplier<Destination> leave)
        implements Destination {
    /** How much of a stage is seen at first, in seconds. */
    private static final float FIRST_SECONDS = 60f;

    /**
     * The beginning of a stage.
     *
     * @throws ContentException if its waves cannot be read
     */
    public static TimelineDestination atStart(EditSession session, StageDef stage, Supplier<Destination> leave)
            throws ContentException {
        TimelineRange range = new TimelineRange(PreviewPlan.length(stage));
        range.show(0f, FIRST_SECONDS * stage.speed());
        EditedWaves edited = EditedWaves.open(session, stage.id());
        return new TimelineDestination(session, edited, range, 0f, Optional.empty(), false, leave);
    }

    /**
     * The first wave of a stage, selected.
     *
     * @throws ContentException if its waves cannot be read
     */
    public static TimelineDestination atFirstWave(EditSession session, StageDef stage, Supplier<Destination> leave)
            throws ContentException {
        TimelineDestination start = atStart(session, stage, leave);
        EditedWaves edited = start.edited();
        edited.walk(1, 0f);
        float seen = edited.hasSelection() ? TimelineController.seenFrom(edited.wave(), stage) : 0f;
        return start.at(seen, Optional.empty());
    }

    /** Id of the stage. */
    String stage() {
        return edited.stage();
    }

    /** The same elsewhere along the stage. */
    public TimelineDestination at(float where, Optional<PilotRecording> shown) {
        return new TimelineDestination(session, edited, range, where, shown, false, leave);
    }

    /** The same, and a playtest starts there at once. */
    public TimelineDestination withPlaytest() {
        return new TimelineDestination(session, edited, range, distance, recording, true, leave);
    }

    /** This place; if the stage is gone by now, where the player came from. */
    Destination ifStillIn(Rulebook rules) {
        return rules.all(StageDef.class).containsKey(stage()) ? this : leave.get();
    }
}
