package bumblewick.settings;

import java.util.Optional;

/**
 * A setting whose value is a number in a range.
 *
 * @param min smallest value
 * @param max largest value
 * @param step distance between two values that the page offers; a file may hold any number in between
 * @param unit how the page shows the number
 */
public record RangeSetting(String id, float min, float max, float step, Float fallback, Unit unit)
        implements Setting<Float> {
    /** How a number is shown. */
    public enum Unit {
        /** 1 is 100 %. */
        PERCENT,
        /** A factor; 1 is normal. */
        TIMES,
        /** A whole number of things. */
        COUNT,
        /** Degrees. */
        DEGREES,
        /** Seconds. */
        SECONDS,
        /** Pixels. */
        PIXELS
    }

    @Override
    public Optional<Float> accept(Object raw) {
        if (!(raw instanceof Number number)) {
            return Optional.empty();
        }
        float value = number.floatValue();
        return value >= min && value <= max ? Optional.of(value) : Optional.empty();
    }

    /**
     * The value {@code steps} steps further, on the grid of steps and within the range.
     *
     * @param steps negative for downwards
     */
    public float stepped(float value, int steps) {
        return at(Math.round((value - min) / step) + steps);
    }

    /**
     * The value of the grid that is nearest to a share of the range.
     *
     * @param share 0 for {@link #min} to 1 for {@link #max}
     */
    public float nearest(float share) {
        return at(Math.round(share * (max - min) / step));
    }

    private float at(int index) {
        double exact = min + (double) index * step;
        float clean = (float) (Math.rint(exact * 1000.0) / 1000.0); // 0.3, not 0.29999998
        return Math.max(min, Math.min(max, clean));
    }

    /** Where {@code value} lies in the range: 0 for {@link #min} to 1 for {@link #max}. */
    public float share(float value) {
        return (value - min) / (max - min);
    }

    @Override
    public String expected() {
        return "a number from " + min + " to " + max;
    }
}
