package bumblewick.def.mechanism;

/** A whole number at easy, normal and hard; 0 where it is the usual one. */
public record ByDifficulty(int easy, int normal, int hard) {
    /** The usual number at each difficulty. */
    public static final ByDifficulty NONE = new ByDifficulty(0, 0, 0);

    /**
     * The number at a difficulty.
     *
     * @param difficulty its id; one of a mod has the usual number
     * @param usual where it has no own
     */
    public int at(String difficulty, int usual) {
        int own =
                switch (difficulty) {
                    case "easy" -> easy;
                    case "normal" -> normal;
                    case "hard" -> hard;
                    default -> 0;
                };
        return own == 0 ? usual : own;
    }
}
