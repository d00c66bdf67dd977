package bumblewick.replay;

/**
 * A moment of a recording to which the player can jump.
 *
 * @param tick after which it has happened
 * @param kind what happened
 */
public record ReplayChapter(int tick, Kind kind) {
    /** What happened. */
    public enum Kind {
        /** A checkpoint was passed, or something was won on foot. */
        CHECKPOINT,
        /** A wave begins. */
        WAVE,
        /** The boss enters, changes its phase or is defeated. */
        BOSS,
        /** A bee was lost, or Wick had to go back. */
        LOSS,
        /** Wick came down on the islet or took off from it. */
        CRASH;

        /** Whether it is looked for when one jumps from mark to mark. */
        public boolean isMajor() {
            return this != WAVE;
        }
    }
}
