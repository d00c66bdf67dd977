package bumblewick.loop;

/**
 * A moment of a recording that is worth being found again.
 *
 * @param tick after which it has happened
 * @param kind what it is
 */
public record Chapter(int tick, Kind kind) {
    /** What a moment is. */
    public enum Kind {
        /** A checkpoint was passed, or something was won on foot. */
        CHECKPOINT,
        /** Enemies come. */
        WAVE,
        /** The boss comes, changes or is beaten. */
        BOSS,
        /** A bee was lost, or Wick had to go back. */
        LOSS,
        /** From the air to the ground or back. */
        CRASH;

        /** Whether it is looked for when one jumps from mark to mark. */
        public boolean isMajor() {
            return this != WAVE;
        }
    }
}
