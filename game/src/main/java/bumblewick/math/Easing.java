package bumblewick.math;

/**
 * Ways to get from 0 to 1. Every method takes and gives 0 at the start and 1 at the end; {@code t} outside is taken
 * for the nearer end.
 *
 * <p>Source: R. Penner, <i>Programming Macromedia Flash MX</i> (2002), ch. 7.
 */
public final class Easing {
    /** How far {@link #backIn} draws back: a tenth of the way. */
    private static final float BACK = 1.70158f;

    private Easing() {}

    /** {@code t} kept within 0 to 1. */
    public static float clamp(float t) {
        return Math.max(0f, Math.min(1f, t));
    }

    /** Starts and ends at rest: 3t² − 2t³. */
    public static float inOut(float t) {
        float c = clamp(t);
        return c * c * (3f - 2f * c);
    }

    /** Starts at rest: t². */
    public static float in(float t) {
        float c = clamp(t);
        return c * c;
    }

    /** Ends at rest: 1 − (1−t)². */
    public static float out(float t) {
        float c = 1f - clamp(t);
        return 1f - c * c;
    }

    /** Draws back before it goes: the wind-up of a heavy step. */
    public static float backIn(float t) {
        float c = clamp(t);
        return c * c * ((BACK + 1f) * c - BACK);
    }

    /** From {@code a} at 0 to {@code b} at 1, straight. */
    public static float mix(float a, float b, float t) {
        return a + (b - a) * t;
    }
}
