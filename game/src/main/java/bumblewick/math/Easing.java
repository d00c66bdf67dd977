package bumblewick.math;

/**
 * Easing functions from 0 at {@code t = 0} to 1 at {@code t = 1}; {@code t} outside is clamped. And clamping and linear
 * interpolation.
 *
 * <p>Source: R. Penner, <i>Programming Macromedia Flash MX</i> (2002), ch. 7.
 */
public final class Easing {
    private Easing() {}

    /** {@code t} kept within 0 to 1. */
    public static float clamp(float t) {
        return Math.max(0f, Math.min(1f, t));
    }

    /** {@code value} kept within {@code least} to {@code most}. */
    public static float clamp(float value, float least, float most) {
        return Math.max(least, Math.min(most, value));
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

    /** Interpolates linearly from {@code a} at 0 to {@code b} at 1. */
    public static float mix(float a, float b, float t) {
        return a + (b - a) * t;
    }

    /** The second largest of three numbers: their median. */
    public static float middle(float a, float b, float c) {
        return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    }
}
