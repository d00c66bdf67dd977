package bumblewick.math;

/**
 * Sine, cosine and their kin with the same bits on every machine, and without allocation.
 *
 * <p>Every method returns exactly what the method of the same name in {@link StrictMath} returns, for every argument
 * ({@code DeterministicMathTest} compares the bits). The simulation calls these instead, because from Java 21 on
 * {@code StrictMath.sin}, {@code cos} and {@code tan} allocate an array whenever they reduce their argument. All angles
 * are in radians.
 *
 * <p>Source: FDLIBM 5.3 (Sun Microsystems, 2004), files k_sin, k_cos, k_tan, s_atan and e_atan2: the library that {@code
 * StrictMath} is defined by. Its notice:
 *
 * <pre>
 * Copyright (C) 1993, 2004 by Sun Microsystems, Inc. All rights reserved.
 * Permission to use, copy, modify, and distribute this software is freely
 * granted, provided that this notice is preserved.
 * </pre>
 */
public final class DeterministicMath {
    private static final double DEGREE = Math.PI / 180;
    private static final double DEGREES_PER_RADIAN = 180 / Math.PI;
    private static final double HALF_PI = Math.PI / 2;
    private static final double QUARTER_PI = Math.PI / 4;

    /** What the double {@link Math#PI} lacks of π. */
    private static final double PI_LOW = 0x1.1a62633145c07p-53;

    /** Angles nearer to 0 than this, about π/4, are not reduced. */
    private static final double UNREDUCED = 0x1.921fcp-1;

    /** Below this a sine is its angle, and a cosine is 1. */
    private static final double TINY_ANGLE = 0x1p-27;

    /** The sine: x + S₀x³ + x⁵(S₁ + S₂x² + …). */
    private static final double SINE_CUBE = -0x1.5555555555549p-3;

    private static final DoubleTable SINE = new DoubleTable(
            0x1.111111110f8a6p-7,
            -0x1.a01a019c161d5p-13,
            0x1.71de357b1fe7dp-19,
            -0x1.ae5e68a2b9cebp-26,
            0x1.5d93a5acfd57cp-33);

    /** The cosine: 1 − x²/2 + x⁴(C₀ + C₁x² + …). */
    private static final DoubleTable COSINE = new DoubleTable(
            0x1.555555555554cp-5,
            -0x1.6c16c16c15177p-10,
            0x1.a01a019cb159p-16,
            -0x1.27e4f809c52adp-22,
            0x1.1ee9ebdb4b1c4p-29,
            -0x1.8fae9be8838d4p-37);

    /** From this on the tangent is found by way of π/4 − x. */
    private static final double LARGE_TANGENT = 0x1.59428p-1;

    /** The tangent: x + T₀x³ + x⁵(odd + even), where the odd ones are T₁ + T₃x⁴ + …, the even ones T₂x² + T₄x⁶ + …. */
    private static final double TANGENT_CUBE = 0x1.5555555555563p-2;

    private static final DoubleTable TANGENT_ODD = new DoubleTable(
            0x1.111111110fe7ap-3,
            0x1.664f48406d637p-6,
            0x1.d6d22c9560328p-9,
            0x1.344d8f2f26501p-11,
            0x1.47e88a03792a6p-14,
            -0x1.375cbdb605373p-16);
    private static final DoubleTable TANGENT_EVEN = new DoubleTable(
            0x1.ba1ba1bb341fep-5,
            0x1.226e3e96e8493p-7,
            0x1.7dbc8fee08315p-10,
            0x1.026f71a8d1068p-12,
            0x1.2b80f32f0a7e9p-14,
            0x1.b2a7074bf7ad4p-16);

    /** atan(0.5), atan(1), atan(1.5) and atan(∞): as a double, and what the double lacks. */
    private static final DoubleTable ATAN_HIGH =
            new DoubleTable(0x1.dac670561bb4fp-2, 0x1.921fb54442d18p-1, 0x1.f730bd281f69bp-1, 0x1.921fb54442d18p0);

    private static final DoubleTable ATAN_LOW =
            new DoubleTable(0x1.a2b7f222f65e2p-56, 0x1.1a62633145c07p-55, 0x1.007887af0cbbdp-56, 0x1.1a62633145c07p-54);

    /** The arctangent: x − x·x²(A₀ + A₁x² + …), with the A of even and of odd index apart. */
    private static final DoubleTable ATAN_EVEN = new DoubleTable(
            0x1.555555555550dp-2,
            0x1.24924920083ffp-3,
            0x1.745cdc54c206ep-4,
            0x1.10d66a0d03d51p-4,
            0x1.97b4b24760debp-5,
            0x1.0ad3ae322da11p-6);

    private static final DoubleTable ATAN_ODD = new DoubleTable(
            -0x1.999999998ebc4p-3,
            -0x1.c71c6fe231671p-4,
            -0x1.3b0f2af749a6dp-4,
            -0x1.dde2d52defd9ap-5,
            -0x1.2b4442c6a6c2fp-5);

    private DeterministicMath() {}

    public static double toRadians(double degrees) {
        return degrees * DEGREE;
    }

    public static double toDegrees(double radians) {
        return radians * DEGREES_PER_RADIAN;
    }

    /** NaN for an infinite angle. */
    public static double sin(double angle) {
        if (Math.abs(angle) < UNREDUCED) {
            return sineUnreduced(angle);
        }
        int quarters = AngleReduction.quarters(angle);
        double rest = AngleReduction.rest(angle, quarters);
        return sineOf(quarters, rest, AngleReduction.tail(angle, quarters, rest));
    }

    /** NaN for an infinite angle. */
    public static double cos(double angle) {
        if (Math.abs(angle) < UNREDUCED) {
            return cosine(angle, 0.0);
        }
        int quarters = AngleReduction.quarters(angle);
        double rest = AngleReduction.rest(angle, quarters);
        return sineOf(quarters + 1, rest, AngleReduction.tail(angle, quarters, rest));
    }

    /** NaN for an infinite angle. */
    public static double tan(double angle) {
        if (Math.abs(angle) < UNREDUCED) {
            return tangent(angle, 0.0, false);
        }
        int quarters = AngleReduction.quarters(angle);
        double rest = AngleReduction.rest(angle, quarters);
        return tangent(rest, AngleReduction.tail(angle, quarters, rest), (quarters & 1) != 0);
    }

    /** The sine of {@code quarters} · π/2 + {@code x} + {@code tail}, where x is at most about π/4. */
    private static double sineOf(int quarters, double x, double tail) {
        return switch (quarters & 3) {
            case 0 -> sine(x, tail);
            case 1 -> cosine(x, tail);
            case 2 -> -sine(x, tail);
            default -> -cosine(x, tail);
        };
    }

    private static double sineUnreduced(double x) {
        if (Math.abs(x) < TINY_ANGLE) {
            return x;
        }
        double z = x * x;
        return x + z * x * (SINE_CUBE + z * SINE.polynomial(z));
    }

    private static double sine(double x, double tail) {
        if (Math.abs(x) < TINY_ANGLE) {
            return x;
        }
        double z = x * x;
        double cube = z * x;
        return x - ((z * (0.5 * tail - cube * SINE.polynomial(z)) - tail) - cube * SINE_CUBE);
    }

    private static double cosine(double x, double tail) {
        double size = Math.abs(x);
        if (size < TINY_ANGLE) {
            return 1.0;
        }
        double z = x * x;
        double rest = z * (z * COSINE.polynomial(z)) - x * tail;
        if (size < 0x1.33333p-2) {
            return 1.0 - (0.5 * z - rest);
        }
        // a part of z/2 that is taken from 1 and from z/2 without rounding
        double part = size < 0x1.90001p-1 ? 0.25 * DoubleBits.upperHalf(size) : 0.28125;
        return (1.0 - part) - ((0.5 * z - part) - rest);
    }

    /** tan(x + tail), or −1 / tan(x + tail); x is at most about π/4. */
    private static double tangent(double x, double tail, boolean inverse) {
        double size = Math.abs(x);
        if (size < 0x1p-28) {
            return inverse ? minusInverse(x + tail, x, tail) : x;
        }
        if (size >= LARGE_TANGENT) {
            return largeTangent(x, tail, inverse);
        }
        double more = tangentBeyond(x, tail);
        return inverse ? minusInverse(x + more, x, more) : x + more;
    }

    /** By tan(π/4 − y) = 1 − 2 tan y / (1 + tan y). */
    private static double largeTangent(double x, double tail, boolean inverse) {
        double sign = Math.signum(x);
        double y = (QUARTER_PI - sign * x) + (PI_LOW / 4 - sign * tail);
        double more = tangentBeyond(y, 0.0);
        double tan = y + more;
        double one = inverse ? -1.0 : 1.0;
        return sign * (one - 2.0 * (y - (tan * tan / (tan + one) - more)));
    }

    /** tan(x + tail) − x. */
    private static double tangentBeyond(double x, double tail) {
        double z = x * x;
        double w = z * z;
        double series = TANGENT_ODD.polynomial(w) + z * TANGENT_EVEN.polynomial(w);
        double cube = z * x;
        return (tail + z * (cube * series + tail)) + TANGENT_CUBE * cube;
    }

    /** −1 / (a + b) with hardly an error, where {@code sum} is a + b as a double. */
    private static double minusInverse(double sum, double a, double b) {
        double high = DoubleBits.upperHalf(sum);
        double low = b - (high - a);
        double inverse = -1.0 / sum;
        double inverseHigh = DoubleBits.upperHalf(inverse);
        return inverseHigh + inverse * ((1.0 + inverseHigh * high) + inverseHigh * low);
    }

    /** The angle of the point (x, y), −π to π, counted from the x axis towards the y axis. */
    public static double atan2(double y, double x) {
        if (Double.isNaN(x) || Double.isNaN(y)) {
            return Double.NaN;
        }
        boolean left = Math.copySign(1.0, x) < 0;
        if (y == 0.0 || (Double.isInfinite(x) && !Double.isInfinite(y))) {
            return Math.copySign(left ? Math.PI : 0.0, y);
        }
        if (x == 0.0 || (!Double.isInfinite(x) && Double.isInfinite(y))) {
            return Math.copySign(HALF_PI, y);
        }
        if (Double.isInfinite(x)) {
            return Math.copySign(left ? 3.0 * QUARTER_PI : QUARTER_PI, y);
        }
        double angle = angleOfSlope(y, x);
        if (left) {
            return Math.copySign(Math.PI - (angle - PI_LOW), y);
        }
        return Math.copySign(angle, y);
    }

    /** atan(|y / x|). */
    private static double angleOfSlope(double y, double x) {
        int exponents = (DoubleBits.upperInt(Math.abs(y)) - DoubleBits.upperInt(Math.abs(x))) >> 20;
        if (exponents > 60) {
            return HALF_PI;
        }
        return x < 0 && exponents < -60 ? 0.0 : atan(Math.abs(y / x));
    }

    /** The arctangent of {@code t} ≥ 0. */
    private static double atan(double t) {
        if (t >= 0x1p66) {
            return HALF_PI;
        }
        if (t < 0x1p-29) {
            return t;
        }
        if (t < 0x1.cp-2) {
            return t - t * atanSeries(t);
        }
        if (t < 0x1.6p-1) {
            return atan(0, (2.0 * t - 1.0) / (2.0 + t));
        }
        if (t < 0x1.3p0) {
            return atan(1, (t - 1.0) / (t + 1.0));
        }
        return t < 0x1.38p1 ? atan(2, (t - 1.5) / (1.0 + 1.5 * t)) : atan(3, -1.0 / t);
    }

    private static double atan(int base, double x) {
        return ATAN_HIGH.get(base) - ((x * atanSeries(x) - ATAN_LOW.get(base)) - x);
    }

    private static double atanSeries(double x) {
        double z = x * x;
        double w = z * z;
        return z * ATAN_EVEN.polynomial(w) + w * ATAN_ODD.polynomial(w);
    }
}
