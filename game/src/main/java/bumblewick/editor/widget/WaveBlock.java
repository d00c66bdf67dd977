package bumblewick.editor.widget;

import com.jme3.math.ColorRGBA;

/**
 * A wave as a block of the timeline.
 *
 * @param from where the first enemy appears, in u along the rail
 * @param entered where the last enemy appears
 * @param to where the last enemy leaves
 * @param enemy id
 * @param count of enemies
 * @param path id
 * @param mirrored whether left and right are exchanged
 * @param drops whether it drops a pick-up
 * @param state whether something is wrong with it
 * @param hue its colour (unaffected)
 */
public record WaveBlock(
        float from,
        float entered,
        float to,
        String enemy,
        int count,
        String path,
        boolean mirrored,
        boolean drops,
        State state,
        ColorRGBA hue) {
    /** Whether something is wrong with a wave. */
    public enum State {
        GOOD,
        /** It is playable, but unfair to the player. */
        DOUBTFUL,
        /** It names something that does not exist. */
        BROKEN
    }
}
