package bumblewick.app.play;

import bumblewick.app.run.Campaigns;
import bumblewick.app.run.ReplayMoment;
import bumblewick.app.run.Run;
import bumblewick.app.run.RunDestination;
import bumblewick.app.run.RunFactory;
import bumblewick.app.run.RunPurpose;
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
     * Whether the run can go back to a lantern, rather than to where it began.
     *
     * @param checkpoint the last that was passed
     */
    boolean hasLantern(int checkpoint) {
        return bench().isEmpty()
                && takenOver().isEmpty()
                && !(run.purpose() instanceof RunPurpose.Rush)
                && checkpoint > run.again().options().checkpoint();
    }

    /** The key of the text of the entry that begins the run again. */
    String startOverKey() {
        return takenOver().isPresent() ? "pause.fromHere" : "pause.startOver";
    }

    /** The key of the text of the entry that leaves the run. */
    String quitKey() {
        if (isTest()) {
            return "pause.bench";
        }
        if (takenOver().isPresent()) {
            return "pause.theatre";
        }
        return onJourney() ? "pause.leaveToMap" : "pause.leave";
    }

    /** Whether the run is not kept when it is left. */
    boolean losesRun() {
        return isTest() || takenOver().isPresent();
    }

    /**
     * Begins the run again at a lantern.
     *
     * @param checkpoint the last that was passed
     * @param deed how much of the stage's deed was done there
     */
    void restart(int checkpoint, int deed) {
        navigator.open(new RunDestination.Play(runs.withCurrentAssists(run.from(checkpoint, deed))));
    }

    /** Begins the run again where it began; a replay that was taken over at the moment of that. */
    void startOver() {
        navigator.open(bench().map(ReplayMoment.Workbench::again)
                .or(() -> takenOver().map(moment -> new RunDestination.WatchMoment(moment, true)))
                .orElseGet(() -> new RunDestination.Play(runs.withCurrentAssists(run.again()))));
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
                ? Optional.of(RunDestination.WorldMap.of(run.slot(), campaigns.before(run)))
                : Optional.empty();
    }

    private boolean onJourney() {
        return run.slot() > 0 && campaigns.map().isPresent();
    }
}
