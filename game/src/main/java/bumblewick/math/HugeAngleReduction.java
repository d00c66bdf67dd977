package bumblewick.math;

/**
 * Splits an angle beyond a million radians, as {@link AngleReduction} does smaller ones: the angle is multiplied by 2/π,
 * of which only the digits are used that decide the fraction and the last three bits of the whole part.
 *
 * <p>A digit has 24 bits. Digit 0 of the product holds the whole part (and some of the fraction), the digits after it
 * are of the fraction. They are computed again whenever one is asked for: slow, but without an array to keep them in,
 * and no game turns that far.
 *
 * <p>Source: M. Payne and R. Hanek, <i>Radian reduction for trigonometric functions</i>, SIGNUM Newsletter 18 (1983), as
 * in FDLIBM 5.3 (Sun Microsystems, 2004), file k_rem_pio2, for 64 bits of precision.
 */
final class HugeAngleReduction {
    private static final int DIGIT_BITS = 24;
    private static final int DIGIT_MASK = 0xffffff;

    /** With so many digits of the fraction the product is begun. */
    private static final int FIRST_DIGITS = 4;

    /** 2/π behind the point, in digits of 24 bits, and as many as the largest double needs. */
    private static final DoubleTable TWO_PER_PI = new DoubleTable(
            0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB,
            0xC561B7, 0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5,
            0x2EBB44, 0x84E99C, 0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8,
            0x97FFDE, 0x05980F, 0xEF2F11, 0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D,
            0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7, 0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B,
            0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E, 0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880,
            0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B);

    /** π/2 in parts of 24 bits. */
    private static final DoubleTable HALF_PI =
            new DoubleTable(0x1.921fb4p0, 0x1.4442dp-24, 0x1.846988p-48, 0x1.8cc516p-72, 0x1.01b838p-96);

    private HugeAngleReduction() {}

    /** The last three bits of the nearest whole number of quarter turns, 0 to 7 (8 stands for 0). */
    static int quarters(double angle) {
        int digits = digits(angle);
        int shift = shift(angle);
        long whole = shift > 0
                ? product(angle, digits, 0) << shift | product(angle, digits, 1) >> (DIGIT_BITS - shift)
                : product(angle, digits, 0) >> -shift;
        return (int) (whole & 7) + (isUpperHalf(angle, digits) ? 1 : 0);
    }

    /** What is left over; negative, where the next multiple is nearer. */
    static double rest(double angle) {
        int digits = digits(angle);
        int first = firstDigit(angle, digits);
        double sum = 0.0;
        for (int i = digits - first; i >= 0; i--) {
            sum += term(angle, digits, first, i);
        }
        return isUpperHalf(angle, digits) ? -sum : sum;
    }

    /** What {@code rest}, returned for this angle, lacks. */
    static double tail(double angle, double rest) {
        int digits = digits(angle);
        int first = firstDigit(angle, digits);
        boolean negative = isUpperHalf(angle, digits);
        double sum = term(angle, digits, first, 0) - (negative ? -rest : rest);
        for (int i = 1; i <= digits - first; i++) {
            sum += term(angle, digits, first, i);
        }
        return negative ? -sum : sum;
    }

    /** Term {@code i} of the product of the fraction and π/2, the largest first. */
    private static double term(double angle, int digits, int first, int i) {
        double sum = 0.0;
        for (int k = 0; k < HALF_PI.size() && k <= i; k++) {
            int at = first + i - k;
            sum += HALF_PI.get(k)
                    * (distance(angle, digits, at) * DoubleBits.timesPower(1.0, shift(angle) - DIGIT_BITS * at));
        }
        return sum;
    }

    /** How many digits of the fraction are computed: with more zeros in front, more. */
    private static int digits(double angle) {
        int digits = FIRST_DIGITS;
        while (leadingZeros(angle, digits) > digits - FIRST_DIGITS) {
            int more = 1;
            while (distance(angle, digits, digits - FIRST_DIGITS + more) == 0) {
                more++;
            }
            digits += more;
        }
        return digits;
    }

    /** How many digits are 0, digit 0 among them, before the first that is not, as far as is looked. */
    private static int leadingZeros(double angle, int digits) {
        int zeros = 0;
        while (zeros <= digits - FIRST_DIGITS && unsplit(angle, digits, zeros) == 0) {
            zeros++;
        }
        return zeros;
    }

    /** The first digit that is not 0; −1, if digit 0 has more than 24 bits. */
    private static int firstDigit(double angle, int digits) {
        int first = -1;
        while (distance(angle, digits, first) == 0) {
            first++;
        }
        return first;
    }

    /** Digit {@code at} of the fraction, or of 1 − fraction, if that is nearer to 0; digit −1 is the top of digit 0. */
    private static long distance(double angle, int digits, int at) {
        if (at <= 0) {
            long top = unsplit(angle, digits, 0);
            return at == 0 ? top & DIGIT_MASK : top >> DIGIT_BITS;
        }
        return unsplit(angle, digits, at);
    }

    private static long unsplit(double angle, int digits, int at) {
        long mask = mask(angle, at);
        long digit = product(angle, digits, at) & mask;
        if (!isUpperHalf(angle, digits)) {
            return digit;
        }
        for (int i = at + 1; i <= digits; i++) {
            if (product(angle, digits, i) != 0) {
                return mask - digit;
            }
        }
        return (mask + 1 - digit) & mask;
    }

    /** Whether the fraction is at least a half. */
    private static boolean isUpperHalf(double angle, int digits) {
        int at = shift(angle) < 0 ? 0 : 1;
        long mask = mask(angle, at);
        return (product(angle, digits, at) & mask) > mask >> 1;
    }

    /** The bits of digit {@code at} that are of the fraction. */
    private static long mask(double angle, int at) {
        int shift = shift(angle);
        if (at == 0) {
            return shift < 0 ? (1L << -shift) - 1 : 0;
        }
        return at == 1 && shift > 0 ? DIGIT_MASK >> shift : DIGIT_MASK;
    }

    /** Digit {@code at} of angle · 2/π, cut off behind so many digits. */
    private static long product(double angle, int digits, int at) {
        long carry = 0;
        for (int i = digits; i > at; i--) {
            carry = (column(angle, i) + carry) >> DIGIT_BITS;
        }
        long digit = column(angle, at) + carry;
        return at == 0 ? digit : digit & DIGIT_MASK;
    }

    /** The sum of the products of digits that stand in one column of the written multiplication. */
    private static long column(double angle, int at) {
        long mantissa = (Double.doubleToRawLongBits(angle) & 0xf_ffff_ffff_ffffL) | 0x10_0000_0000_0000L;
        int i = firstUsed(angle) + at;
        return (mantissa >> 29) * (long) TWO_PER_PI.get(i)
                + (i < 1 ? 0 : (mantissa >> 5 & DIGIT_MASK) * (long) TWO_PER_PI.get(i - 1))
                + (i < 2 ? 0 : ((mantissa & 31) << 19) * (long) TWO_PER_PI.get(i - 2));
    }

    /** The digit of 2/π that comes first: those before it give multiples of 8 quarter turns. */
    private static int firstUsed(double angle) {
        return Math.max(0, (exponent(angle) - 3) / DIGIT_BITS);
    }

    /** Digit 0 counts 2^shift quarter turns, −27 to 2. */
    private static int shift(double angle) {
        return exponent(angle) - DIGIT_BITS * (firstUsed(angle) + 1);
    }

    /** The weight of the lowest bit among the first 24 of the mantissa. */
    private static int exponent(double angle) {
        return Math.getExponent(angle) - (DIGIT_BITS - 1);
    }
}
