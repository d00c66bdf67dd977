package bumblewick.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.measure.AllocationMeter;
import java.util.SplittableRandom;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The functions of our own return the bits of {@link StrictMath}, and allocate nothing. */
@Tag("long")
@Tag("allocation")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DeterministicMathTest {
    private static final int EACH = 200_000;
    private static final int KINDS = 5;

    private final double[] numbers = numbers();

    /** A million numbers of five kinds, and every border that the functions know. */
    private static double[] numbers() {
        SplittableRandom random = new SplittableRandom(25);
        double[] borders = borders();
        double[] numbers = new double[KINDS * EACH + borders.length];
        for (int i = 0; i < EACH; i++) {
            // any bits at all: every exponent, infinities and NaN
            numbers[i] = Double.longBitsToDouble(random.nextLong());
            // what a game calculates with
            numbers[EACH + i] = random.nextDouble(-20, 20);
            numbers[2 * EACH + i] = (float) random.nextDouble(-3e6, 3e6);
            // the doubles next to multiples of π/4, where a reduction loses most, up to huge ones
            int steps = random.nextInt(-3, 4);
            double multiple = Math.rint(Math.scalb(random.nextDouble(), random.nextInt(60))) * (Math.PI / 4);
            numbers[3 * EACH + i] = multiple + steps * Math.ulp(multiple);
            // next to powers of two, where the exponent changes
            double power = Math.scalb(random.nextBoolean() ? 1.0 : -1.0, random.nextInt(-1074, 1024));
            numbers[4 * EACH + i] = power + steps * Math.ulp(power);
        }
        System.arraycopy(borders, 0, numbers, KINDS * EACH, borders.length);
        return numbers;
    }

    private static double[] borders() {
        double[] exact = {
            0.0,
            Double.MIN_VALUE,
            Double.MIN_NORMAL,
            Double.MAX_VALUE,
            Double.POSITIVE_INFINITY,
            Double.NaN,
            // the double that lies nearest to a multiple of π/2 of all
            6381956970095103.0 * 0x1p797,
            // borders in FDLIBM, by the upper halves of doubles
            upper(0x3e300000),
            upper(0x3e400000),
            upper(0x3fd33333),
            upper(0x3fe59428),
            upper(0x3fe90000),
            upper(0x3fe921fb),
            upper(0x3ff921fb),
            upper(0x4002d97c),
            upper(0x413921fb),
            upper(0x3fdc0000),
            upper(0x3fe60000),
            upper(0x3ff30000),
            upper(0x40038000),
            upper(0x44100000),
            upper(0x3c900000),
            upper(0x3fd62e42),
            upper(0x3ff0a2b2),
            upper(0x4043687a),
            upper(0x40862e42),
            0x1.62e42fefa39efp9,
            upper(0x3ff6a09e),
            upper(0x3fe6147a),
            upper(0x3ff6147a),
            upper(0x3feb851e),
            upper(0x3fe6b851),
            upper(0x3ff6b851)
        };
        double[] borders = new double[exact.length * 10];
        for (int i = 0; i < exact.length; i++) {
            double border = exact[i];
            double after = DoubleBits.withUpperInt(0.0, DoubleBits.upperInt(border) + 1);
            double[] around = {border, Math.nextDown(border), Math.nextUp(border), after, Math.nextDown(after)};
            for (int j = 0; j < around.length; j++) {
                borders[i * 10 + j] = around[j];
                borders[i * 10 + 5 + j] = -around[j];
            }
        }
        return borders;
    }

    private static double upper(int upper) {
        return DoubleBits.withUpperInt(0.0, upper);
    }

    static Stream<Arguments> functions() {
        return Stream.of(
                function("sin", StrictMath::sin, DeterministicMath::sin),
                function("cos", StrictMath::cos, DeterministicMath::cos),
                function("tan", StrictMath::tan, DeterministicMath::tan),
                function("log", StrictMath::log, Powers::log),
                function("expm1", StrictMath::expm1, Powers::expm1),
                function("cbrt", StrictMath::cbrt, Powers::cbrt),
                function("toRadians", StrictMath::toRadians, DeterministicMath::toRadians),
                function("toDegrees", StrictMath::toDegrees, DeterministicMath::toDegrees));
    }

    private static Arguments function(String name, DoubleUnaryOperator strict, DoubleUnaryOperator ours) {
        return Arguments.of(name, strict, ours);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("functions")
    void returnsTheBitsOfStrictMath(String name, DoubleUnaryOperator strict, DoubleUnaryOperator ours) {
        for (double x : numbers) {
            double expected = strict.applyAsDouble(x);
            double found = ours.applyAsDouble(x);
            if (Double.doubleToLongBits(expected) != Double.doubleToLongBits(found)) {
                assertEquals(expected, found, () -> name + " of " + Double.toHexString(x));
            }
        }
    }

    @Test
    void atan2ReturnsTheBitsOfStrictMath() {
        // each number with another of its kind, of any kind and of the borders, and with itself: on the diagonals
        for (int i = 0; i < numbers.length; i++) {
            compareAtan2(numbers[i], numbers[(i * 7 + 1) % EACH + i / EACH % KINDS * EACH]);
            compareAtan2(numbers[i], numbers[(int) (i * 31L % numbers.length)]);
            compareAtan2(numbers[i], numbers[KINDS * EACH + i % (numbers.length - KINDS * EACH)]);
            compareAtan2(numbers[i], numbers[i]);
            compareAtan2(numbers[i], 1.0);
        }
    }

    private static void compareAtan2(double y, double x) {
        double expected = StrictMath.atan2(y, x);
        double found = DeterministicMath.atan2(y, x);
        if (Double.doubleToLongBits(expected) != Double.doubleToLongBits(found)) {
            assertEquals(expected, found, () -> Double.toHexString(y) + " over " + Double.toHexString(x));
        }
    }

    /** Infinite, huge and small angles alike. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("functions")
    void allocatesNothing(String name, DoubleUnaryOperator strict, DoubleUnaryOperator ours) {
        assertEquals(0L, allocated(ours), () -> name + ": bytes allocated");
    }

    @Test
    void atan2AllocatesNothing() {
        DoubleBinaryOperator atan2 = DeterministicMath::atan2;
        assertEquals(0L, allocated(x -> atan2.applyAsDouble(x, 0.3)), "bytes allocated");
    }

    private long allocated(DoubleUnaryOperator function) {
        AllocationMeter meter = new AllocationMeter();
        double[] results = new double[numbers.length / 50 + 1];
        for (int run = 0; run < 4; run++) {
            meter.nextRun();
            for (int i = 0; i < numbers.length; i += 50) {
                meter.begin();
                results[i / 50] = function.applyAsDouble(numbers[i]);
                meter.end();
            }
        }
        return meter.bytes();
    }
}
