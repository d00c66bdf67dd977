package bumblewick.app;

import java.util.Optional;

/** Lets the player fly from the playhead of a timeline on, as soon as a film of what was changed is there. */
final class TestFlight {
    private final Services services;
    private final Screening screening;
    private final WaveWork work;
    private boolean wanted;
    private boolean handedOver;

    TestFlight(Services services, Screening screening, WaveWork work) {
        this.services = services;
        this.screening = screening;
        this.work = work;
    }

    /** It is to be flown. */
    void want() {
        wanted = true;
        work.hold(false);
        work.settle();
        screening.head().pause();
    }

    /** Begins, if it can: the picture is handed over then. */
    void update(TimelinePlace place) {
        if (!wanted || !screening.shows(work.table())) {
            return;
        }
        wanted = false;
        Reel shown = screening.reel().orElseThrow();
        if (shown.show().world().over()) {
            return;
        }
        handedOver = true;
        shown.show().world().flight().endMercy();
        shown.show().hud(true);
        Moment moment = new Moment(shown.tape(), shown.tick(), place.leave(), Optional.of(bench(place)));
        services.screens().change(new RunScreen(services, moment, shown.show()));
    }

    private Moment.Workbench bench(TimelinePlace here) {
        return new Moment.Workbench() {
            @Override
            public Screen back() {
                return TimelineScreen.comeBack(services, here, false);
            }

            @Override
            public Screen again() {
                return TimelineScreen.comeBack(services, here, true);
            }
        };
    }

    /** Whether the picture is somebody else's by now. */
    boolean handedOver() {
        return handedOver;
    }
}
