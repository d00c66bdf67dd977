package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.math.RandomStream;
import com.jme3.math.Vector3f;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Where one ends does not depend on how often one is asked. */
class FrameRateTest {
    private static final double SECONDS = 2;

    static Stream<Arguments> scenarios() {
        return Stream.of(
                Arguments.of("along a wall", (Supplier<Walker>) FrameRateTest::wall, 3.0, 2.0),
                Arguments.of("up and down stairs", (Supplier<Walker>) FrameRateTest::stairs, 4.0, 0.0),
                Arguments.of("over a crest", (Supplier<Walker>) FrameRateTest::crest, 4.0, 0.0));
    }

    private static Walker wall() {
        return new Playground().floor(60).wall(-50, 1, 50, 1).walker(-5, 0.011, 0);
    }

    private static Walker stairs() {
        Playground playground = new Playground().floor(60);
        for (int i = 0; i < 10; i++) {
            playground.box(2 + 0.3 * i, -1, -5, 8 - 0.3 * i, 0.3 * (i + 1), 5);
        }
        return playground.walker(0, 0.011, 0);
    }

    private static Walker crest() {
        double rise = Math.tan(Math.toRadians(35));
        return new Playground()
                .quad(-6, 0, -5, -6, 0, 5, 0, 6 * rise, 5, 0, 6 * rise, -5)
                .quad(0, 6 * rise, -5, 0, 6 * rise, 5, 6, 0, 5, 6, 0, -5)
                .walker(-4, 2 * rise + 0.1, 0);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void endsAtTheSamePlaceAtAnyRate(String name, Supplier<Walker> start, double x, double z) {
        Vector3f at60 = end(start.get(), x, z, i -> 1 / 60.0);
        RandomStream random = new RandomStream(1, 1);
        double way = Math.hypot(x, z) * SECONDS;
        Stream.of(
                        Named.<Function<Integer, Double>>of("30 Hz", i -> 1 / 30.0),
                        Named.<Function<Integer, Double>>of("144 Hz", i -> 1 / 144.0),
                        Named.<Function<Integer, Double>>of("jittered", i -> (double) random.between(0.004f, 0.034f)))
                .forEach(rate -> {
                    Vector3f end = end(start.get(), x, z, rate.getPayload());
                    Measured.note("%s at %s: off by %.5f of the way", name, rate.getName(), end.distance(at60) / way);
                    assertEquals(0, end.distance(at60), 0.02 * way, name + " at " + rate.getName() + " ends at " + end);
                });
    }

    private static Vector3f end(Walker walker, double x, double z, Function<Integer, Double> lengths) {
        double left = SECONDS;
        for (int i = 0; left > 1e-9; i++) {
            double length = Math.min(left, lengths.apply(i));
            walker.hertz(1 / length).step(x, z);
            left -= length;
        }
        return walker.feet;
    }
}
