package bumblewick.view;

import com.jme3.math.FastMath;

/**
 * The height at which a walker is drawn: steps, which the rules climb within one tick, are climbed in about a tenth of a
 * second. Slopes, jumps and falls are drawn as they are.
 */
final class StepEase {
    private static final float EASE = 0.045f; // seconds
    private static final float STEEPEST = 1.4f; // rise of a slope over its run: what rises faster is a step
    private static final float CREEP = 1.5f; // u/s that may rise without a run: a lift
    private static final float HIGHEST = 0.6f; // u: what rises more was put elsewhere

    private float before = Float.NaN;
    private float off;
    private boolean stood;

    /**
     * How much higher than in the rules the walker is drawn, in u; mostly below 0 on the way up.
     *
     * @param height of the feet in the rules, in u
     * @param run on the plan, in u/s
     * @param stands whether the feet are on the ground
     */
    float offset(float height, float run, boolean stands, float seconds) {
        float rise = Float.isNaN(before) ? 0f : height - before;
        float slope = (STEEPEST * run + CREEP) * seconds;
        if (stands && stood && Math.abs(rise) > slope && Math.abs(rise) < HIGHEST) {
            off -= rise;
        }
        if (seconds > 0f) {
            stood = stands;
            before = height;
        }
        off = stands ? Math.max(-HIGHEST, Math.min(HIGHEST, off)) : off;
        off *= FastMath.exp(-seconds / EASE);
        return off;
    }
}
