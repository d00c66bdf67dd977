package bumblewick.editor.value;

import bumblewick.content.declaration.FormField;
import java.math.BigDecimal;
import java.math.MathContext;

/**
 * The scale of a number's slider: positions, steps, and the text of values. A range over several powers of ten is
 * logarithmic; a wide range that includes zero is linear about zero and logarithmic away from it. Steps are round numbers.
 *
 * <pre>share(v) = (f(v) − f(min)) / (f(max) − f(min)),    f(v) = v,  ln v,  or  asinh(v / knee)</pre>
 */
public final class NumberScale {
    /** A range above zero is logarithmic if the ratio of its ends is at least this. */
    private static final double WIDE = 50.0;

    /** A range that includes zero is partly logarithmic if it reaches further than this. */
    private static final double FAR = 500.0;

    /** Below this share of the furthest value such a range is linear. */
    private static final double KNEE = 1e-4;

    /** A fine step is at most this share of a linear range, or of a value on a logarithmic scale. */
    private static final double FINE_OF_RANGE = 0.01;

    private static final double FINE_OF_VALUE = 0.025;

    /** A coarse step is this many fine ones, but at most this share of a linear range. */
    private static final int COARSE = 10;

    private static final double COARSE_OF_RANGE = 0.25;

    /** The decimal digits that a float is certain to have. */
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
    public static NumberScale of(FormField.Number field) {
        return new NumberScale(decimal(field.min()), decimal(field.max()), field.whole());
    }

    /** The decimal number that a float is written as, not its binary fraction. */
    private static double decimal(float value) {
        return Double.parseDouble(Float.toString(value));
    }

    private static Shape shape(double min, double max) {
        if (min > 0) {
            return max / min >= WIDE ? Shape.LOGARITHMIC : Shape.LINEAR;
        }
        return Math.max(-min, max) > FAR ? Shape.BOTH : Shape.LINEAR;
    }

    /** The position of a value on the slider, 0 to 1. */
    public double share(double value) {
        double share = (bent(value) - bent(min)) / (bent(max) - bent(min));
        return Math.max(0.0, Math.min(1.0, share));
    }

    /** The round value at a position of the slider; positions beyond the ends are clamped. */
    public double at(double share) {
        if (share <= 0.0 || share >= 1.0) {
            return share <= 0.0 ? min : max;
        }
        double value = straight(bent(min) + share * (bent(max) - bent(min)));
        double step = fine(Math.abs(value));
        return clamped(Math.rint(value / step) * step);
    }

    /** The value some fine steps further, at round values. */
    public double stepped(double value, int steps) {
        return step(value, steps, false);
    }

    /** The value some coarse steps further. */
    public double leapt(double value, int steps) {
        return step(value, steps, true);
    }

    private double step(double value, int steps, boolean coarse) {
        double at = value;
        for (int i = 0; i < Math.abs(steps); i++) {
            at = next(at, steps > 0, coarse);
        }
        return at;
    }

    /** Towards zero, the step is that of the values there, so that a step back undoes a step. */
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

    /** The nearest valid value. */
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

    /** The least step of a logarithmic scale. */
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

    /** A value as text, without exponent and trailing zeros. */
    public static String text(double value) {
        BigDecimal rounded = new BigDecimal(value).round(DIGITS);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }
}
