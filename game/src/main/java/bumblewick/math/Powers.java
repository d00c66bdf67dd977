package bumblewick.math;

/**
 * Logarithm, exponential and cube root with the same bits on every machine: exactly what the methods of the same names
 * in {@link StrictMath} return, for every argument.
 *
 * <p>Source: FDLIBM 5.3 (Sun Microsystems, 2004), files e_log, s_expm1 and s_cbrt; its notice stands in {@link
 * DeterministicMath}.
 */
public final class Powers {
    /** ln 2 in two parts; a whole number below 2000 times the first is exact. */
    private static final double LN2_HIGH = 0x1.62e42feep-1;

    private static final double LN2_LOW = 0x1.a39ef35793c76p-33;
    private static final double ONE_PER_LN2 = 0x1.71547652b82fep0;

    /** ln((1 + s)/(1 − s)) = 2s + s·s²(L₀ + L₁s² + …), with the L of even and of odd index apart. */
    private static final DoubleTable LOG_EVEN =
            new DoubleTable(0x1.5555555555593p-1, 0x1.2492494229359p-2, 0x1.7466496cb03dep-3, 0x1.2f112df3e5244p-3);

    private static final DoubleTable LOG_ODD =
            new DoubleTable(0x1.999999997fa04p-2, 0x1.c71c51d8e78afp-3, 0x1.39a09d078c69fp-3);

    /** Of the rational function that exp(x) − 1 is found by, in x²/2. */
    private static final DoubleTable EXPM1 = new DoubleTable(
            1.0,
            -0x1.11111111110f4p-5,
            0x1.a01a019fe5585p-10,
            -0x1.4ce199eaadbb7p-14,
            0x1.0cfca86e65239p-18,
            -0x1.afdb76e09c32dp-23);

    /** The largest x whose exp(x) is a number. */
    private static final double EXP_OVERFLOW = 0x1.62e42fefa39efp9;

    /** Added to a third of a double's upper 32 bits, these give the cube root to five bits; the second is for 2⁵⁴x. */
    private static final int CBRT_BIAS = 715_094_163;

    private static final int CBRT_BIAS_SUBNORMAL = 696_219_795;

    private Powers() {}

    /** The natural logarithm; −∞ of 0, NaN of what is negative. */
    public static double log(double x) {
        if (Double.isNaN(x) || x < 0) {
            return Double.NaN;
        }
        if (x == 0 || x == Double.POSITIVE_INFINITY) {
            return x == 0 ? Double.NEGATIVE_INFINITY : x;
        }
        return x < Double.MIN_NORMAL ? logOfNormal(x * 0x1p54, -54) : logOfNormal(x, 0);
    }

    /** ln x + {@code exponent} · ln 2, by x = 2ᵏ(1 + f), where 1 + f lies between √½ and √2. */
    private static double logOfNormal(double x, int exponent) {
        int mantissa = DoubleBits.upperInt(x) & 0xfffff;
        int halve = (mantissa + 0x95f64) & 0x100000;
        double k = exponent + Math.getExponent(x) + (halve >> 20);
        double f = DoubleBits.withUpperInt(x, mantissa | (halve ^ 0x3ff00000)) - 1.0;
        if (((mantissa + 2) & 0xfffff) < 3) {
            double small = f * f * (0.5 - 1.0 / 3.0 * f);
            return f == 0.0 ? k * LN2_HIGH + k * LN2_LOW : logSum(k, small, f);
        }
        double s = f / (2.0 + f);
        double z = s * s;
        double w = z * z;
        double series = z * LOG_EVEN.polynomial(w) + w * LOG_ODD.polynomial(w);
        if (mantissa >= 0x6147a && mantissa <= 0x6b851) {
            double half = 0.5 * f * f;
            double product = s * (half + series);
            return k == 0 ? f - (half - product) : k * LN2_HIGH - ((half - (product + k * LN2_LOW)) - f);
        }
        return logSum(k, s * (f - series), f);
    }

    /** k ln 2 + f − less. */
    private static double logSum(double k, double less, double f) {
        return k == 0 ? f - less : k * LN2_HIGH - ((less - k * LN2_LOW) - f);
    }

    /** exp(x) − 1, exact to the last digits for a small x, too. */
    public static double expm1(double x) {
        double size = Math.abs(x);
        if (Double.isNaN(x) || size < 0x1p-54) {
            return x;
        }
        if (x > EXP_OVERFLOW) {
            return Double.POSITIVE_INFINITY;
        }
        if (x <= -0x1.3687ap5) {
            return -1.0;
        }
        if (size < 0x1.62e43p-2) {
            return x - expm1Less(x, 0.0, 0);
        }
        double k = 1.0;
        if (size >= 0x1.0a2b2p0) {
            k = (int) (ONE_PER_LN2 * size + 0.5);
        }
        k *= Math.signum(x);
        double high = x - k * LN2_HIGH;
        double low = k * LN2_LOW;
        double rest = high - low;
        return scaled((int) k, rest, expm1Less(rest, (high - rest) - low, (int) k));
    }

    /** How much exp(x + tail) − 1 is less than x, for |x| at most ½ ln 2. */
    private static double expm1Less(double x, double tail, int k) {
        double half = 0.5 * x;
        double z = x * half;
        double series = EXPM1.polynomial(z);
        double t = 3.0 - series * half;
        double e = z * ((series - t) / (6.0 - x * t));
        return (k == 0 ? x * e : x * (e - tail) - tail) - z;
    }

    /** 2ᵏ(1 + x − less) − 1. */
    private static double scaled(int k, double x, double less) {
        if (k == -1) {
            return 0.5 * (x - less) - 0.5;
        }
        if (k == 1) {
            return x < -0.25 ? -2.0 * (less - (x + 0.5)) : 1.0 + 2.0 * (x - less);
        }
        if (k <= -2 || k > 56) {
            return DoubleBits.timesPower(1.0 - (less - x), k) - 1.0;
        }
        if (k < 20) {
            return DoubleBits.timesPower((1.0 - DoubleBits.timesPower(1.0, -k)) - (less - x), k);
        }
        return DoubleBits.timesPower(x - (less + DoubleBits.timesPower(1.0, -k)) + 1.0, k);
    }

    /** The cube root. */
    public static double cbrt(double x) {
        if (x == 0 || !Double.isFinite(x)) {
            return x;
        }
        double size = Math.abs(x);
        double root = estimatedRoot(size);
        double s = 0x1.15f15f15f15f1p-1 + root * root / size * root;
        root *= 0x1.6db6db6db6db7p-2 + 0x1.9b6db6db6db6ep0 / (s + 0x1.6a0ea0ea0ea0fp0 + -0x1.691de2532c834p-1 / s);
        // to 20 bits and a bit too large, so that its square is exact; then one step of Newton
        root = DoubleBits.withUpperInt(0.0, DoubleBits.upperInt(root) + 1);
        double other = size / (root * root);
        root += root * ((other - root) / (root + root + other));
        return Math.copySign(root, x);
    }

    private static double estimatedRoot(double x) {
        if (x < Double.MIN_NORMAL) {
            double scaled = x * 0x1p54;
            return DoubleBits.withUpperInt(scaled, DoubleBits.upperInt(scaled) / 3 + CBRT_BIAS_SUBNORMAL);
        }
        return DoubleBits.withUpperInt(0.0, DoubleBits.upperInt(x) / 3 + CBRT_BIAS);
    }
}
