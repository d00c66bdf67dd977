package bumblewick.save;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;

/**
 * Identifies a table of scores: results in the same table are comparable.
 *
 * @param stage id of the stage, {@value #BOSS_RUSH}, or a daily run; ids of stages have no hyphens
 * @param difficulty id
 * @param kind how the runs were played
 */
public record ScoreTableId(String stage, String difficulty, Kind kind) {
    private static final String BOSS_RUSH = "boss-rush";
    private static final String DAILY = "daily-";

    /** How a run was played. */
    public enum Kind {
        /** From the beginning, without assists. */
        FULL,
        /** With an assist, or at another speed. */
        ASSISTED,
        /** From a checkpoint, or from within a replay. */
        PRACTICE
    }

    /** The table of complete runs without assists. */
    public static ScoreTableId full(String stage, String difficulty) {
        return new ScoreTableId(stage, difficulty, Kind.FULL);
    }

    /** The table of a daily run. */
    public static ScoreTableId daily(LocalDate day, String difficulty, Kind kind) {
        return new ScoreTableId(DAILY + day, difficulty, kind);
    }

    /** The table of the boss rush. */
    public static ScoreTableId bossRush(String difficulty, Kind kind) {
        return new ScoreTableId(BOSS_RUSH, difficulty, kind);
    }

    /**
     * The key of the table in a file.
     *
     * @param mark the {@link ContentOrigin#mark} of the content that the stage is played with
     */
    String key(String mark) {
        String key = stage + " " + difficulty + " " + kind.name().toLowerCase(Locale.ROOT);
        return mark.isEmpty() ? key : key + " " + mark;
    }

    /** Whether it is a table of the boss rush. */
    public boolean isBossRush() {
        return stage.equals(BOSS_RUSH);
    }

    /** The day of a daily table; empty for other tables. */
    public Optional<LocalDate> day() {
        return dayOf(stage);
    }

    /** The day of a daily table by its key in the file; empty for other tables. */
    static Optional<LocalDate> dayOf(String key) {
        if (!key.startsWith(DAILY)) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.parse(key.substring(DAILY.length()).split(" ")[0]));
        } catch (DateTimeParseException noDay) {
            return Optional.empty(); // somebody edited the file
        }
    }
}
