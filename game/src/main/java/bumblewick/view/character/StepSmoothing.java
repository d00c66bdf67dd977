package bumblewick.view.character;

import com.jme3.math.FastMath;

/**
 * Smooths the height at which a walker is drawn: the simulation climbs a step within one tick, the figure within about
 * a tenth of a second. Slopes, jumps and falls are drawn as they are.
 */
final class StepSmoothing {
    private static final float EASE = 0.045f; // seconds
    private static final float STEEPEST = 1.4f; // rise over run of the steepest slope: a steeper rise is a step
    private static final float CREEP = 1.5f; // u/s of rise without a run, which is a lift
    private static final float HIGHEST = 0.6f; // u: a higher rise is a jump to another place

    private float before = Float.NaN;
    private float off;
    private boolean stood;

    /**
     * The offset from the simulated height, in u; mostly below 0 on the way up.
     *
     * @param height of the feet in the simulation, in u
     * @param run horizontal speed, in u/s
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
