package bumblewick.settings;

import java.util.Optional;

/**
 * A number between two others.
 *
 * @param min smallest
 * @param max largest
 * @param step from one value that a hand can choose to the next; a file may say any number between
 * @param unit how it is told to the player
 */
public record Range(String id, float min, float max, float step, Float fallback, Unit unit) implements Setting<Float> {
    /** How a number is told. */
    public enum Unit {
        /** 1 is 100 %. */
        PERCENT,
        /** A factor, 1 is as it is. */
        TIMES,
        /** Points of the picture. */
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
     * The value some steps further, within the range, on the grid of steps.
     *
     * @param steps negative for downwards
     */
    public float stepped(float value, int steps) {
        return at(Math.round((value - min) / step) + steps);
    }

    /** The value of the grid that lies nearest to a share of the way from {@link #min} (0) to {@link #max} (1). */
    public float nearest(float share) {
        return at(Math.round(share * (max - min) / step));
    }

    private float at(int index) {
        double exact = min + (double) index * step;
        float clean = (float) (Math.rint(exact * 1000.0) / 1000.0); // 0.3, not 0.29999998
        return Math.max(min, Math.min(max, clean));
    }

    /** Where a value lies between {@link #min} (0) and {@link #max} (1). */
    public float share(float value) {
        return (value - min) / (max - min);
    }

    @Override
    public String expected() {
        return "a number from " + min + " to " + max;
    }
}
