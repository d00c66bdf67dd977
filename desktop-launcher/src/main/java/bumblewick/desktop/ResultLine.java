package bumblewick.desktop;

import bumblewick.replay.HeadlessRun;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayCheck;
import bumblewick.sim.run.RunOptions;
import com.google.gson.JsonObject;
import java.util.Locale;

/** The result of a headless run: one line of JSON for other programs. */
final class ResultLine {
    private ResultLine() {}

    /** A run of the pilot. */
    static String ofRun(RunOptions run, HeadlessRun.Outcome outcome) {
        JsonObject line = new JsonObject();
        addRun(line, run);
        addOutcome(line, outcome);
        return line.toString();
    }

    /** The line of a replay: what its header says, the result, and why they differ. */
    static String ofVerified(VerifiedReplay verified) {
        JsonObject line = new JsonObject();
        line.addProperty("file", verified.file().toString());
        line.addProperty("same", verified.result() == VerifiedReplay.Result.SAME);
        line.addProperty("result", verified.result().word());
        if (!verified.problem().isEmpty()) {
            line.addProperty("problem", verified.problem());
        }
        verified.replay().ifPresent(replay -> addRecording(line, replay));
        verified.check().ifPresent(check -> addDifferences(line, check));
        verified.check().ifPresent(check -> addOutcome(line, check.outcome()));
        return line.toString();
    }

    private static void addRecording(JsonObject line, Replay replay) {
        line.addProperty("version", replay.gameVersion());
        addRun(line, replay.options());
        line.addProperty("checkpoint", replay.options().checkpoint());
        line.addProperty("assisted", !replay.options().unassisted());
    }

    private static void addDifferences(JsonObject line, ReplayCheck.Verdict check) {
        if (check.differsBy() > 0) {
            line.addProperty("sameUntil", check.sameUntil());
            line.addProperty("differsBy", check.differsBy());
        }
        if (!check.changes().isEmpty()) {
            JsonObject changes = new JsonObject();
            check.changes().forEach((file, change) -> changes.addProperty(file, word(change)));
            line.add("changes", changes);
        }
    }

    private static void addRun(JsonObject line, RunOptions run) {
        line.addProperty("stage", run.stage());
        line.addProperty("difficulty", run.difficulty());
        line.addProperty("seed", run.seed());
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static void addOutcome(JsonObject line, HeadlessRun.Outcome outcome) {
        line.addProperty("ticks", outcome.ticks());
        line.addProperty("cleared", outcome.cleared());
        line.addProperty("score", outcome.score());
        line.addProperty("bees", outcome.bees());
        line.addProperty("medal", word(outcome.medal()));
        line.addProperty("stateHash", String.format("%016x", outcome.stateHash()));
    }
}
