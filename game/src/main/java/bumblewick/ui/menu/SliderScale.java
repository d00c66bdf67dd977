package bumblewick.ui.menu;

/** How the values of a slider are spread over its bar, stepped through and written. */
public interface SliderScale {
    /** Small steps in a large one, unless a scale says otherwise. */
    int LEAP = 10;

    /** Share of the bar at which {@code value} lies: 0 for the smallest, 1 for the largest. */
    float fraction(float value);

    /** The value at a share of the bar; that of the nearer end for a share below 0 or above 1. */
    float valueAt(float share);

    /** The value {@code steps} small steps above {@code value}, or below it; at most that of an end. */
    float step(float value, int steps);

    /** The same with large steps. */
    default float largeStep(float value, int steps) {
        return step(value, LEAP * steps);
    }

    /** The value as the player reads it, with its unit. */
    String format(float value);
}
