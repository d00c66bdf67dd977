package bumblewick.desktop;

import bumblewick.content.Scene;
import bumblewick.content.json.ContentProblem;
import bumblewick.math.Tick;
import bumblewick.pilot.DemoPilot;
import bumblewick.replay.HeadlessRun;
import bumblewick.replay.IntentRecorder;
import bumblewick.replay.ReplayWriter;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** The commands that need no window. Prints one line of JSON for each run. */
final class Headless {
    /** A pilot that has not reached the end by then never will. */
    private static final int MOST_TICKS = 30 * 60 * Tick.PER_SECOND;

    private final Scene scene;
    private final PrintStream out;
    private final PrintStream err;

    Headless(Scene scene, PrintStream out, PrintStream err) {
        this.scene = scene;
        this.out = out;
        this.err = err;
    }

    /**
     * Lets the pilot play.
     *
     * @return exit code of the process
     * @throws UsageException if the scene does not have what the command line names
     */
    int demo(LaunchOptions.Run asked) throws UsageException {
        RunOptions run = RunChoice.of(scene, asked);
        List<ContentProblem> problems = scene.report().unplayableStages().get(run.stage());
        if (problems != null) {
            err.println("The stage '" + run.stage() + "' cannot be played:");
            problems.forEach(problem -> err.println("  " + problem));
            return ExitCode.FAILED;
        }
        return play(run, asked.record);
    }

    private int play(RunOptions run, Path record) {
        World world = new World(scene.rules(), run);
        IntentRecorder intents = new IntentRecorder(new DemoPilot(world), world);
        HeadlessRun.Outcome outcome = HeadlessRun.play(world, intents, MOST_TICKS);
        out.println(ResultLine.ofRun(run, outcome));
        if (record == null) {
            return ExitCode.FINE;
        }
        try {
            ReplayWriter.write(intents.replay(), record);
            return ExitCode.FINE;
        } catch (IOException e) {
            err.println("--record: " + record + " cannot be written (" + e + ").");
            return ExitCode.FAILED;
        }
    }

    /**
     * Plays recorded runs again, as many at once as the machine has processors: a line for each in their order, one for
     * all of them, and how far it is on the error stream.
     *
     * @param named files and folders
     * @return exit code of the process
     * @throws UsageException if one of them is not there
     */
    int verify(List<Path> named) throws UsageException {
        List<Path> files = ReplayFiles.of(named);
        VerifiedReplays all = new VerifiedReplays(scene.rules(), files);
        Progress progress = new Progress(err, files.size());
        ResultSum sum = new ResultSum();
        all.forEach(verified -> {
            out.println(ResultLine.ofVerified(verified));
            sum.add(verified);
            progress.advance();
        });
        out.println(sum.line());
        return sum.allSame() ? ExitCode.FINE : ExitCode.FAILED;
    }
}
