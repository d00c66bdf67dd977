package bumblewick.app.run;

import bumblewick.app.shell.GameOptions;
import bumblewick.def.FlightDef;
import bumblewick.input.IntentBuffer;
import bumblewick.math.Tick;
import bumblewick.pilot.DemoPilot;
import bumblewick.replay.IntentRecorder;
import bumblewick.replay.IntentSource;
import bumblewick.replay.SeekableReplay;
import bumblewick.replay.SplitClock;
import bumblewick.sim.World;
import java.nio.file.Path;
import java.util.Optional;

/** Prepares runs: world, recorder, picture and ghost. */
public final class RunSetupFactory {
    private final PresentationContext context;
    private final ReplayLibrary replays;
    private final GhostRuns ghosts;
    private final GameOptions gameOptions;
    private Optional<Path> recordFile; // of the first run only

    public RunSetupFactory(
            PresentationContext context, ReplayLibrary replays, GhostRuns ghosts, GameOptions gameOptions) {
        this.context = context;
        this.replays = replays;
        this.ghosts = ghosts;
        this.gameOptions = gameOptions;
        recordFile = gameOptions.record();
    }

    /** A run from its beginning. */
    public RunSetup fresh(Run run) {
        IntentBuffer intents = newIntents();
        World world = new World(context.scene().rules(), run.options());
        boolean demo = run.pilot() == Run.Pilot.DEMO;
        IntentSource source = demo ? new DemoPilot(world) : new PlayerIntentSource(intents, world);
        boolean recorded = !demo || gameOptions.demo();
        RunRecorder recorder = new RunRecorder(
                new IntentRecorder(source, world),
                world,
                new SplitClock(),
                replays.folder(),
                recorded ? takeRecordFile() : Optional.empty());
        RunSession session = new RunSession(context, world, recorder.intents());
        session.skipTo(gameOptions.skipTicks());
        return prepared(run, intents, recorder, session, RunSetup.Start.FRESH);
    }

    /** A run that goes on from a moment of a replay, in the picture that is shown; its recording begins with the replay. */
    public RunSetup takeOver(ReplayMoment moment, RunSession session) {
        IntentBuffer intents = newIntents();
        RunRecorder recorder = new RunRecorder(
                new IntentRecorder(
                        new PlayerIntentSource(intents, session.world()),
                        session.world(),
                        moment.replay().replay()),
                session.world(),
                new SplitClock(),
                replays.folder(),
                Optional.empty());
        session.setIntents(recorder.intents());
        return prepared(Run.practice(moment), intents, recorder, session, RunSetup.Start.TAKEN_OVER);
    }

    /**
     * A run that goes on where it was left, in the picture that is shown.
     *
     * @param soFar the run until then
     * @param start {@link RunSetup.Start#RETURNED} or {@link RunSetup.Start#RENEWED}
     */
    public RunSetup resume(Run run, SeekableReplay soFar, RunSession session, RunSetup.Start start) {
        IntentBuffer intents = newIntents();
        World world = session.world();
        RunRecorder recorder = new RunRecorder(
                new IntentRecorder(new PlayerIntentSource(intents, world), world, soFar.replay()),
                world,
                new SplitClock(soFar.splits()),
                replays.folder(),
                takeRecordFile());
        session.setIntents(recorder.intents());
        return prepared(run, intents, recorder, session, start);
    }

    private RunSetup prepared(
            Run run, IntentBuffer intents, RunRecorder recorder, RunSession session, RunSetup.Start start) {
        ghosts.ghostOf(run).ifPresent(session::ghost);
        return new RunSetup(intents, recorder, session, start);
    }

    private IntentBuffer newIntents() {
        return new IntentBuffer(context.scene().rules().only(FlightDef.class).speed() * Tick.SECONDS);
    }

    private Optional<Path> takeRecordFile() {
        Optional<Path> file = recordFile;
        recordFile = Optional.empty();
        return file;
    }
}
