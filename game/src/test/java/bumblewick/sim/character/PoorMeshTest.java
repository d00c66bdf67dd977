package bumblewick.sim.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.math.RandomStream;
import com.jme3.math.Vector3f;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Levels as they come from modellers: cracks, corners on edges, triangles that are none, twice the same, huge ones. */
class PoorMeshTest {
    private static final double SPEED = 4;
    private static final int HEADINGS = 7;

    static Stream<Arguments> walks() {
        return floors().flatMap(floor ->
                IntStream.range(0, HEADINGS).mapToObj(i -> Arguments.of(floor, i * 360.0 / HEADINGS + 3)));
    }

    private static Stream<Named<Supplier<Playground>>> floors() {
        return Stream.of(
                Named.of("corners on edges", PoorMeshTest::cornersOnEdges),
                Named.of("cracks of 1 mm", PoorMeshTest::cracks),
                Named.of("triangles that are none", PoorMeshTest::degenerate),
                Named.of("everything twice", PoorMeshTest::twice),
                Named.of("windings mixed", PoorMeshTest::mixedWindings),
                Named.of("corners off by a hundredth of a millimetre", PoorMeshTest::unwelded),
                Named.of("one of 40 km", PoorMeshTest::huge),
                Named.of("fans of needles", PoorMeshTest::fans),
                Named.of("boxes that overlap", PoorMeshTest::overlapping));
    }

    /** Big squares beside small ones: T-junctions. */
    private static Playground cornersOnEdges() {
        Playground playground = new Playground();
        for (int i = -4; i < 4; i++) {
            for (int j = -4; j < 4; j++) {
                int parts = (i + j & 1) == 0 ? 1 : 5;
                double size = 4.0 / parts;
                for (int k = 0; k < parts * parts; k++) {
                    int row = k / parts;
                    square(playground, 4 * i + k % parts * size, 4 * j + row * size, size, size, 0);
                }
            }
        }
        return playground;
    }

    private static void square(Playground playground, double x, double z, double w, double d, double y) {
        playground.quad(x, y, z, x, y, z + d, x + w, y, z + d, x + w, y, z);
    }

    private static Playground cracks() {
        Playground playground = new Playground();
        for (int i = -16; i < 16; i++) {
            for (int j = -16; j < 16; j++) {
                square(playground, i, j, 0.999, 0.999, 0);
            }
        }
        return playground;
    }

    private static Playground degenerate() {
        Playground playground = new Playground().floor(20);
        RandomStream random = new RandomStream(3, 3);
        for (int i = 0; i < 2000; i++) {
            double x = random.between(-14f, 14f);
            double z = random.between(-14f, 14f);
            double dx = i % 3 == 0 ? 0 : random.between(-1f, 1f);
            double dz = i % 3 == 0 ? 0 : random.between(-1f, 1f);
            double c = i % 3 == 1 ? 0.5 : 0;
            playground.triangle(x, 0, z, x + dx, 0, z + dz, x + c * dx, 0, z + c * dz);
        }
        return playground;
    }

    private static Playground twice() {
        Playground playground = cornersOnEdges();
        for (int i = -16; i < 16; i++) {
            for (int j = -16; j < 16; j++) {
                square(playground, i, j, 1, 1, 0);
                square(playground, i, j, 1, 1, 0);
            }
        }
        return playground;
    }

    private static Playground mixedWindings() {
        Playground playground = new Playground();
        for (int i = -16; i < 16; i++) {
            for (int j = -16; j < 16; j++) {
                if ((i * 7 + j * 3) % 4 == 0) {
                    square(playground, i, j, 1, 1, 0);
                } else {
                    playground.quad(i, 0, j, i + 1, 0, j, i + 1, 0, j + 1, i, 0, j + 1);
                }
            }
        }
        return playground;
    }

    private static Playground unwelded() {
        Playground playground = new Playground();
        RandomStream random = new RandomStream(3, 4);
        for (int i = -16; i < 16; i++) {
            for (int j = -16; j < 16; j++) {
                double[] c = {i, 0, j, i, 0, j + 1, i + 1, 0, j + 1, i + 1, 0, j};
                for (int k = 0; k < 12; k++) {
                    c[k] += random.between(-1e-5f, 1e-5f);
                }
                playground.quad(c);
            }
        }
        return playground;
    }

    private static Playground huge() {
        return new Playground().triangle(-20000, 0, -20000, 0, 0, 20000, 20000, 0, -20000);
    }

    /** 90 needles about each of some points. */
    private static Playground fans() {
        Playground playground = new Playground();
        for (int i = -2; i < 2; i++) {
            for (int j = -2; j < 2; j++) {
                double x = 8 * i + 4;
                double z = 8 * j + 4;
                for (int k = 0; k < 90; k++) {
                    double[] a = rim(k / 90.0);
                    double[] b = rim((k + 1) / 90.0);
                    playground.triangle(x, 0, z, x + b[0], 0, z + b[1], x + a[0], 0, z + a[1]);
                }
            }
        }
        return playground;
    }

    /** A point on the rim of a square of 8 u. */
    private static double[] rim(double turn) {
        double t = 4 * turn % 4;
        double u = 8 * (t % 1) - 4;
        return switch ((int) t) {
            case 0 -> new double[] {u, -4};
            case 1 -> new double[] {4, u};
            case 2 -> new double[] {-u, 4};
            default -> new double[] {-4, -u};
        };
    }

    private static Playground overlapping() {
        Playground playground = new Playground();
        for (int i = -16; i < 16; i++) {
            playground.box(i - 0.2, -1, -16, i + 1.2, 0, 16);
        }
        return playground;
    }

    @ParameterizedTest(name = "{0}, {1}°")
    @MethodSource("walks")
    void aFlatFloorIsFlatHoweverItIsMade(Supplier<Playground> floor, double degrees) {
        Walker walker = floor.get().walker(0.13, 0.3, 0.07);
        walker.walk(0, 0, 0.5).measure();
        Vector3f start = walker.feet.clone();
        double cos = Math.cos(Math.toRadians(degrees));
        double sin = Math.sin(Math.toRadians(degrees));

        walker.walk(SPEED * cos, SPEED * sin, 3);

        double lateral = (walker.feet.x - start.x) * sin - (walker.feet.z - start.z) * cos;
        Measured.note(
                "poor floor %.0f°: slowest %.5f range %.6f lateral %.6f grounded %.3f",
                degrees, walker.slowest() / SPEED, walker.heightRange(), lateral, walker.grounded());
        assertAll(
                () -> assertTrue(walker.slowest() >= 0.98 * SPEED, "slowest " + walker.slowest()),
                () -> assertTrue(walker.heightRange() <= 0.001, "height range " + walker.heightRange()),
                () -> assertEquals(0, lateral, 0.005),
                () -> assertEquals(1, walker.grounded(), 0));
    }

    /** Tiles a little higher and lower than their neighbours, as those that were put by hand. */
    @ParameterizedTest(name = "{0} u")
    @ValueSource(doubles = {0.0005, 0.002, 0.01, 0.05})
    void tilesOfDifferentHeightsAreWalkedOver(double most) {
        Playground playground = new Playground();
        for (int i = -16; i < 16; i++) {
            for (int j = -16; j < 16; j++) {
                double y = most * ((i * 5 + j * 3 & 3) / 3.0);
                playground.box(i, -1, j, i + 1, y, j + 1);
            }
        }
        Walker walker = playground.walker(-8, 0.2, 0.1);
        walker.walk(0, 0, 0.5).measure();

        walker.walk(SPEED, 0.7, 4);

        Measured.note(
                "tiles %.4f: at %.4f slowest %.4f range %.5f grounded %.3f",
                most, walker.feet.x, walker.slowest() / SPEED, walker.heightRange(), walker.grounded());
        assertAll(
                () -> assertEquals(8, walker.feet.x, 0.02),
                () -> assertTrue(walker.slowest() >= 0.98 * SPEED, "slowest " + walker.slowest()),
                () -> assertTrue(walker.heightRange() <= most + 0.001, "range " + walker.heightRange()),
                () -> assertEquals(1, walker.grounded(), 0));
    }

    /** A wall of squares whose corners lie on each other's edges, twice over, with seams of 1 mm. */
    @ParameterizedTest(name = "{0}° into it")
    @ValueSource(doubles = {10, 45, 80})
    void aWallOfManyPiecesIsSlidAlongLikeOne(double degrees) {
        Playground playground = new Playground().floor(60);
        for (int i = -40; i < 40; i++) {
            double h = 0.37 + 0.1 * (i & 3);
            playground.quad(0.5 * i, -1, 1, 0.5 * i + 0.499, -1, 1, 0.5 * i + 0.499, h, 1, 0.5 * i, h, 1);
            playground.quad(0.5 * i, h, 1, 0.5 * i + 0.5, h, 1, 0.5 * i + 0.5, 4, 1, 0.5 * i, 4, 1);
            playground.quad(0.5 * i, 4, 1, 0.5 * i + 0.5, 4, 1, 0.5 * i + 0.5, h, 1, 0.5 * i, h, 1);
        }
        Walker walker = playground.walker(-15, 0.02, 0.59);
        double along = SPEED * Math.cos(Math.toRadians(degrees));
        double into = SPEED * Math.sin(Math.toRadians(degrees));
        walker.walk(along, into, 0.2).measure();
        float from = walker.feet.x;

        walker.walk(along, into, 5);

        Measured.note(
                "seamed wall %.0f°: %.5f slowest %.5f range %.6f",
                degrees, (walker.feet.x - from) / 5 / along, walker.slowest() / along, walker.heightRange());
        assertAll(
                () -> assertEquals(along, (walker.feet.x - from) / 5, 0.02 * along),
                () -> assertTrue(walker.slowest() >= 0.9 * along, "slowest " + walker.slowest()),
                () -> assertTrue(walker.heightRange() <= 0.003));
    }

    /** A slope of one triangle whose corners are 20 km away. */
    @ParameterizedTest(name = "{0}°")
    @ValueSource(doubles = {10, 30, 45})
    void walksOnAHugeSlope(double degrees) {
        double rise = 20000 * Math.tan(Math.toRadians(degrees));
        Walker walker = new Playground()
                .triangle(-20000, -rise, -20000, -20000, -rise, 20000, 20000, rise, 0)
                .walker(3, 3 * Math.tan(Math.toRadians(degrees)) + 0.3, 1);
        walker.walk(0, 0, 1).measure();
        Vector3f start = walker.feet.clone();
        walker.walk(0, 0, 2);
        double creep = walker.feet.distance(start);

        walker.walk(SPEED, 0, 2);
        walker.walk(-SPEED, 0, 2);

        Measured.note(
                "huge slope %.0f°: creep %.6f back %.5f grounded %.3f",
                degrees, creep, walker.feet.distance(start), walker.grounded());
        assertAll(
                () -> assertEquals(0, creep, 1e-3),
                () -> assertEquals(0, walker.feet.distance(start), 0.01),
                () -> assertEquals(1, walker.grounded(), 0));
    }

    /** Across the way at x = 2, in u; a sheet if it has no thickness. */
    private static Playground fence(double height, double thickness) {
        Playground playground = new Playground().floor(60);
        return thickness == 0
                ? playground.quad(2, 0, -9, 2, 0, 9, 2, height, 9, 2, height, -9)
                : playground.box(2, 0, -9, 2 + thickness, height, 9);
    }

    /** A sheet without thickness, from either side, or a lath: too high to step on, or with nothing to stand on. */
    @ParameterizedTest(name = "{0} u high, {1} thick, towards {2}")
    @CsvSource({"0.5, 0, 1", "0.5, 0, -1", "1, 0.001, 1", "0.5, 0.02, 1", "2, 0, 1", "2, 0, -1"})
    void isStoppedByAThinFence(double height, double thickness, double towards) {
        Walker walker = fence(height, thickness).walker(2 - 2 * towards, 0.02, 0);
        walker.walk(0, 0, 0.2).measure();

        walker.walk(towards * SPEED, 0, 2);

        Measured.note("fence %.1f: %s range %.6f", height, walker.feet, walker.heightRange());
        assertAll(
                () -> assertTrue((2 - walker.feet.x) * towards >= 0.35, "at " + walker.feet),
                () -> assertTrue((2 - walker.feet.x) * towards <= 0.45, "at " + walker.feet),
                () -> assertTrue(walker.heightRange() <= 0.001),
                () -> assertEquals(1, walker.grounded(), 0));
    }

    /**
     * What is low enough for the round of the foot is walked over; a step needs a tread of 5 cm, or it is a fence. Nobody
     * hangs on it.
     */
    @ParameterizedTest(name = "{0} u high, {1} thick: walked over {2}")
    @CsvSource({
        "0.1, 0, true",
        "0.1, 0.02, true",
        "0.3, 0, false",
        "0.3, 0.02, false",
        "0.3, 0.06, true",
        "0.3, 0.2, true"
    })
    void meetsALowKerb(double height, double thickness, boolean over) {
        Walker walker = fence(height, thickness).walker(0, 0.02, 0);
        walker.walk(0, 0, 0.2).measure();

        walker.walk(SPEED, 0, 2);
        Vector3f there = walker.feet.clone();
        walker.walk(0, 0, 1);

        Measured.note("kerb %.1f, %.2f: %s grounded %.3f", height, thickness, there, walker.grounded());
        assertAll(
                () -> assertEquals(over ? 8 : 1.6, there.x, 0.1, "at " + there),
                () -> assertEquals(0.01, walker.feet.y, 0.001),
                () -> assertTrue(walker.grounded() >= 0.95));
    }

    /** Put into a place where triangles without an area lie all through the body: they may push, not throw. */
    @Test
    void startsAmongTrianglesThatAreNone() {
        Playground playground = new Playground().floor(20);
        for (int i = 0; i < 5; i++) {
            double y = 0.3 + 0.3 * i;
            playground.triangle(0.05, y, 0, 0.05, y, 0, 0.05, y, 0);
            playground.triangle(-0.3, y, 0.1, 0.2, y, 0.1, -0.05, y, 0.1);
        }
        Walker walker = playground.walker(0, 0.02, 0).yielding(1);

        walker.walk(0, 0, 1);

        Measured.note("among points: %s separation %.5f", walker.feet, walker.separation());
        assertAll(
                () -> assertTrue(walker.separation() >= -1e-3, "in by " + -walker.separation()),
                () -> assertTrue(walker.feet.length() < 1, "thrown to " + walker.feet),
                () -> assertTrue(walker.controller.grounded()));
    }
}
