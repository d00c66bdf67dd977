package bumblewick.view.gizmo;

import bumblewick.math.Easing;
import bumblewick.view.LinearColour;
import com.jme3.math.Vector3f;

/** Colours for the speed along a path: blue is slow, gold the path's own speed, red fast. */
final class SpeedColours {
    /** For a quarter, half, once, twice and four times the speed. */
    private static final Vector3f[] SCALE = {
        LinearColour.parse("#3f6fe0"),
        LinearColour.parse("#35c3c9"),
        LinearColour.parse("#f6c342"),
        LinearColour.parse("#ff7a2e"),
        LinearColour.parse("#e5304f")
    };

    private static final double OCTAVE = Math.log(2.0);

    private SpeedColours() {}

    /**
     * The colour of a factor on the speed.
     *
     * @param store receives the result, in linear light
     * @return {@code store}
     */
    static Vector3f of(float factor, Vector3f store) {
        float place = Easing.clamp((float) (Math.log(Math.max(1e-3f, factor)) / OCTAVE) + 2f, 0f, SCALE.length - 1f);
        int below = Math.min((int) place, SCALE.length - 2);
        return store.interpolateLocal(SCALE[below], SCALE[below + 1], place - below);
    }
}
