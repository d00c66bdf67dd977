package bumblewick.desktop;

import bumblewick.loop.HeadlessRun;
import bumblewick.loop.ReplayCheck;
import bumblewick.sim.run.RunOptions;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.Locale;

/** What a run without a window prints: one line of JSON, for other programs. */
final class ResultLine {
    private ResultLine() {}

    /** A run of the pilot. */
    static String ofRun(RunOptions run, HeadlessRun.Outcome outcome) {
        JsonObject line = new JsonObject();
        line.addProperty("stage", run.stage());
        line.addProperty("difficulty", run.difficulty());
        line.addProperty("seed", run.seed());
        addOutcome(line, outcome);
        return line.toString();
    }

    /** A replay that could be flown again. */
    static String ofVerdict(Path file, ReplayCheck.Verdict verdict) {
        JsonObject line = new JsonObject();
        line.addProperty("file", file.toString());
        line.addProperty("same", verdict.same());
        if (!verdict.same()) {
            line.addProperty("problem", verdict.difference());
        }
        line.addProperty("stage", verdict.outcome().stage());
        addOutcome(line, verdict.outcome());
        return line.toString();
    }

    /** A replay that could not. */
    static String ofProblem(Path file, String problem) {
        JsonObject line = new JsonObject();
        line.addProperty("file", file.toString());
        line.addProperty("same", false);
        line.addProperty("problem", problem);
        return line.toString();
    }

    private static void addOutcome(JsonObject line, HeadlessRun.Outcome outcome) {
        line.addProperty("ticks", outcome.ticks());
        line.addProperty("cleared", outcome.cleared());
        line.addProperty("score", outcome.score());
        line.addProperty("bees", outcome.bees());
        line.addProperty("medal", outcome.medal().name().toLowerCase(Locale.ROOT));
        line.addProperty("stateHash", String.format("%016x", outcome.stateHash()));
    }
}
