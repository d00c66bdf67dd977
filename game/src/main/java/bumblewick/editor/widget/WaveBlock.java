package bumblewick.editor.widget;

import bumblewick.def.WaveDef;
import com.jme3.math.ColorRGBA;

/**
 * A wave as a block of the timeline, from where its first enemy appears.
 *
 * @param entry index of what it is of: the blocks of a formation have the same
 * @param wave what it shows
 * @param entered where the last enemy appears, in u along the rail
 * @param to where the last enemy leaves
 * @param state whether something is wrong with it
 * @param hue its colour (unaffected)
 */
public record WaveBlock(int entry, WaveDef wave, float entered, float to, State state, ColorRGBA hue) {
    /** Whether something is wrong with a wave. */
    public enum State {
        GOOD,
        /** It is playable, but unfair to the player. */
        DOUBTFUL,
        /** It names something that does not exist. */
        BROKEN
    }

    float from() {
        return wave.at();
    }
}
