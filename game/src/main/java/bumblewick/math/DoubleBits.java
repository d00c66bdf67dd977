package bumblewick.math;

/** The two halves of a double, 32 bits each, as FDLIBM's functions take it apart. */
final class DoubleBits {
    private static final long LOWER_INT = 0xffff_ffffL;

    private DoubleBits() {}

    /** x · 2ᵏ, where neither is subnormal. */
    static double timesPower(double x, int k) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(x) + ((long) k << 52));
    }

    /** Sign, exponent and the upper 20 bits of the mantissa. */
    static int upperInt(double x) {
        return (int) (Double.doubleToRawLongBits(x) >> 32);
    }

    /** {@code x} with other upper 32 bits. */
    static double withUpperInt(double x, int upper) {
        return Double.longBitsToDouble(((long) upper << 32) | (Double.doubleToRawLongBits(x) & LOWER_INT));
    }

    /** {@code x} without the lower 32 bits of its mantissa. */
    static double upperHalf(double x) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(x) & ~LOWER_INT);
    }
}
