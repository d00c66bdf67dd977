package bumblewick.app.run;

import bumblewick.app.shell.Destination;
import bumblewick.app.shell.Navigator;
import bumblewick.app.shell.TitleDestination;
import java.util.Optional;

/** Where a run leads: to its beginning again, or back to where it was started. */
public final class RunExits {
    private final Navigator navigator;
    private final RunFactory runs;
    private final Campaigns campaigns;
    private final Run run;

    public RunExits(Navigator navigator, RunFactory runs, Campaigns campaigns, Run run) {
        this.navigator = navigator;
        this.runs = runs;
        this.campaigns = campaigns;
        this.run = run;
    }

    /** The moment of a replay that the player took over. */
    Optional<ReplayMoment> takenOver() {
        return run.purpose() instanceof RunPurpose.TakeOver practice
                ? Optional.of(practice.moment())
                : Optional.empty();
    }

    /** Whether the run is a test of something that is edited. */
    public boolean isTest() {
        return bench().isPresent();
    }

    /** Where the stage is edited, if the run is a test. */
    private Optional<ReplayMoment.Workbench> bench() {
        return run.purpose() instanceof RunPurpose.TestRun test
                ? Optional.of(test.bench())
                : takenOver().flatMap(ReplayMoment::bench);
    }

    /**
     * The key of the text of the entry that begins the run again.
     *
     * @param onFoot whether the stage is walked
     */
    String restartKey(boolean onFoot) {
        if (takenOver().isPresent()) {
            return "pause.fromHere";
        }
        return onFoot ? "pause.startOver" : "pause.restart";
    }

    /** The key of the text of the entry that leaves the run. */
    String quitKey() {
        if (isTest()) {
            return "pause.bench";
        }
        if (takenOver().isPresent()) {
            return "pause.theatre";
        }
        return onJourney() ? "map.back" : "pause.quit";
    }

    /**
     * Begins the run again.
     *
     * @param checkpoint the last that was passed
     */
    void restart(int checkpoint) {
        navigator.open(bench().map(ReplayMoment.Workbench::again)
                .or(() -> takenOver().map(moment -> new RunDestination.WatchMoment(moment, true)))
                .orElseGet(() -> new RunDestination.Play(runs.withCurrentAssists(run.from(checkpoint)))));
    }

    /** Leaves the run: for the editor, the replay that was taken over, the map of the journey, or the title. */
    void quit() {
        navigator.open(bench().map(ReplayMoment.Workbench::back)
                .or(() -> takenOver().map(moment -> new RunDestination.WatchMoment(moment, false)))
                .or(this::journey)
                .orElseGet(TitleDestination::with));
    }

    /** The map of the journey to which the run belongs. */
    private Optional<Destination> journey() {
        return onJourney()
                ? Optional.of(new RunDestination.WorldMap(run.slot(), campaigns.before(run), Optional.empty()))
                : Optional.empty();
    }

    private boolean onJourney() {
        return run.slot() > 0 && campaigns.map().isPresent();
    }
}
