package bumblewick.desktop;

import bumblewick.content.ContentProblem;
import bumblewick.content.Scene;
import bumblewick.loop.Demo;
import bumblewick.loop.HeadlessRun;
import bumblewick.loop.RecordingIntents;
import bumblewick.loop.ReplayCheck;
import bumblewick.loop.ReplayFormatException;
import bumblewick.loop.ReplayReader;
import bumblewick.loop.ReplayWriter;
import bumblewick.math.Tick;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What can be done without a window. Prints one line of JSON for each run. */
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
     * @throws UsageException if the scene does not know what is asked for
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
        RecordingIntents intents = new RecordingIntents(new Demo(world), world);
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
     * Plays recorded runs again.
     *
     * @return exit code of the process
     * @throws UsageException if a file is not there
     */
    int verify(List<Path> files) throws UsageException {
        for (Path file : files) {
            if (!Files.isReadable(file) || Files.isDirectory(file)) {
                throw new UsageException("--verify-replay: there is no file " + file + " to read.");
            }
        }
        int exit = ExitCode.FINE;
        for (Path file : files) {
            exit = Math.max(exit, verify(file));
        }
        return exit;
    }

    private int verify(Path file) {
        try {
            ReplayCheck.Verdict verdict = ReplayCheck.check(scene.rules(), ReplayReader.read(file));
            out.println(ResultLine.ofVerdict(file, verdict));
            return verdict.same() ? ExitCode.FINE : ExitCode.FAILED;
        } catch (ReplayFormatException | IllegalArgumentException e) {
            out.println(ResultLine.ofProblem(file, e.getMessage()));
        } catch (IOException e) {
            out.println(ResultLine.ofProblem(file, e.toString()));
        }
        return ExitCode.FAILED;
    }
}
