package bumblewick.math;

/**
 * Splits an angle into a whole number of quarter turns and a rest of at most about π/4: angle = quarters · π/2 + rest +
 * tail, where the tail is what the double {@code rest} lacks.
 *
 * <p>Three pure functions that repeat some work, instead of one that would have to allocate what it returns. Each gives
 * the same bits as FDLIBM's, see {@link DeterministicMath}.
 *
 * <p>Source: FDLIBM 5.3 (Sun Microsystems, 2004), file e_rem_pio2: the reduction of Cody and Waite, with π/2 cut into
 * parts of 33 bits, so that a product with up to 20 bits is exact.
 */
final class AngleReduction {
    /** From this on, about 2²⁰ · π/2, the parts of π/2 do not suffice. */
    private static final double HUGE = 0x1.921fcp20;

    private static final double QUARTERS_PER_RADIAN = 0x1.45f306dc9c883p-1;

    /** The first, second and third 33 bits of π/2. */
    private static final double PART_1 = 0x1.921fb544p0;

    private static final double PART_2 = 0x1.0b4611a6p-34;
    private static final double PART_3 = 0x1.3198a2ep-69;

    /** π/2 less the first part, the first two, all three. */
    private static final double BEYOND_1 = 0x1.0b4611a626331p-34;

    private static final double BEYOND_2 = 0x1.3198a2e037073p-69;
    private static final double BEYOND_3 = 0x1.b839a252049c1p-104;

    /** So many bits may cancel out before another part of π/2 is needed. */
    private static final int SPARE_BITS_1 = 16;

    private static final int SPARE_BITS_2 = 49;

    private AngleReduction() {}

    /**
     * The number of quarter turns nearest to {@code angle}, with its sign; of a huge angle only the last three bits.
     *
     * @param angle farther from 0 than π/4, or infinite or NaN: then 0
     */
    static int quarters(double angle) {
        if (!Double.isFinite(angle)) {
            return 0;
        }
        double size = Math.abs(angle);
        int quarters = size < HUGE ? (int) (size * QUARTERS_PER_RADIAN + 0.5) : HugeAngleReduction.quarters(size);
        return angle < 0 ? -quarters : quarters;
    }

    /** {@code angle} − {@code quarters} · π/2; NaN for an infinite angle. */
    static double rest(double angle, int quarters) {
        double size = Math.abs(angle);
        double rest;
        if (size < HUGE) {
            int parts = parts(size, Math.abs(quarters));
            rest = difference(size, Math.abs(quarters), parts) - correction(size, Math.abs(quarters), parts);
        } else {
            rest = Double.isFinite(angle) ? HugeAngleReduction.rest(size) : Double.NaN;
        }
        return angle < 0 ? -rest : rest;
    }

    /** What {@code rest}, returned for this angle, lacks. */
    static double tail(double angle, int quarters, double rest) {
        double size = Math.abs(angle);
        double sizeRest = angle < 0 ? -rest : rest;
        double tail;
        if (size < HUGE) {
            int parts = parts(size, Math.abs(quarters));
            tail = (difference(size, Math.abs(quarters), parts) - sizeRest)
                    - correction(size, Math.abs(quarters), parts);
        } else {
            tail = Double.isFinite(angle) ? HugeAngleReduction.tail(size, sizeRest) : Double.NaN;
        }
        return angle < 0 ? -tail : tail;
    }

    /** How many parts of π/2 are needed: more, the nearer {@code angle} is to the multiple. */
    private static int parts(double angle, int quarters) {
        if (quarters < 32 && DoubleBits.upperInt(angle) != DoubleBits.upperInt(quarters * (Math.PI / 2))) {
            return 1;
        }
        if (lostBits(angle, quarters, 1) <= SPARE_BITS_1) {
            return 1;
        }
        return quarters == 1 || lostBits(angle, quarters, 2) <= SPARE_BITS_2 ? 2 : 3;
    }

    private static int lostBits(double angle, int quarters, int parts) {
        double rest = difference(angle, quarters, parts) - correction(angle, quarters, parts);
        return Math.getExponent(angle) - Math.getExponent(rest);
    }

    /** {@code angle} less so many parts of the multiple. */
    private static double difference(double angle, double quarters, int parts) {
        double less = angle - quarters * PART_1;
        if (parts == 1) {
            return less;
        }
        less -= quarters * PART_2;
        return parts == 2 ? less : less - quarters * PART_3;
    }

    /** What is still to be taken from the difference: the rest of the multiple, less the last rounding error. */
    private static double correction(double angle, double quarters, int parts) {
        if (parts == 1) {
            return quarters * BEYOND_1;
        }
        double before = difference(angle, quarters, parts - 1);
        double after = difference(angle, quarters, parts);
        return parts == 2
                ? quarters * BEYOND_2 - ((before - after) - quarters * PART_2)
                : quarters * BEYOND_3 - ((before - after) - quarters * PART_3);
    }
}
