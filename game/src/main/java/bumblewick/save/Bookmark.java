package bumblewick.save;

import java.util.Arrays;

/**
 * An interrupted run: what another process needs to resume it.
 *
 * @param aim the mode of the run
 * @param slot of the journey that it belongs to, 0 for none
 * @param recording the run so far, as the bytes of a replay file (kept; must not be changed)
 */
public record Bookmark(Aim aim, int slot, byte[] recording) {
    /** The mode of a run, with what its recording does not contain. */
    public sealed interface Aim {}

    /** A single stage, or a stage of a campaign. */
    public record Play() implements Aim {}

    /** Practice of a stage. */
    public record Practice() implements Aim {}

    /**
     * The daily run.
     *
     * @param epochDay UTC day, counted from 1970-01-01
     */
    public record Daily(int epochDay) implements Aim {}

    /**
     * One boss of the boss rush.
     *
     * @param index of the boss, 0 or more
     * @param points from the bosses before
     * @param ticks spent on the bosses before
     */
    public record Rush(int index, long points, int ticks) implements Aim {}

    /**
     * A run that continues another recording from a given tick.
     *
     * @param source that recording, as the bytes of a replay file (kept; must not be changed)
     * @param tick at which the player took over
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
