package bumblewick.edit;

import bumblewick.content.Field;
import java.math.BigDecimal;
import java.math.MathContext;

/**
 * How a number is led: where it lies on a slider, by which steps it goes, and how it is written. A range over several
 * powers of ten is led by what is felt as even, in proportions; one that goes through zero, or from it, in proportions
 * away from zero. Steps are round numbers.
 *
 * <pre>share(v) = (f(v) − f(min)) / (f(max) − f(min)),    f(v) = v,  ln v,  or  asinh(v / knee)</pre>
 */
public final class NumberScale {
    /** A range above zero is led in proportions from this ratio of its ends on. */
    private static final double WIDE = 50.0;

    /** A range through zero, or from it, is led so if it reaches further than this. */
    private static final double FAR = 500.0;

    /** Below this share of the furthest value a range through zero is led evenly. */
    private static final double KNEE = 1e-4;

    /** A fine step is at most this share of a linear range, and of a value that is led in proportions. */
    private static final double FINE_OF_RANGE = 0.01;

    private static final double FINE_OF_VALUE = 0.025;

    /** A coarse step is so many fine ones, but not more than this share of a linear range. */
    private static final int COARSE = 10;

    private static final double COARSE_OF_RANGE = 0.25;

    /** A float has so many decimal digits for certain. */
    private static final MathContext DIGITS = new MathContext(7);

    private final double min;
    private final double max;
    private final boolean whole;
    private final Shape shape;

    private enum Shape {
        LINEAR,
        LOGARITHMIC,
        /** Linear about zero, logarithmic away from it. */
        BOTH
    }

    private NumberScale(double min, double max, boolean whole) {
        this.min = min;
        this.max = max;
        this.whole = whole;
        shape = shape(min, max);
    }

    /** The scale of a field. */
    public static NumberScale of(Field.Number field) {
        return new NumberScale(decimal(field.min()), decimal(field.max()), field.whole());
    }

    /** What a float is written as, not the binary fraction that it is. */
    private static double decimal(float value) {
        return Double.parseDouble(Float.toString(value));
    }

    private static Shape shape(double min, double max) {
        if (min > 0) {
            return max / min >= WIDE ? Shape.LOGARITHMIC : Shape.LINEAR;
        }
        return Math.max(-min, max) > FAR ? Shape.BOTH : Shape.LINEAR;
    }

    /** Where a value lies between the ends, 0 to 1. */
    public double share(double value) {
        double share = (bent(value) - bent(min)) / (bent(max) - bent(min));
        return Math.max(0.0, Math.min(1.0, share));
    }

    /** The round value at a share of the way; beyond the ends, the end. */
    public double at(double share) {
        if (share <= 0.0 || share >= 1.0) {
            return share <= 0.0 ? min : max;
        }
        double value = straight(bent(min) + share * (bent(max) - bent(min)));
        double step = fine(Math.abs(value));
        return clamped(Math.rint(value / step) * step);
    }

    /** The value some fine steps further: the next round values that way. */
    public double stepped(double value, int steps) {
        return led(value, steps, false);
    }

    /** The value some coarse steps further. */
    public double leapt(double value, int steps) {
        return led(value, steps, true);
    }

    private double led(double value, int steps, boolean coarse) {
        double at = value;
        for (int i = 0; i < Math.abs(steps); i++) {
            at = next(at, steps > 0, coarse);
        }
        return at;
    }

    /** Towards zero, the step is that of what lies there: back and forth leads to where one was. */
    private double next(double value, boolean up, boolean coarse) {
        boolean inwards = up == value < 0;
        double size = Math.abs(value) * (inwards ? 1 - 1e-6 : 1);
        double step = coarse ? coarse(size) : fine(size);
        double count = value / step;
        double next = up ? Math.floor(count + 1e-6) + 1 : Math.ceil(count - 1e-6) - 1;
        return clamped(next * step);
    }

    private double clamped(double value) {
        double rounded = new BigDecimal(value).round(DIGITS).doubleValue();
        return Math.max(min, Math.min(max, rounded));
    }

    /** The nearest value that the field may have. */
    public double nearest(double value) {
        double inside = Math.max(min, Math.min(max, value));
        return whole ? Math.rint(inside) : inside;
    }

    private double fine(double size) {
        double step = shape == Shape.LINEAR
                ? powerOfTen((max - min) * FINE_OF_RANGE)
                : Math.max(powerOfTen(size * FINE_OF_VALUE), powerOfTen(least()));
        return whole ? Math.max(1.0, step) : step;
    }

    private double coarse(double size) {
        double step = fine(size) * COARSE;
        double most = shape == Shape.LINEAR ? powerOfTen((max - min) * COARSE_OF_RANGE) : step;
        return Math.max(fine(size), Math.min(step, most));
    }

    /** The least step of a scale that is led in proportions. */
    private double least() {
        return shape == Shape.LOGARITHMIC ? min * FINE_OF_VALUE : knee();
    }

    private double knee() {
        return Math.max(-min, max) * KNEE;
    }

    private static double powerOfTen(double value) {
        return value <= 0.0 ? 0.0 : Math.pow(10.0, Math.floor(Math.log10(value) + 1e-9));
    }

    private double bent(double value) {
        if (shape == Shape.LOGARITHMIC) {
            return Math.log(Math.max(min, value));
        }
        return shape == Shape.LINEAR ? value : asinh(value / knee());
    }

    private double straight(double bent) {
        if (shape == Shape.LOGARITHMIC) {
            return Math.exp(bent);
        }
        return shape == Shape.LINEAR ? bent : Math.sinh(bent) * knee();
    }

    private static double asinh(double x) {
        return Math.signum(x) * Math.log(Math.abs(x) + Math.sqrt(x * x + 1.0));
    }

    /** A value as people and files write it: no exponent, no zeros at the end. */
    public static String text(double value) {
        BigDecimal rounded = new BigDecimal(value).round(DIGITS);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
