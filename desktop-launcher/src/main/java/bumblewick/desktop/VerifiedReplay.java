package bumblewick.desktop;

import bumblewick.def.Rulebook;
import bumblewick.replay.PlayableCheck;
import bumblewick.replay.Replay;
import bumblewick.replay.ReplayCheck;
import bumblewick.replay.ReplayFormatException;
import bumblewick.replay.ReplayReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What came of a file that was to be verified.
 *
 * @param result in a word
 * @param replay what the file holds, unless it is broken
 * @param check how it went, if it could be played
 * @param problem in a sentence; empty if there is none
 */
record VerifiedReplay(
        Path file, Result result, Optional<Replay> replay, Optional<ReplayCheck.Verdict> check, String problem) {
    /** From good to bad; the names in camel case are what other programs read. */
    enum Result {
        /** Proven. */
        SAME("same"),
        /** With the same rules the result was different. */
        DIFFERENT("different"),
        /** It was recorded on other rules, so it proves nothing here. */
        OTHER_CONTENT("otherContent"),
        /** The rules here have no such stage, difficulty or checkpoint. */
        UNPLAYABLE("unplayable"),
        /** It is no replay, damaged, or cannot be read. */
        BROKEN("broken"),
        /** The game failed on it: its bug, not the file's. */
        FAILED("failed");

        private final String word;

        Result(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }

    /** Reads a file and plays it. */
    static VerifiedReplay of(Rulebook rules, Path file) {
        try {
            return of(rules, file, ReplayReader.read(file));
        } catch (ReplayFormatException e) {
            return without(file, Result.BROKEN, e.getMessage());
        } catch (IOException e) {
            return without(file, Result.BROKEN, e.toString());
        }
    }

    private static VerifiedReplay of(Rulebook rules, Path file, Replay replay) {
        Optional<String> obstacle = PlayableCheck.problem(rules, replay.options());
        if (obstacle.isPresent()) {
            return new VerifiedReplay(file, Result.UNPLAYABLE, Optional.of(replay), Optional.empty(), obstacle.get());
        }
        ReplayCheck.Verdict check = ReplayCheck.check(rules, replay);
        return new VerifiedReplay(file, result(check), Optional.of(replay), Optional.of(check), check.difference());
    }

    private static Result result(ReplayCheck.Verdict check) {
        if (check.same()) {
            return Result.SAME;
        }
        return check.changes().isEmpty() ? Result.DIFFERENT : Result.OTHER_CONTENT;
    }

    /** A file on which the game failed. */
    static VerifiedReplay failed(Path file, Throwable failure) {
        return without(file, Result.FAILED, "the game failed: " + failure);
    }

    private static VerifiedReplay without(Path file, Result result, String problem) {
        return new VerifiedReplay(file, result, Optional.empty(), Optional.empty(), problem);
    }
}
