package bumblewick.save;

/**
 * Names a table of scores: what may be compared with one another.
 *
 * @param stage id
 * @param difficulty id
 * @param kind how the runs on it were played
 */
public record Board(String stage, String difficulty, Kind kind) {
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
}
