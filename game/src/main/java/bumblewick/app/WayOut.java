package bumblewick.app;

import java.util.Optional;

/** Where one comes to from a run: back to where it was begun, or to its beginning again. */
final class WayOut {
    private final Services services;
    private final Run run;

    WayOut(Services services, Run run) {
        this.services = services;
        this.run = run;
    }

    /** The moment of a recording from which the run goes on. */
    Optional<Moment> takenOver() {
        return run.purpose() instanceof Purpose.TakeOver practice ? Optional.of(practice.moment()) : Optional.empty();
    }

    /** Where the stage is made, if the run is a test. */
    Optional<Moment.Workbench> bench() {
        return run.purpose() instanceof Purpose.Trial trial
                ? Optional.of(trial.bench())
                : takenOver().flatMap(Moment::bench);
    }

    /**
     * What it is called to begin again, as a key of the text table.
     *
     * @param onFoot whether the stage is walked
     */
    String restartWord(boolean onFoot) {
        if (takenOver().isPresent()) {
            return "pause.fromHere";
        }
        return onFoot ? "pause.startOver" : "pause.restart";
    }

    /** What it is called to leave, as a key of the text table. */
    String quitWord() {
        if (bench().isPresent()) {
            return "pause.bench";
        }
        if (takenOver().isPresent()) {
            return "pause.theatre";
        }
        return onJourney() ? "map.back" : "pause.quit";
    }

    /**
     * Begins again.
     *
     * @param checkpoint the last that was passed
     */
    void restart(int checkpoint) {
        services.screens()
                .change(bench().map(Moment.Workbench::again)
                        .or(() -> takenOver().map(moment -> TheatreScreen.takenOver(services, moment)))
                        .orElseGet(() -> new RunScreen(services, new Runs(services).renewed(run.from(checkpoint)))));
    }

    /** Out of the run; who took over a recording comes back to it, who is on a journey to its map. */
    void quit() {
        services.screens()
                .change(bench().map(Moment.Workbench::back)
                        .or(() -> takenOver().map(moment -> new TheatreScreen(services, moment)))
                        .or(this::journey)
                        .orElseGet(() -> new TitleScreen(services)));
    }

    /** The map of the journey to which the run belongs. */
    private Optional<Screen> journey() {
        return onJourney()
                ? Optional.of(new MapScreen(services, run.slot(), new Campaign(services).before(run), Optional.empty()))
                : Optional.empty();
    }

    private boolean onJourney() {
        return run.slot() > 0 && new Campaign(services).map().isPresent();
    }
}
