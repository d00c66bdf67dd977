package bumblewick.save;

import java.util.Arrays;

/**
 * Where a run was left: enough to go on with it in another process.
 *
 * @param aim what it is played for
 * @param slot of the journey to which it belongs, 0 for none
 * @param recording the run so far, as the bytes of a replay file (kept; not to be changed)
 */
public record Bookmark(Aim aim, int slot, byte[] recording) {
    /** What a run is played for, with all that its recording does not say. */
    public sealed interface Aim {}

    /** A stage by itself, or in a campaign. */
    public record Play() implements Aim {}

    /** To learn a stage. */
    public record Practice() implements Aim {}

    /**
     * The run of a day.
     *
     * @param epochDay by universal time, counted from 1970-01-01
     */
    public record Daily(int epochDay) implements Aim {}

    /**
     * One boss of many.
     *
     * @param index of the boss, 0 or more
     * @param points from those before
     * @param ticks that those before took
     */
    public record Rush(int index, long points, int ticks) implements Aim {}

    /**
     * To do better from a moment of another recording on.
     *
     * @param source that recording, as the bytes of a replay file (kept; not to be changed)
     * @param tick the moment
     */
    public record TakeOver(byte[] source, int tick) implements Aim {
        @Override
        public boolean equals(Object other) {
            return other instanceof TakeOver that && tick == that.tick && Arrays.equals(source, that.source);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(source) + tick;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bookmark that
                && slot == that.slot
                && aim.equals(that.aim)
                && Arrays.equals(recording, that.recording);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(recording) + aim.hashCode()) + slot;
    }
}
