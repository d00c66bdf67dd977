package bumblewick.save;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/**
 * Names a table of scores: what may be compared with one another.
 *
 * @param stage what was played: the id of a stage, {@value #BOSS_RUSH}, or a day's run. Ids of stages have no hyphens
 * @param difficulty id
 * @param kind how the runs on it were played
 */
public record Board(String stage, String difficulty, Kind kind) {
    private static final String BOSS_RUSH = "boss-rush";
    private static final String DAILY = "daily-";

    /** How a run was played. */
    public enum Kind {
        /** From the beginning, by nothing but one's hands. */
        FULL,
        /** With an assist or at another speed. */
        ASSISTED,
        /** From a checkpoint, or from within a replay. */
        PRACTICE
    }

    /** The table of whole runs without help. */
    public static Board full(String stage, String difficulty) {
        return new Board(stage, difficulty, Kind.FULL);
    }

    /** The table of a day's run. */
    public static Board daily(LocalDate day, String difficulty, Kind kind) {
        return new Board(DAILY + day, difficulty, kind);
    }

    /** The table of all bosses one after the other. */
    public static Board bossRush(String difficulty, Kind kind) {
        return new Board(BOSS_RUSH, difficulty, kind);
    }

    /** The day of a table by its key in the file; nothing if it is none of a day. */
    static Optional<LocalDate> dayOf(String key) {
        if (!key.startsWith(DAILY)) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.parse(key.substring(DAILY.length()).split(" ")[0]));
        } catch (DateTimeParseException noDay) {
            return Optional.empty(); // somebody wrote into the file
        }
    }
}
