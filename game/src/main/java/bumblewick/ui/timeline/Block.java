package bumblewick.ui.timeline;

import com.jme3.math.ColorRGBA;

/**
 * A wave as it is drawn.
 *
 * @param from where its first enemy comes, in u along the rail
 * @param entered where its last one comes
 * @param to where its last one leaves
 * @param enemy who
 * @param count how many
 * @param path on which path
 * @param mirrored whether left and right are exchanged
 * @param drops whether it leaves something behind
 * @param state what is to be said of it
 * @param hue its colour (unaffected)
 */
public record Block(
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
    /** What is to be said of a wave. */
    public enum State {
        GOOD,
        /** It can be flown, but is hard on the player. */
        DOUBTFUL,
        /** It names something that is not there. */
        BROKEN
    }
}
