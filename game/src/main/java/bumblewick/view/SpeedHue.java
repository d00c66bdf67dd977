package bumblewick.view;

import bumblewick.math.Easing;
import com.jme3.math.Vector3f;

/** Colours for how fast a part of a path is flown: blue is slow, gold the path's own speed, red fast. */
final class SpeedHue {
    /** A quarter of the speed, half, the same, twice, four times. */
    private static final Vector3f[] SCALE = {
        Shade.of("#3f6fe0"), Shade.of("#35c3c9"), Shade.of("#f6c342"), Shade.of("#ff7a2e"), Shade.of("#e5304f")
    };

    private static final double OCTAVE = Math.log(2.0);

    private SpeedHue() {}

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
