package bumblewick.def;

import bumblewick.def.mechanism.ByDifficulty;

/**
 * A group of enemies that come one after the other.
 *
 * @param at distance along the rail at which the first one comes, in u
 * @param enemy which kind
 * @param path which path
 * @param mirrored left and right exchanged
 * @param count how many
 * @param spacing seconds from one to the next
 * @param shiftX added to the path of each next one, in u
 * @param shiftY added to the path of each next one, in u
 * @param drops pick-up left behind when the whole wave is destroyed, or empty
 * @param offsetX how far to the right of the path the first one flies, after mirroring, in u
 * @param offsetY how far above the path the first one flies, in u
 * @param counts how many at which difficulty, where that is not {@code count}
 * @param lane of a fork in which alone they come, with their path about its middle; empty for both
 * @param segments how many follow each, of a kind that has a chain; 0 for as many as the kind says
 * @param moored whether their path stands in the world, from where the wave began, instead of flying along with Wick
 * @param target what they fly after
 * @param thread on which they hang with the webs of their own, or empty: its fire destroys them
 * @param when field for whose next gust the wave waits, or empty
 * @param rides hazard in whose frame, which turns with it, their path stands, evenly about its axis; or empty
 */
public record WaveDef(
        float at,
        String enemy,
        String path,
        boolean mirrored,
        int count,
        float spacing,
        float shiftX,
        float shiftY,
        String drops,
        float offsetX,
        float offsetY,
        ByDifficulty counts,
        String lane,
        int segments,
        boolean moored,
        Target target,
        String thread,
        String when,
        String rides) {
    /** What the enemies of a wave fly after. */
    public enum Target {
        /** The point on their path. */
        PATH,
        /** The nearest friend, as long as there is one. */
        ESCORT
    }

    /** The most waves of a stage. */
    public static final int MOST_WAVES = 512;

    /** The most that a wave can have, see {@link #count}. */
    public static final int MOST = 40;

    /** Default of {@link #spacing}, in seconds. */
    public static final float USUAL_SPACING = 0.4f;

    /** The most of {@link #spacing}, in seconds. */
    public static final float LONGEST_SPACING = 10f;

    /** The most of {@link #shiftX} and {@link #shiftY} to either side, in u. */
    public static final float FARTHEST_SHIFT = 12f;

    /** The most of {@link #offsetX} and {@link #offsetY} to either side, in u. */
    public static final float FARTHEST_OFFSET = 40f;

    /** A wave that hangs on no thread, waits for no wind and rides on nothing. */
    public WaveDef(
            float at,
            String enemy,
            String path,
            boolean mirrored,
            int count,
            float spacing,
            float shiftX,
            float shiftY,
            String drops,
            float offsetX,
            float offsetY,
            ByDifficulty counts,
            String lane,
            int segments,
            boolean moored,
            Target target) {
        this(
                at, enemy, path, mirrored, count, spacing, shiftX, shiftY, drops, offsetX, offsetY, counts, lane,
                segments, moored, target, "", "", "");
    }

    /** A wave whose first member flies the path itself. */
    public WaveDef(
            float at,
            String enemy,
            String path,
            boolean mirrored,
            int count,
            float spacing,
            float shiftX,
            float shiftY,
            String drops) {
        this(at, enemy, path, mirrored, count, spacing, shiftX, shiftY, drops, 0f, 0f);
    }

    /** A wave of equally many at each difficulty, in both lanes of a fork. */
    public WaveDef(
            float at,
            String enemy,
            String path,
            boolean mirrored,
            int count,
            float spacing,
            float shiftX,
            float shiftY,
            String drops,
            float offsetX,
            float offsetY) {
        this(
                at,
                enemy,
                path,
                mirrored,
                count,
                spacing,
                shiftX,
                shiftY,
                drops,
                offsetX,
                offsetY,
                ByDifficulty.NONE,
                "",
                0,
                false);
    }

    /** A wave that flies its path. */
    public WaveDef(
            float at,
            String enemy,
            String path,
            boolean mirrored,
            int count,
            float spacing,
            float shiftX,
            float shiftY,
            String drops,
            float offsetX,
            float offsetY,
            ByDifficulty counts,
            String lane,
            int segments,
            boolean moored) {
        this(
                at,
                enemy,
                path,
                mirrored,
                count,
                spacing,
                shiftX,
                shiftY,
                drops,
                offsetX,
                offsetY,
                counts,
                lane,
                segments,
                moored,
                Target.PATH);
    }

    /** A wave that flies along with Wick. */
    public WaveDef(
            float at,
            String enemy,
            String path,
            boolean mirrored,
            int count,
            float spacing,
            float shiftX,
            float shiftY,
            String drops,
            float offsetX,
            float offsetY,
            ByDifficulty counts,
            String lane,
            int segments) {
        this(
                at, enemy, path, mirrored, count, spacing, shiftX, shiftY, drops, offsetX, offsetY, counts, lane,
                segments, false);
    }

    /** The same wave, whose path stands in the world. */
    public WaveDef withMooring() {
        return new WaveDef(
                at, enemy, path, mirrored, count, spacing, shiftX, shiftY, drops, offsetX, offsetY, counts, lane,
                segments, true);
    }

    /** The same wave, which hangs on a thread. */
    public WaveDef onThread(String name) {
        return new WaveDef(
                at, enemy, path, mirrored, count, spacing, shiftX, shiftY, drops, offsetX, offsetY, counts, lane,
                segments, moored, target, name, when, rides);
    }

    /** The same wave, which waits for the next gust of a field; {@code ""} for none. */
    public WaveDef when(String field) {
        return new WaveDef(
                at, enemy, path, mirrored, count, spacing, shiftX, shiftY, drops, offsetX, offsetY, counts, lane,
                segments, moored, target, thread, field, rides);
    }

    /** The same wave, which rides on a hazard; {@code ""} for none. */
    public WaveDef riding(String hazard) {
        return new WaveDef(
                at, enemy, path, mirrored, count, spacing, shiftX, shiftY, drops, offsetX, offsetY, counts, lane,
                segments, moored, target, thread, when, hazard);
    }

    /** How many there are at a difficulty, by its id. */
    public int count(String difficulty) {
        return counts.at(difficulty, count);
    }
}
