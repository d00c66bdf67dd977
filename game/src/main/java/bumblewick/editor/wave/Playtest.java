package bumblewick.editor.wave;

import bumblewick.app.replay.ReplayPlayer;
import bumblewick.app.run.ReplayMoment;
import bumblewick.app.run.RunDestination;
import bumblewick.app.scene.CurrentScene;
import bumblewick.app.shell.Destination;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.TitleDestination;
import java.util.Optional;

/** Starts a run at the playhead of the timeline, as soon as the preview shows the waves as they are now. */
final class Playtest {
    private final CurrentScene current;
    private final Navigator navigator;
    private final StagePreview preview;
    private final EditedWaves edited;
    private boolean wanted;
    private boolean handedOver;

    Playtest(CurrentScene current, Navigator navigator, StagePreview preview, EditedWaves edited) {
        this.current = current;
        this.navigator = navigator;
        this.preview = preview;
        this.edited = edited;
    }

    /** Requests the run. */
    void want() {
        wanted = true;
        edited.hold(false);
        edited.save();
        preview.playhead().pause();
    }

    /** Starts the run if it is requested and possible: it goes on in the picture of the preview. */
    void update(TimelineDestination place) {
        if (!wanted || !preview.shows(edited)) {
            return;
        }
        wanted = false;
        ReplayPlayer shown = preview.player().orElseThrow();
        if (shown.session().world().over()) {
            return;
        }
        handedOver = true;
        shown.session().world().flight().endHitForgiveness();
        shown.session().showHud(true);
        ReplayMoment moment =
                new ReplayMoment(shown.replay(), shown.tick(), TitleDestination.with(), Optional.of(workbench(place)));
        navigator.open(new RunDestination.TakeOver(moment, shown.session()));
    }

    private ReplayMoment.Workbench workbench(TimelineDestination here) {
        return new ReplayMoment.Workbench() {
            @Override
            public Destination back() {
                return here.ifStillIn(current.rules());
            }

            @Override
            public Destination again() {
                return here.withPlaytest().ifStillIn(current.rules());
            }
        };
    }

    /** Whether the run has taken over the picture. */
    boolean handedOver() {
        return handedOver;
    }
}
