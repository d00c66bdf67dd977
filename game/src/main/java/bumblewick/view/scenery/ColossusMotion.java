package bumblewick.view.scenery;

import bumblewick.math.Easing;
import bumblewick.view.batch.InstanceStyle;
import com.jme3.math.FastMath;

/**
 * How a colossus, a landmark with a head and paws, stirs as Wick comes: it looks far aside, hears Wick and turns its head, bows it
 * to see who flies so low, and treads once with each paw. Its eyes and its lantern glow once it sees Wick, and flare after its first
 * tread. All of it follows from how far ahead it is, so that what a stage lets happen at a place fits the tread.
 */
final class ColossusMotion {
    private static final float ASIDE = 0.95f; // radians that it looks aside
    private static final float HEARS_AT = 345f; // u ahead of Wick
    private static final float SEES_AT = 290f;
    private static final float HEIGHT = 43f; // u of its eyes above the ground
    private static final float DEEPEST = 0.62f; // radians that it bows at most
    private static final float BREATH = 0.025f; // radians
    private static final float BREATHS = 0.9f; // radians per second
    private static final float TREADS_LEFT_AT = 125f; // u ahead of Wick at which the paw is down again
    private static final float TREADS_RIGHT_AT = 72f;
    private static final float RAISED = 0.5f; // radians
    private static final float LIFTS_OVER = 30f; // u of Wick's way
    private static final float FALLS_OVER = 9f;
    private static final float JOLT = 0.09f; // radians that the head nods as a paw comes down
    private static final float SETTLES_OVER = 16f; // u
    private static final float ASLEEP = 0.3f; // of its glow
    private static final float FLARES_AT = 122f; // u ahead of Wick
    private static final float FLARES_OVER = 14f; // u of Wick's way
    private static final float FLARE = 3.2f; // of its glow, more

    private ColossusMotion() {}

    /**
     * Poses the head and the paws of a copy.
     *
     * @param ahead of Wick along the rail, in u
     * @param time in seconds
     * @param style its look, bow, tread and glow are modified
     */
    static void pose(float ahead, float time, InstanceStyle style) {
        float seen = Easing.inOut(Easing.clamp((HEARS_AT - ahead) / (HEARS_AT - SEES_AT)));
        float down = Math.min(DEEPEST, FastMath.atan2(HEIGHT, Math.max(1f, ahead)));
        style.look = ASIDE * (1f - seen);
        style.bow = seen * down
                + BREATH * FastMath.sin(BREATHS * time)
                + JOLT * (jolt(ahead - TREADS_LEFT_AT) + jolt(ahead - TREADS_RIGHT_AT));
        style.glow =
                Easing.mix(ASLEEP, 1f, seen) + FLARE * Easing.inOut(Easing.clamp((FLARES_AT - ahead) / FLARES_OVER));
        style.tread = RAISED * (raised(ahead - TREADS_LEFT_AT) - raised(ahead - TREADS_RIGHT_AT));
    }

    /** How high a paw is, 0 to 1, so many u of Wick's way before it is down: it rises slowly and comes down at once. */
    static float raised(float before) {
        float falling = Easing.clamp(before / FALLS_OVER);
        float rising = Easing.clamp((LIFTS_OVER + FALLS_OVER - before) / LIFTS_OVER);
        return Easing.inOut(rising) * falling * falling;
    }

    /** How much of a jolt there is, so many u of Wick's way before it. */
    private static float jolt(float before) {
        float since = -before / SETTLES_OVER;
        return since < 0f || since > 1f ? 0f : (1f - since) * FastMath.sin(FastMath.PI * Math.min(1f, 4f * since));
    }
}
